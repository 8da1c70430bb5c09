import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Consequences } from '#web/business-frame/planning/consequences.tsx';
import { ProofFields } from '#web/business-frame/users/proof-fields.tsx';
import { ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { ShareFields } from './share-fields.tsx';
import { RoleChoice } from './role-choice.tsx';
import type { UserChange } from './save-user.ts';
import { StaffChoice } from './staff-choice.tsx';
import type { ListedUser, Role, StaffPerson } from '#web/business-frame/users/user-calls.ts';
import { nameOf } from '#web/business-frame/users/user-labels.ts';
import { WhatFollows } from './what-follows.tsx';

type ChangeFieldsProps = {
  change: UserChange;
  user: ListedUser;
  roles: readonly Role[];
  staff: readonly StaffPerson[];
  /** Of who asks. */
  myEmail: string;
  answer: FormAnswer | undefined;
};

/** What the form of a change asks, and what follows from it. */
export function ChangeFields({ change, user, roles, staff, myEmail, answer }: ChangeFieldsProps) {
  const t = useTexts();
  const errors = answer?.fieldErrors ?? {};
  const typed = new Map(answer?.typed);
  if (change === 'staff') {
    return (
      <>
        <input type="hidden" name="name" value={nameOf(user)} />
        <p>{t(user.isMe ? m.users_assign_self_text : m.users_assign_text)}</p>
        <StaffChoice staff={staff} errors={errors} typed={typed} isRequired />
        <ProofIfRequired answer={answer} />
      </>
    );
  }
  if (change === 'share') return <ShareFields user={user} errors={errors} typed={typed} />;
  if (change === 'back') {
    return (
      <>
        <WhatFollows act="reactivate" user={user} />
        <ProofIfRequired answer={answer} />
      </>
    );
  }
  if (change === 'again') {
    return (
      <>
        <p>{t(m.users_resend_text)}</p>
        <ProofIfRequired answer={answer} />
      </>
    );
  }
  const proof = <ProofFields email={myEmail} errors={errors} />;
  if (change === 'role') {
    return (
      <>
        <input type="hidden" name="version" value={user.version} />
        <RoleChoice roles={roles} defaultValue={typed.get('role') ?? user.role} />
        {user.role === 'owner' ? (
          <>
            <p>{t(m.users_end_owner_text)}</p>
            {proof}
          </>
        ) : (
          <ProofIfRequired answer={answer} />
        )}
      </>
    );
  }
  return (
    <>
      {change === 'ownership' ? (
        <p>{t(m.users_hand_over_text)}</p>
      ) : (
        <>
          <WhatFollows act="deactivate" user={user} />
          <p>{t(m.users_end_owner_text)}</p>
          <Consequences answer={answer} />
        </>
      )}
      {proof}
    </>
  );
}
