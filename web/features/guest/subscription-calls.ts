import { SUBSCRIPTION_SEEN } from '#web/booking/subscriptions/own-subscription.ts';
import { operation } from '#web/lib/api.ts';

export const SUBSCRIPTION_BY_LINK =
  operation(`query SubscriptionByLink($code: String!, $purpose: SubscriptionLinkPurpose!) {
  subscriptionByLink(code: $code, purpose: $purpose) { ...SubscriptionSeen }
} ${SUBSCRIPTION_SEEN}`);

/** The sign-up this browser has just made, paid or confirmed; no address names it. */
export const SUBSCRIPTION_JUST_MADE = operation(
  `query SubscriptionJustMade { subscriptionJustMade { ...SubscriptionSeen } } ${SUBSCRIPTION_SEEN}`,
);

export const CONFIRM_SUBSCRIPTION = operation(
  'mutation ConfirmSubscription($code: String!) { confirmSubscriptionByLink(code: $code) { id } }',
);

export const CANCEL_SUBSCRIPTION =
  operation(`mutation CancelSubscriptionByLink($code: String!, $sessions: [Id!]) {
  cancelSubscriptionByLink(code: $code, sessions: $sessions) { id }
}`);
