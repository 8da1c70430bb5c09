import { getPerson } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { ownsSubscription } from '../policy.ts';
import type { SubscriptionDetails } from './subscription-details.ts';
import { subscriptionDetails } from './subscription-details.ts';

/** One sign-up of whoever is signed in. @throws Refusal unauthenticated; notFound, also for somebody else's */
export async function getMySubscription(
  work: Work,
  actor: Actor,
  key: { providerId: number; id: number },
): Promise<SubscriptionDetails> {
  const person = await getPerson(work, signedIn(actor).personId);
  const details = await subscriptionDetails(work, key);
  if (!person || !ownsSubscription(person, details.enrolment)) throw new Refusal('notFound');
  return details;
}
