import { data, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_REASON } from '#contracts/validation/team.ts';
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
import { idIn, whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/team-end.route.ts';
import { endTeamRole } from './save-team.ts';
import { TEAM } from './team-calls.ts';
import { nameOf } from './team.route.tsx';
import styles from './team.module.css';

export const meta = titled(m.team_end);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const id = idIn(params.id);
  return whenAdmin(url, async () => {
    const member = (await requestOf(context).api(TEAM)).getTeam.find((one) => one.id === id);
    if (!member) throw data(null, { status: 404 });
    return { member };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  return endTeamRole(await request.formData(), requestOf(context), idIn(params.id));
}

/** Takes somebody from the team, over the list; it asks why. */
export default function TeamEndRoute({ loaderData: { member } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const closeHref = localPath('/admin/team');
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.team_ended));
      void navigate(closeHref, { preventScrollReset: true });
    },
  });
  return (
    <Drawer title={t(m.team_end_title, { name: nameOf(member) })} closeHref={closeHref}>
      <p>{t(m.team_end_text)}</p>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <Text
          name="reason"
          label={t(m.team_reason)}
          hint={t(m.team_reason_hint)}
          isLong
          isRequired
          maxLength={LONGEST_REASON}
          {...errorAt(answer?.fieldErrors ?? {}, 'reason')}
        />
        <ProofIfRequired answer={answer} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {t(member.invitedUntil === null ? m.team_end : m.team_withdraw)}
          </Button>
          <ButtonLink to={closeHref} look="secondary" preventScrollReset>
            {t(m.kit_cancel)}
          </ButtonLink>
        </div>
      </Form>
    </Drawer>
  );
}
