import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { Work } from '#server/kernel/work.ts';
import type {
  AccountLinkAsked,
  PersonInvited,
  PersonRegistered,
  SecurityChanged,
} from '#server/modules/identity/facts.ts';
import { getPerson, hasPassword } from '#server/modules/identity/index.ts';
import type { AccountMailKind } from './rules/mail-kinds.ts';
import { queueMail } from './use-cases/queue-mail.ts';

const NOTICES = {
  password: 'account-password-changed',
  secondFactorAdded: 'account-second-factor-added',
  secondFactorRemoved: 'account-second-factor-removed',
  recoveryCodeUsed: 'account-recovery-code-used',
} as const satisfies Record<SecurityChanged['data']['change'], AccountMailKind>;

/** Who is told what when something happens to an account. */
export const accountReactions = (): Reaction[] => [
  reaction<PersonRegistered>('personRegistered', 'mailVerification', (work, { personId, codeId }) =>
    mailPerson(work, { personId, kind: 'account-verify', subjectId: codeId, occasion: codeId }),
  ),
  reaction<AccountLinkAsked>('accountLinkAsked', 'mailLink', (work, { personId, codeId, purpose }) =>
    mailPerson(work, { personId, kind: `account-${purpose}`, subjectId: codeId, occasion: codeId }),
  ),
  reaction<PersonInvited>('personInvited', 'mailInvitation', async (work, { personId, codeId }) => {
    const kind = (await hasPassword(work, personId)) ? 'account-role' : 'account-invite';
    await mailPerson(work, { personId, kind, subjectId: codeId, occasion: codeId });
  }),
  reaction<SecurityChanged>('securityChanged', 'mailSecurityNotice', (work, { personId, change, occasion }) =>
    mailPerson(work, { personId, kind: NOTICES[change], subjectId: personId, occasion }),
  ),
];

async function mailPerson(
  work: Work,
  {
    personId,
    kind,
    subjectId,
    occasion,
  }: { personId: number; kind: AccountMailKind; subjectId: number; occasion: number | string },
): Promise<void> {
  const person = await getPerson(work, personId);
  if (!person) return;
  const { email, language } = person;
  await queueMail(work, {
    providerId: null,
    kind,
    recipient: email,
    language,
    subjectId,
    details: {},
    sendKey: `${kind}:${personId}/${occasion}`,
  });
}
