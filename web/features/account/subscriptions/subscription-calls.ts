import { SUBSCRIPTION_SEEN } from '#web/booking/subscriptions/own-subscription.ts';
import { operation } from '#web/lib/api.ts';

export const MY_SUBSCRIPTION = operation(
  `query MySubscription($providerId: Id!, $id: Id!) {
  getMySubscription(providerId: $providerId, id: $id) { ...SubscriptionSeen }
} ${SUBSCRIPTION_SEEN}`,
);

export const CANCEL_MY_SUBSCRIPTION =
  operation(`mutation CancelMySubscription($providerId: Id!, $id: Id!, $sessions: [Id!]) {
  cancelMySubscription(providerId: $providerId, id: $id, sessions: $sessions) { id }
}`);
