import { useNavigate } from 'react-router';
import { TEAM_ROLES } from '#contracts/roles.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_PERSON_NAME } from '#contracts/validation/colleague.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { titled } from '../frame/admin-screen.tsx';
import { whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/team-invite.route.ts';
import { inviteToTeam } from './save-team.ts';
import { TEAM } from './team-calls.ts';
import styles from './team.module.css';

export const meta = titled(m.team_invite_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => {
    await requestOf(context).api(TEAM);
    return { mayInvite: true };
  });
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  return inviteToTeam(await request.formData(), requestOf(context));
}

/** Invites somebody, over the list. */
export default function TeamInviteRoute() {
  const t = useTexts();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const closeHref = localPath('/admin/team');
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.team_invited));
      void navigate(closeHref, { preventScrollReset: true });
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Drawer title={t(m.team_invite_title)} closeHref={closeHref}>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <Text name="email" type="email" label={t(m.team_email)} isRequired {...errorAt(errors, 'email')} />
        <div className={styles.names}>
          <Text
            name="firstname"
            label={t(m.users_firstname)}
            isRequired
            maxLength={LONGEST_PERSON_NAME}
            {...errorAt(errors, 'firstname')}
          />
          <Text
            name="lastname"
            label={t(m.users_lastname)}
            maxLength={LONGEST_PERSON_NAME}
            {...errorAt(errors, 'lastname')}
          />
        </div>
        <Choice
          name="role"
          label={t(m.team_role)}
          hint={t(m.team_role_hint)}
          defaultValue="author"
          options={TEAM_ROLES.map((role) => ({
            value: role,
            label: t(role === 'admin' ? m.admin_role_admin : m.admin_role_author),
          }))}
          {...errorAt(errors, 'role')}
        />
        <ProofIfRequired answer={answer} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy}>
            {t(m.team_invite_send)}
          </Button>
          <ButtonLink to={closeHref} look="secondary" preventScrollReset>
            {t(m.kit_cancel)}
          </ButtonLink>
        </div>
      </Form>
    </Drawer>
  );
}
