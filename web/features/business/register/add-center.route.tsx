import { redirect, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { localeInPath, pathInLocale, pathWithoutLocale } from '#contracts/languages.ts';
import { areaOfPath } from '#contracts/roles.ts';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { goOnUnlessScripted } from '#web/lib/form/saved.ts';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { hasSecondFactor } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { SecondFactorPanel } from '#web/sign-in/second-factor/second-factor-panel.tsx';
import { ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { Route } from './+types/add-center.route.ts';
import { BusinessShell } from '#web/business-frame/business-shell.tsx';
import { whereToGoOn } from './after-opening.ts';
import { CenterFields } from './center-fields.tsx';
import { FACTORS_OF_WHO_ADDS, WHO_ADDS } from './register-calls.ts';
import { addCenterFromForm } from './register-from-form.ts';
import type { NewCenterAnswer } from './register-from-form.ts';
import styles from './register.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.newcenter_add_title), isPrivate: true }));

/** For who is signed in as a business, and at the other address as a customer; whoever is neither logs in there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = requestOf(context);
  const { getCurrentUser: person } = await api(WHO_ADDS);
  const locale = localeInPath(url.pathname);
  if (person && !person.verifiedEmail) throw redirect(pathInLocale('/business', locale));
  if (person) {
    const { getMySecondFactors: factors } = await api(FACTORS_OF_WHO_ADDS);
    return { email: person.email, timeZone: person.timezone, factors };
  }
  const login = isOfBusiness(url) ? '/business/login' : '/login';
  throw redirect(pathInLocale(`${login}?${new URLSearchParams({ next: url.pathname })}`, locale));
}

/** Who has just opened a center goes on by the answer. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<NewCenterAnswer> {
  const form = await request.formData();
  const known = await addCenterFromForm(form, requestOf(context));
  const answer = { ...known, isSignedIn: isOfBusiness(url) };
  if (answer.isSaved) goOnUnlessScripted(form, pathInLocale(whereToGoOn(answer), localeInPath(url.pathname)));
  return answer;
}

const isOfBusiness = ({ pathname }: URL): boolean => areaOfPath(pathWithoutLocale(pathname)) === 'business';

/** Another center or practice for an account that there is. */
export default function AddCenterRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { email, factors, timeZone } = loaderData;
  const canAdd = hasSecondFactor(factors);
  return (
    <BusinessShell>
      <div className={styles.card}>
        <div>
          <h1 className={styles.title}>{t(m.newcenter_add_title)}</h1>
          <p className={styles.intro}>{t(m.newcenter_add_intro, { email })}</p>
        </div>
        {canAdd ? <AddCenterForm /> : <p className={styles.intro}>{t(m.newcenter_factor_first)}</p>}
        {/* Stays beside the form: it shows the recovery codes of what was just set up */}
        <SecondFactorPanel factors={factors} email={email} timeZone={timeZone} />
      </div>
    </BusinessShell>
  );
}

function AddCenterForm() {
  const t = useTexts();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { Form, formProps, answer, isBusy } = useApiForm<NewCenterAnswer>({
    onSaved: (saved) => void navigate(localPath(whereToGoOn(saved))),
  });
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <ScriptedField />
      <CenterFields answer={answer} />
      <ProofIfRequired answer={answer} />
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.newcenter_add)}
      </Button>
    </Form>
  );
}
