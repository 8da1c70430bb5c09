import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { Work } from '#server/kernel/work.ts';
import type { OwnershipHandedOver } from '#server/modules/colleagues/facts.ts';
import type {
  AccountLinkRequested,
  AdministratorMade,
  DirectorMade,
  EmailChanged,
  EmailCodeRequested,
  EmailTakenBack,
  NewEmailRequested,
  PersonInvited,
  PersonRegistered,
  RoleOffered,
  SecurityChanged,
  TeamRoleOffered,
} from '#server/modules/identity/facts.ts';
import type { NoticeAddressChanged } from '#server/modules/providers/facts.ts';
import {
  administratorIds,
  comesInByPassword,
  emailOfStep,
  emailTakenAway,
  getPerson,
  listOwners,
} from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { AccountMailKind } from './rules/mail-kinds.ts';
import { NOTICE_ADDRESS_KIND } from './rules/mail-kinds.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import { queueMail } from './use-cases/queue-mail.ts';

const NOTICES = {
  password: 'account-password-changed',
  secondFactorAdded: 'account-second-factor-added',
  secondFactorRemoved: 'account-second-factor-removed',
  recoveryCodeUsed: 'account-recovery-code-used',
  pinSet: 'account-pin-set',
  pinRemoved: 'account-pin-removed',
} as const satisfies Record<SecurityChanged['data']['change'], AccountMailKind>;

/** Who is told what when something happens to an account. */
export const accountReactions = (): Reaction[] => [
  reaction<PersonRegistered>('personRegistered', 'mailVerification', (work, { personId, codeId }) =>
    mailPerson(work, { personId, kind: 'account-verify', subjectId: codeId, occasion: codeId }),
  ),
  reaction<AccountLinkRequested>('accountLinkAsked', 'mailLink', (work, { personId, codeId, purpose }) =>
    mailPerson(work, { personId, kind: `account-${purpose}`, subjectId: codeId, occasion: codeId }),
  ),
  reaction<PersonInvited>('personInvited', 'mailInvitation', async (work, { personId, codeId }) => {
    const kind = (await comesInByPassword(work, personId)) ? 'account-role' : 'account-invite';
    await mailPerson(work, { personId, kind, subjectId: codeId, occasion: codeId });
  }),
  reaction<RoleOffered>('roleOffered', 'mailOffer', async (work, offered) => {
    const { providerId, personId, colleagueId, codeId, role, occasion } = offered;
    if (codeId !== null) {
      await mailPerson(work, { personId, kind: 'account-invite', subjectId: codeId, occasion: codeId });
    } else {
      const kind = role === 'owner' ? 'account-ownership-asked' : 'account-offer';
      await mailPerson(work, {
        personId,
        providerId,
        kind,
        subjectId: colleagueId,
        occasion: `${colleagueId}/${occasion}`,
      });
    }
  }),
  reaction<OwnershipHandedOver>('ownershipHandedOver', 'mailBoth', async (work, handed) => {
    const { providerId, from, to, occasion } = handed;
    for (const [{ personId, colleagueId }, kind] of [
      [from, 'account-ownership-given'],
      [to, 'account-ownership-taken'],
    ] as const)
      await mailPerson(work, {
        personId,
        providerId,
        kind,
        subjectId: colleagueId,
        occasion: `${colleagueId}/${occasion}`,
      });
  }),
  ...powerReactions(),
  reaction<NewEmailRequested>('newEmailAsked', 'mailLinkToNewEmail', (work, { personId, codeId }) =>
    mailStep(work, { personId, codeId, kind: 'account-new-email' }),
  ),
  reaction<EmailCodeRequested>('emailCodeAsked', 'mailCode', async (work, { personId, codeId }) => {
    const to = (await emailOfStep(work, codeId)) ?? undefined;
    await mailPerson(work, { personId, to, kind: 'account-email-code', subjectId: codeId, occasion: codeId });
  }),
  reaction<EmailChanged>('emailChanged', 'mailFormerEmail', (work, { personId, codeId }) =>
    mailStep(work, { personId, codeId, kind: 'account-email-changed' }),
  ),
  reaction<EmailTakenBack>('emailTakenBack', 'mailAddressTakenAway', async (work, { personId, codeId }) => {
    const to = await emailTakenAway(work, codeId);
    const kind = 'account-email-taken-away';
    if (to !== null) await mailPerson(work, { personId, to, kind, subjectId: personId, occasion: codeId });
  }),
  reaction<SecurityChanged>('securityChanged', 'mailSecurityNotice', (work, { personId, change, occasion }) =>
    mailPerson(work, { personId, kind: NOTICES[change], subjectId: personId, occasion }),
  ),
];

/** Who is told of power that lasts. */
const powerReactions = (): Reaction[] => [
  reaction<TeamRoleOffered>('teamRoleOffered', 'mailTeamInvitation', (work, { personId, codeId }) =>
    mailPerson(work, { personId, kind: 'account-team-invite', subjectId: codeId, occasion: codeId }),
  ),
  reaction<AdministratorMade>('administratorMade', 'mailAdministrators', async (work, made) => {
    const others = (await administratorIds(work)).filter((id) => id !== made.personId);
    for (const personId of others)
      await mailPerson(work, {
        personId,
        kind: 'account-administrator-made',
        subjectId: made.personId,
        occasion: `${made.personId}/${made.occasion}`,
      });
  }),
  reaction<DirectorMade>('directorMade', 'mailOwners', async (work, made) => {
    const { providerId, colleagueId, occasion } = made;
    for (const personId of await listOwners(work, providerId))
      await mailPerson(work, {
        personId,
        providerId,
        kind: 'account-director-made',
        subjectId: colleagueId,
        occasion: `${colleagueId}/${occasion}`,
      });
  }),
  reaction<NoticeAddressChanged>(
    'noticeAddressChanged',
    'mailFormerAddress',
    async (work, { providerId, former, occasion }) => {
      const provider = await getProviderContact(work, providerId);
      if (!provider) return;
      await queueMail(work, {
        providerId,
        kind: NOTICE_ADDRESS_KIND,
        recipient: former,
        language: mailLanguageOf(provider.language),
        subjectId: providerId,
        details: {},
        sendKey: `${NOTICE_ADDRESS_KIND}:${providerId}/${occasion}`,
      });
    },
  ),
];

/** Writes to the address a step is about, which is not the person's e-mail: not yet, or no longer. */
async function mailStep(
  work: Work,
  { personId, codeId, kind }: { personId: number; codeId: number; kind: AccountMailKind },
): Promise<void> {
  const to = await emailOfStep(work, codeId);
  if (to !== null) await mailPerson(work, { personId, to, kind, subjectId: codeId, occasion: codeId });
}

async function mailPerson(
  work: Work,
  {
    personId,
    providerId = null,
    to,
    kind,
    subjectId,
    occasion,
  }: {
    personId: number;
    /** At whose place it happened. */
    providerId?: number | null;
    /** Default: their e-mail. */ to?: string | undefined;
    kind: AccountMailKind;
    subjectId: number;
    occasion: number | string;
  },
): Promise<void> {
  const person = await getPerson(work, personId);
  if (!person) return;
  const { email, language } = person;
  await queueMail(work, {
    providerId,
    kind,
    recipient: to ?? email,
    language,
    subjectId,
    details: {},
    sendKey: `${kind}:${personId}/${occasion}`,
  });
}
