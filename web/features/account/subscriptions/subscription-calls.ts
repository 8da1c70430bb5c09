import { SUBSCRIPTION_SEEN } from '#web/booking/subscriptions/own-subscription.ts';
import { operation } from '#web/lib/api.ts';

export const MY_SUBSCRIPTIONS = operation(
  `query MySubscriptions { getMySubscriptions { ...SubscriptionSeen } } ${SUBSCRIPTION_SEEN}`,
);

export const CANCEL_MY_SUBSCRIPTION =
  operation(`mutation CancelMySubscription($providerId: Id!, $id: Id!, $sessions: [Id!]) {
  cancelMySubscription(providerId: $providerId, id: $id, sessions: $sessions) { id }
}`);
