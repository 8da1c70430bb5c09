import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { subscriptionsOfPerson } from '../store/subscriptions.ts';
import type { SubscriptionDetails } from './subscription-details.ts';
import { subscriptionDetails } from './subscription-details.ts';

const MOST_SHOWN = 50;

/** The sign-ups of whoever is signed in, the latest first. @throws Refusal unauthenticated */
export async function getMySubscriptions(work: Work, actor: Actor): Promise<SubscriptionDetails[]> {
  const { personId } = signedIn(actor);
  const keys = await subscriptionsOfPerson(work, { personId, limit: MOST_SHOWN });
  return Promise.all(keys.map((key) => subscriptionDetails(work, key)));
}

/** One of them. @throws Refusal unauthenticated; notFound, also for somebody else's */
export async function getMySubscription(
  work: Work,
  actor: Actor,
  key: { providerId: number; id: number },
): Promise<SubscriptionDetails> {
  const { personId } = signedIn(actor);
  const details = await subscriptionDetails(work, key);
  if (details.enrolment.personId !== personId) throw new Refusal('notFound');
  return details;
}
