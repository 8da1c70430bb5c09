import type {
  DeskReservationSeen as SeenReservation,
  ListedReservation,
  ReservationMoney,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { SENT_MAIL } from '../sent-mails/sent-mail-calls.ts';

/** A booking as the list and as its own drawer show it, and its money. */
export type { ListedReservation, ReservationMoney, SeenReservation };
export type HistoryLine = SeenReservation['history'][number];
export type Movement = ReservationMoney['movements'][number];

const LISTED = `fragment ListedReservation on ListedReservation {
  id sequence startsAt endsAt durationMinutes isOver status presence cancelReason expiresAt bookedAt isByProvider hasNote customerId customerName email phone
  offerId offerName serviceName color resourceId resourceName moneyState dueCents paidCents owedCents
}`;
export const MONEY = `fragment ReservationMoney on OrderMoney {
  orderId paymentState totalCents creditedCents dueCents paidCents owedCents returnableCents cardReturnableCents promoCode promoDiscountCents giftCents giftReturnableCents walletCents walletReturnableCents refundState
  lines { position name totalCents creditedCents }
  movements { kind method state amountCents at by receiptNumber note }
}`;
const SEEN = `fragment DeskReservationSeen on DeskReservation {
  reservation { ...ListedReservation }
  timeZone offerId note visitor cancelledAt freeCancellationUntil isBlacklisted things
  carer { id name email phone }
  visits { count lastAt nextAt }
  places { choices { resourceId unit name isFree } }
  acts {
    sequence presence canSayPresence canSayNoShow canChange canCancel canConfirm canActivate canBeTold
    preview { byUsRefundCents byCustomerRefundCents isFreeForCustomer atCenterCents walletCents }
  }
  money { ...ReservationMoney }
  history {
    at action actor by startsAtBefore startsAtAfter resourceBefore resourceAfter thingsBefore thingsAfter minutesBefore minutesAfter
    priceCentsBefore priceCentsAfter statusBefore statusAfter amountCents method reason why presence isAboutNote isCustomersWish overruled
  }
}`;

/** The passes of whoever an order is for, and why those that do not fit do not. */
export const PASSES_FOR_ORDER = operation(`query PassesForOrder($providerId: Id!, $orderId: Id!) {
  getPassesForOrder(providerId: $providerId, orderId: $orderId) { whyNot pass { id name offerName left endsOn } }
}`);
export const PAY_WITH_PASS = operation(`mutation PayWithPass($providerId: Id!, $orderId: Id!, $passId: Id!) {
  payOrderWithPass(providerId: $providerId, orderId: $orderId, passId: $passId)
}`);

export const RETURN_GIFT = operation(`mutation ReturnGift($providerId: Id!, $orderId: Id!) {
  returnGift(providerId: $providerId, orderId: $orderId) { orderId }
}`);

export const RESERVATIONS = operation(`query ProviderReservations(
  $providerId: Id!, $search: String, $standing: String, $payment: String, $resourceId: Id, $serviceId: Id, $customerId: Id, $from: String,
  $to: String, $sort: String, $isDescending: Boolean, $page: Int
) {
  getReservations(
    providerId: $providerId, search: $search, standing: $standing, payment: $payment, resourceId: $resourceId, serviceId: $serviceId,
    customerId: $customerId, from: $from, to: $to, sort: $sort, isDescending: $isDescending, page: $page
  ) { total isMore page pages timeZone items { ...ListedReservation } }
}
${LISTED}`);

/** What the list can be narrowed to. */
export const RESERVATION_CHOICES = operation(`query ReservationChoices($providerId: Id!) {
  getOwnResources(providerId: $providerId) { id name resTypeId archive }
  getServiceOrder(providerId: $providerId) { id name }
}`);

export const RESERVATION_DETAIL =
  operation(`query ReservationDetail($providerId: Id!, $id: Id!, $mailPage: Int) {
  getReservation(providerId: $providerId, id: $id) { ...DeskReservationSeen }
  getReservationMails(providerId: $providerId, id: $id, page: $mailPage) { total page remindersAt items { ...SentMail } }
  getOwnResources(providerId: $providerId) { id name resTypeId archive }
}
${SEEN}
${LISTED}
${MONEY}
${SENT_MAIL}`);

export const ORDER_OF_RESERVATION = operation(`query OrderOfReservation($providerId: Id!, $id: Id!) {
  getReservation(providerId: $providerId, id: $id) { reservation { id orderId } }
}`);

/** What one customer has still to pay, or what is owed for some bookings. */
export const OWED_ORDERS =
  operation(`query OwedOrders($providerId: Id!, $customerId: Id, $reservationIds: [Id!]) {
  getOwedOrders(providerId: $providerId, customerId: $customerId, reservationIds: $reservationIds) {
    orderId reservationId customerId customer name startsAt totalCents owedCents walletCents
  }
}`);

export const TAKE_PAYMENT =
  operation(`mutation TakePayment($providerId: Id!, $orders: [TillOrderInput!]!, $method: TillMethod!, $receiptNumber: String, $note: String) {
  takePayment(providerId: $providerId, orders: $orders, method: $method, receiptNumber: $receiptNumber, note: $note) { orderId }
}`);

export const RETURN_PAYMENT =
  operation(`mutation ReturnPayment($providerId: Id!, $orders: [TillOrderInput!]!, $method: TillMethod!, $receiptNumber: String, $note: String) {
  returnPayment(providerId: $providerId, orders: $orders, method: $method, receiptNumber: $receiptNumber, note: $note) { orderId }
}`);

export const REFUND_PAYMENT =
  operation(`mutation RefundPayment($providerId: Id!, $orderId: Id!, $amountCents: Int!) {
  refundPayment(providerId: $providerId, orderId: $orderId, amountCents: $amountCents) { orderId }
}`);
