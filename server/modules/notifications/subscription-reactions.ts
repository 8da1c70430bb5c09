import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { Work } from '#server/kernel/work.ts';
import type {
  ChangeOfSession,
  EnrolmentCancelled,
  EnrolmentConfirmed,
  EnrolmentPlaced,
  SessionsChanged,
  SessionsTakenAway,
} from '#server/modules/classes/facts.ts';
import { confirmedInSessions } from '#server/modules/classes/index.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import type { SubscriptionMailKind } from './rules/mail-kinds.ts';
import { queueMail } from './use-cases/queue-mail.ts';
import { subscriptionForMail } from './use-cases/subscription-for-mail.ts';

/** Who is told what when something happens to a sign-up for a class. */
export const subscriptionReactions = (): Reaction[] => [
  reaction<EnrolmentPlaced>('enrolmentPlaced', 'mailSubscriptionLink', (work, of) =>
    mailCustomer(work, of, 'subscription-to-confirm'),
  ),
  reaction<EnrolmentConfirmed>('enrolmentConfirmed', 'mailSubscriptionConfirmed', async (work, of) => {
    if (!of.isQuiet) await mailCustomer(work, of, 'subscription-confirmed');
    if (!of.isByDesk) await mailOwner(work, of, 'owner-new-subscription');
  }),
  reaction<EnrolmentCancelled>('enrolmentCancelled', 'mailSubscriptionCancelled', async (work, of) => {
    // What nobody confirmed or paid in time was never a sign-up in anybody's eyes
    if (of.reason === 'expired' || !of.wasConfirmed) return;
    if (!of.isQuiet) await mailCustomer(work, of, 'subscription-cancelled', of);
    if (of.reason === 'byCustomer' && !of.isByDesk)
      await mailOwner(work, of, 'owner-subscription-cancelled', of);
  }),
  reaction<SessionsChanged>('sessionsChanged', 'mailSessionsChanged', async (work, of) => {
    const { providerId, changes, isQuiet } = of;
    if (isQuiet) return;
    const sessionIds = changes.map(({ sessionId }) => sessionId);
    for (const ofCustomer of await confirmedInSessions(work, { providerId, sessionIds })) {
      const own = ofCustomer.flatMap((one) => one.sessionIds);
      await mailOfChange(
        work,
        { providerId, enrolmentIds: ofCustomer.map(({ enrolmentId }) => enrolmentId) },
        changes.filter(({ sessionId }) => own.includes(sessionId)),
      );
    }
  }),
  reaction<SessionsTakenAway>('sessionsTakenAway', 'mailSessionsTakenAway', async (work, of) => {
    const [enrolmentId, ...also] = of.enrolmentIds;
    if (enrolmentId !== undefined)
      await mailCustomer(work, { providerId: of.providerId, enrolmentId }, 'subscription-cancelled', {
        ...of,
        reason: 'byProvider',
        also,
      });
  }),
];

interface OfEnrolment {
  providerId: number;
  enrolmentId: number;
}
type Cancelled = Pick<EnrolmentCancelled['data'], 'sessionIds' | 'reason' | 'refundCents'> & {
  /** Further sign-ups of the same customer. */
  also?: readonly number[];
};

/** Each mail of a sign-up once; of several cancellations one each. */
const keyOf = (
  kind: SubscriptionMailKind,
  { providerId, enrolmentId }: OfEnrolment,
  cancelled?: Cancelled,
): string => `${kind}:${providerId}/${enrolmentId}${cancelled ? `/${cancelled.sessionIds.join('-')}` : ''}`;

async function mailCustomer(
  work: Work,
  of: OfEnrolment,
  kind: SubscriptionMailKind,
  cancelled?: Cancelled,
): Promise<void> {
  const found = await subscriptionForMail(work, of);
  if (!found?.recipient) return;
  await queueMail(work, {
    providerId: of.providerId,
    kind,
    recipient: found.recipient.email,
    language: found.language,
    subjectId: of.enrolmentId,
    details: { ...(cancelled && detailsOf(cancelled)) },
    sendKey: keyOf(kind, of, cancelled),
  });
}

/** Each change of sessions once to each customer, whatever the number of their sign-ups and sessions. */
async function mailOfChange(
  work: Work,
  { providerId, enrolmentIds }: { providerId: number; enrolmentIds: readonly number[] },
  changes: readonly ChangeOfSession[],
): Promise<void> {
  const [enrolmentId, ...also] = enrolmentIds;
  const [first] = changes;
  if (enrolmentId === undefined || !first) return;
  const found = await subscriptionForMail(work, { providerId, enrolmentId });
  if (!found?.recipient) return;
  await queueMail(work, {
    providerId,
    kind: 'subscription-changed',
    recipient: found.recipient.email,
    language: found.language,
    subjectId: enrolmentId,
    details: {
      sessionIds: changes.map(({ sessionId }) => sessionId),
      before: changes.map(({ sessionId, before }) => ({ sessionId, ...before })),
      isMoved: changes.some(({ isMoved }) => isMoved),
      also,
    },
    sendKey: `subscription-changed:${providerId}/${enrolmentId}/${first.sessionId}#${first.version}`,
  });
}

async function mailOwner(
  work: Work,
  of: OfEnrolment,
  kind: SubscriptionMailKind,
  cancelled?: Cancelled,
): Promise<void> {
  const found = await subscriptionForMail(work, of);
  const recipient = found?.details.provider.notificationEmail ?? null;
  if (!found || recipient === null) return;
  await queueMail(work, {
    providerId: of.providerId,
    kind,
    recipient,
    language: mailLanguageOf(found.details.provider.language),
    subjectId: of.enrolmentId,
    details: { ...(cancelled && detailsOf(cancelled)) },
    sendKey: keyOf(kind, of, cancelled),
  });
}

const detailsOf = ({ sessionIds, reason, refundCents, also = [] }: Cancelled) => ({
  sessionIds: [...sessionIds],
  reason,
  refundCents,
  also: [...also],
});
