import { data, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_PERSON_NAME } from '#contracts/validation/colleague.ts';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import type { Route } from './+types/invite.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { RoleChoice } from './role-choice.tsx';
import { inviteUser } from './save-user.ts';
import { StaffChoice } from './staff-choice.tsx';
import { NEW_USER } from '#web/business-frame/users/user-calls.ts';
import styles from './user.module.css';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.users_invite_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getCollaborators: users, getUnassignedStaff: staff } = await requestOf(context).api(NEW_USER, {
      providerId,
    });
    // The list says what the package lacks, and how to get it
    if (!users.isStaffOpened) throw data(null, { status: 404 });
    return { roles: users.rolesToGive, staff };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return inviteUser(form, requestOf(context), providerIdIn(params));
}

/** Invites somebody, over the list. */
export default function InviteRoute({ loaderData: { roles, staff } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showDone } = useOutcomes();
  const closeHref = centerPath('users');
  const { Form, formProps, answer, isBusy } = useApiForm<FormAnswer & { id?: number }>({
    onSaved: ({ id }) => {
      showDone('invite');
      void navigate(centerPath(`users/${id ?? ''}`), { preventScrollReset: true });
    },
  });
  const errors = answer?.fieldErrors ?? {};
  const typed = new Map(answer?.typed);
  return (
    <Drawer title={t(m.users_invite_title)} closeHref={closeHref}>
      <p className={styles.hint}>{t(m.users_invite_intro)}</p>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <Text
          name="email"
          type="email"
          label={t(m.users_email)}
          isRequired
          defaultValue={typed.get('email') ?? ''}
          {...errorAt(errors, 'email')}
        />
        <div className={styles.names}>
          <Text
            name="firstname"
            label={t(m.users_firstname)}
            isRequired
            maxLength={LONGEST_PERSON_NAME}
            defaultValue={typed.get('firstname') ?? ''}
            {...errorAt(errors, 'firstname')}
          />
          <Text
            name="lastname"
            label={t(m.users_lastname)}
            maxLength={LONGEST_PERSON_NAME}
            defaultValue={typed.get('lastname') ?? ''}
            {...errorAt(errors, 'lastname')}
          />
        </div>
        <RoleChoice roles={roles} defaultValue={typed.get('role') ?? 'collaborator'} />
        <StaffChoice staff={staff} errors={errors} typed={typed} />
        <ProofIfRequired answer={answer} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy}>
            {t(m.users_invite_send)}
          </Button>
          <ButtonLink to={closeHref} look="secondary" preventScrollReset>
            {t(m.kit_cancel)}
          </ButtonLink>
        </div>
      </Form>
    </Drawer>
  );
}
