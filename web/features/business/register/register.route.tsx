import { IconCheck } from '@tabler/icons-react';
import { redirect, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { goOnUnlessScripted } from '#web/lib/form/saved.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/register.route.ts';
import { BusinessShell } from '#web/business-frame/business-shell.tsx';
import { whereToGoOn } from './after-opening.ts';
import { WHO_ADDS } from './register-calls.ts';
import { registerFromForm } from './register-from-form.ts';
import type { NewCenterAnswer } from './register-from-form.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './register.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.newcenter_page), description: t(m.newcenter_intro) }));

/** Who is signed in adds a center to the account they have. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { getCurrentUser: person } = await requestOf(context).api(WHO_ADDS);
  if (!person) return null;
  const home = person.verifiedEmail ? '/business/add-center' : '/business';
  throw redirect(pathInLocale(home, localeInPath(url.pathname)));
}

/** Who has just registered goes on by the answer. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export async function action({ context, request, url }: Route.ActionArgs): Promise<NewCenterAnswer> {
  const form = await request.formData();
  const answer = await registerFromForm(form, requestOf(context));
  if (answer.isSaved) goOnUnlessScripted(form, pathInLocale(whereToGoOn(answer), localeInPath(url.pathname)));
  return answer;
}

const POINTS = [m.newcenter_point_free, m.newcenter_point_hidden, m.newcenter_point_later];

/** Where a business begins: its center and its owner's account (specification section 2, "register business"). */
export default function RegisterRoute() {
  const t = useTexts();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (
    <BusinessShell>
      <div className={styles.page}>
        <div className={styles.pitch}>
          <h1>{t(m.newcenter_title)}</h1>
          <p className={styles.intro}>{t(m.newcenter_intro)}</p>
          <ul className={styles.points}>
            {POINTS.map((point) => (
              <li key={t(point)}>
                <IconCheck size={20} stroke={1.8} aria-hidden="true" />
                {t(point)}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.card}>
          <RegisterForm onRegistered={(answer) => void navigate(localPath(whereToGoOn(answer)))} />
          <p className={styles.end}>
            {t(m.newcenter_have_one)} <a href={localPath('/business/login')}>{t(m.newcenter_log_in)}</a>
          </p>
        </div>
      </div>
    </BusinessShell>
  );
}
