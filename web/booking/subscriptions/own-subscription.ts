import type { SubscriptionSeen } from '#web/generated/operations.ts';

export type { SubscriptionSeen } from '#web/generated/operations.ts';
export type SubscribedSession = SubscriptionSeen['sessions'][number];

/** A sign-up for whoever holds it: by a mailed link, in their browser or signed in. */
export const SUBSCRIPTION_SEEN = `fragment SubscriptionSeen on ClassSubscription {
  id classId className serviceType model status providerId providerName timeZone totalCents onlyBook isPaidWithPass expiresAt
  sessions { id startsAt endsAt teacherName roomName link isCancelled canCancel freeUntil }
  canCancelWhole refundCentsIfCancelledNow manageCode
}`;

/** The sessions of a sign-up that take place and are not over, by their start. */
export function comingSessions<Session extends Pick<SubscribedSession, 'endsAt' | 'isCancelled'>>(
  { sessions }: { sessions: readonly Session[] },
  now: string,
): readonly Session[] {
  return sessions.filter(({ endsAt, isCancelled }) => !isCancelled && Date.parse(endsAt) > Date.parse(now));
}

/** Whether the sign-up counts, or may still count. */
export const isHeld = ({ status }: Pick<SubscriptionSeen, 'status'>): boolean =>
  status !== 'C' && status !== 'R';
