import { MONEY } from '#web/business-frame/reservations/reservation-calls.ts';
import type { SubscriptionDetailData, SubscriptionsToCancelData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A sign-up as the desk sees it, and one that is chosen to be cancelled. */
export type SeenSubscription = SubscriptionDetailData['getSubscription'];
export type SubscriptionToCancel = SubscriptionsToCancelData['getSubscriptionsToCancel'][number];
export type CancelPreview = NonNullable<SeenSubscription['preview']>;

const PREVIEW = 'byUsRefundCents byCustomerRefundCents atCenterCents walletCents isFreeForCustomer';

export const SUBSCRIPTION_DETAIL = operation(`query SubscriptionDetail($providerId: Id!, $id: Id!) {
  getSubscription(providerId: $providerId, id: $id) {
    timeZone isByProvider isTotal canBeTold
    subscription { id className customerId firstname lastname email phone status createdAt paymentState dueCents owedCents }
    sessions { sessionId startsAt endsAt teacherName sessionStatus status presence preview { ${PREVIEW} } }
    preview { ${PREVIEW} }
    money { ...ReservationMoney }
  }
}
${MONEY}`);

export const SUBSCRIPTIONS_TO_CANCEL =
  operation(`query SubscriptionsToCancel($providerId: Id!, $ids: [Id!]!) {
  getSubscriptionsToCancel(providerId: $providerId, ids: $ids) {
    obstacle canBeTold preview { ${PREVIEW} }
    subscription { id className firstname lastname email phone status sessions nextAt }
  }
}`);

export const CREATE_SUBSCRIPTION =
  operation(`mutation CreateSubscription($providerId: Id!, $input: NewSubscriptionInput!) {
  createSubscription(providerId: $providerId, input: $input) { id }
}`);

export const CANCEL_SUBSCRIPTION = operation(`mutation CancelSubscription(
  $providerId: Id!, $id: Id!, $sessions: [Id!], $by: SubscriptionCancelledBy!, $waiver: SubscriptionWaiverInput, $tellsCustomer: Boolean
) {
  cancelSubscription(
    providerId: $providerId, id: $id, sessions: $sessions, by: $by, waiver: $waiver, tellsCustomer: $tellsCustomer
  ) { refundCents }
}`);

export const CANCEL_SUBSCRIPTIONS = operation(`mutation CancelSubscriptions(
  $providerId: Id!, $ids: [Id!]!, $by: SubscriptionCancelledBy!, $waiver: SubscriptionWaiverInput, $tellsCustomer: Boolean
) {
  cancelSubscriptions(providerId: $providerId, ids: $ids, by: $by, waiver: $waiver, tellsCustomer: $tellsCustomer) { id }
}`);

export const SESSIONS_TO_JOIN = operation(`query SessionsToJoin($providerId: Id!, $classId: Id!) {
  getClassSessions(providerId: $providerId, classId: $classId) { id startsAt endsAt timeZone priceCents capacity taken status teacherId }
}`);
