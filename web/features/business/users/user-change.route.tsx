import { data, useLocation, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { Route } from './+types/user-change.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ChangeFields } from './change-fields.tsx';
import { CHANGE_WORDS } from './change-labels.ts';
import { saveUser, USER_CHANGES } from './save-user.ts';
import type { UserChange } from './save-user.ts';
import { USER_TO_CHANGE } from '#web/business-frame/users/user-calls.ts';
import styles from './user.module.css';
import { nameOf } from '#web/business-frame/users/user-labels.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.users_title), isPrivate: true }));

/** @throws 404 for an address that names no form */
function changeIn({ change }: { change: string }): UserChange {
  const found = USER_CHANGES.find((name) => name === change);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function loader({ context, url, params }: Route.LoaderArgs) {
  const change = changeIn(params);
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(USER_TO_CHANGE, of);
    const { getCollaborator: user, getCollaborators: users, getUnassignedStaff: staff } = found;
    if (!user.acts.includes(CHANGE_WORDS[change].act)) throw data(null, { status: 404 });
    return { change, user, staff, roles: users.rolesToGive, myEmail: found.getCurrentUser?.email ?? '' };
  });
}

/** What was just done may not be done again: the form stays until its drawer has closed. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return saveUser(changeIn(params), form, requestOf(context), of);
}

/** Changes one thing of a user: the role, whom of the staff they are, that they own the center, that an owner goes. */
export default function UserChangeRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { showSuccess } = useToasts();
  const { change, user } = loaderData;
  const words = CHANGE_WORDS[change];
  const closeHref = centerPath(`users/${user.id}`) + search;
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.done_with, { text: t(words.done(user)), name: nameOf(user) }));
      void navigate(closeHref, { preventScrollReset: true });
    },
  });
  return (
    <Drawer title={words.title(t, nameOf(user))} closeHref={closeHref}>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <ChangeFields {...loaderData} answer={answer} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy}>
            {t(words.verb)}
          </Button>
          <ButtonLink to={closeHref} look="secondary" preventScrollReset>
            {t(m.kit_cancel)}
          </ButtonLink>
        </div>
      </Form>
    </Drawer>
  );
}
