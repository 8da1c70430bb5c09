import { MONEY_STATES, ORDER_PAYMENT_STATES, PAYMENT_METHODS } from '#contracts/statuses.ts';
import type { RefundProgress } from '#contracts/statuses.ts';
import { DESK_METHODS } from '#contracts/till.ts';
import { builder } from '#server/graphql/builder.ts';
import type {
  MoneyMovement,
  MyOrder,
  OrderMoney,
  OrderSubject,
  PaymentProgress,
  SaleOfCustomer,
  ShownLine,
} from '../index.ts';
import { HOSTED_PAYMENT_STATES } from '../index.ts';

/** What a call answers that made something which may have to be paid (specification section 3, "Creation result"). */
export interface CreationAnswer {
  id: number | null;
  message: string;
  success: boolean;
  /** In euro. */
  amount: number;
  amountCents: number;
  clientSecret: string | null;
  stripeAccount: string | null;
  paymentToken: string | null;
  /** In bookings that wait for a proof of the e-mail. */
  emailCodeSession?: string | null;
  offerId: number | null;
  productId: number | null;
  orderId: number | null;
  providerId: number;
  timeLeftSeconds: number | null;
}

export const CreationResult = builder.objectRef<CreationAnswer>('CreationResult').implement({
  description:
    'The created item and its payment. With a `clientSecret` the browser continues to the hosted page `/pay/…`.',
  fields: (t) => ({
    id: t.field({
      description: 'Id of the created item; null if a mailed link must be used first.',
      type: 'Id',
      nullable: true,
      resolve: ({ id }) => id,
    }),
    message: t.exposeString('message', {
      description: 'Message for the person, in the requested language; may be empty.',
    }),
    success: t.exposeBoolean('success', { description: 'Whether it was created.' }),
    amount: t.exposeFloat('amount', { description: 'Price, in euro.' }),
    amountCents: t.exposeInt('amountCents', { description: 'Price, in cents.' }),
    clientSecret: t.exposeString('clientSecret', {
      description:
        'Secret for the browser’s payment; null if nothing is due or the processor does not respond.',
      nullable: true,
    }),
    stripeAccount: t.exposeString('stripeAccount', {
      description: 'The provider’s account at the card processor.',
      nullable: true,
    }),
    paymentToken: t.exposeString('paymentToken', {
      description:
        'Right to resume the payment (`generatePaymentIntent`); null if none is awaited. Keep it secret.',
      nullable: true,
    }),
    emailCodeSession: t.string({
      description:
        'Proves the e-mail together with the six mailed digits (`confirmReservationByCode`); null if none are awaited. Keep it secret.',
      nullable: true,
      resolve: ({ emailCodeSession }) => emailCodeSession ?? null,
    }),
    orderId: t.field({
      description: 'Id of the order, used by the hosted page.',
      type: 'Id',
      nullable: true,
      resolve: ({ orderId }) => orderId,
    }),
    offerId: t.field({
      description: 'Id of the booked offer.',
      type: 'Id',
      nullable: true,
      resolve: ({ offerId }) => offerId,
    }),
    productId: t.field({
      description: 'Id of the video course.',
      type: 'Id',
      nullable: true,
      resolve: ({ productId }) => productId,
    }),
    providerId: t.field({
      description: 'Id of the provider.',
      type: 'Id',
      resolve: ({ providerId }) => providerId,
    }),
    timeLeftSeconds: t.exposeInt('timeLeftSeconds', {
      description: 'Seconds left to pay; null without a limit.',
      nullable: true,
    }),
  }),
});

/** An own order; booking adds what only it knows. */
export const OrderRef = builder.objectRef<MyOrder>('Order');

export const OrderPaymentStateRef = builder.enumType('OrderPaymentState', {
  description: 'Payment state of an order: payments less refunds.',
  values: ORDER_PAYMENT_STATES,
});

export const MoneyStateRef = builder.enumType('MoneyState', {
  description: 'Payment status in lists. givenBack: paid, fully refunded and nothing due.',
  values: MONEY_STATES,
});

export const RefundStateRef = builder.enumType('RefundState', {
  description: 'State of an order’s refunds.',
  values: {
    none: { description: 'No refund.' },
    onItsWay: { description: 'Requested and not completed.' },
    partlyRefunded: { description: 'Partly refunded, nothing more on its way.' },
    refunded: { description: 'Fully refunded.' },
    failed: { description: 'A refund failed and is not retried.' },
  } as const satisfies Record<RefundProgress, object>,
});

export const PaymentMethodRef = builder.enumType('PaymentMethod', {
  description: 'What an order was paid with.',
  values: PAYMENT_METHODS,
});

export const OrderSubjectRef = builder.enumType('OrderSubject', {
  description: 'Entity type of the specification.',
  values: {
    reservation: { description: 'A booking.' },
    subscription: { description: 'An enrolment.' },
    product: { description: 'A video course.' },
    membership: { description: 'A membership.' },
    bundle: { description: 'A bundle.' },
    package: { description: 'A Radura package.' },
    freeAmount: { description: 'A free amount sold at the desk.' },
    walletTopUp: { description: 'A top-up of a wallet.' },
  } as const satisfies Record<OrderSubject, object>,
});

const HostedPaymentStateRef = builder.enumType('HostedPaymentState', {
  description:
    'State of a payment. toPay: enter a card; challenge: the bank asks its customer; processing: the bank has not decided; paid; returned: the order was already paid and this money is refunded; closed: it can no longer be paid.',
  values: HOSTED_PAYMENT_STATES,
});

export const PaymentProgressRef = builder.objectRef<PaymentProgress>('PaymentProgress').implement({
  description: 'Progress of a payment, for the page that waits for it.',
  fields: (t) => ({
    orderId: t.field({ description: 'Id of the order.', type: 'Id', resolve: ({ order }) => order.id }),
    state: t.field({
      description: 'Its status.',
      type: HostedPaymentStateRef,
      resolve: ({ state }) => state,
    }),
    failure: t.exposeString('failure', {
      description:
        'Why the last card was declined: declined, insufficientFunds, invalidNumber, expiredOrInvalidExpiry, invalidSecurityCode, authenticationFailed or processingError.',
      nullable: true,
    }),
    secondsLeft: t.exposeInt('secondsLeft', {
      description: 'Seconds left to pay; null without a limit.',
      nullable: true,
    }),
  }),
});

const MovementKindRef = builder.enumType('MoneyMovementKind', {
  description: 'Whether money was paid or refunded.',
  values: ['taken', 'returned'] as const,
});

const MovementMethodRef = builder.enumType('MoneyMovementMethod', {
  description:
    'The card processor, or cash, the provider’s terminal, a bank transfer or the customer’s wallet.',
  values: ['card', 'cash', 'terminal', 'bank', 'wallet'] as const,
});

const MovementStateRef = builder.enumType('MoneyMovementState', {
  description: 'For card refunds: on its way, done or failed; everything else is done.',
  values: ['done', 'onItsWay', 'failed'] as const,
});

const MoneyMovementRef = builder.objectRef<MoneyMovement>('MoneyMovement').implement({
  description: 'A payment or refund of an order.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MovementKindRef, description: 'Payment or refund.' }),
    method: t.expose('method', { type: MovementMethodRef, description: 'Method.' }),
    state: t.expose('state', { type: MovementStateRef, description: 'Its state.' }),
    amountCents: t.exposeInt('amountCents', { description: 'Amount, in cents.' }),
    at: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ at }) => at }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Who recorded it; null for the card processor.',
    }),
    receiptNumber: t.exposeString('receiptNumber', {
      nullable: true,
      description: 'Number of the documento commerciale.',
    }),
    note: t.exposeString('note', { description: 'Note for the till.' }),
  }),
});

const OrderLineRef = builder.objectRef<ShownLine>('OrderLine').implement({
  description: 'A line of an order.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Position, from 1.' }),
    name: t.exposeString('name', { description: 'What it is for.' }),
    priceCents: t.exposeInt('priceCents', { description: 'Price before discounts, in cents.' }),
    discountCents: t.exposeInt('discountCents', { description: 'Discount, in cents.' }),
    totalCents: t.exposeInt('totalCents', { description: 'Total of the line, in cents.' }),
    creditedCents: t.exposeInt('creditedCents', { description: 'Credited amount, no longer due, in cents.' }),
  }),
});

export const OrderMoneyRef = builder.objectRef<OrderMoney>('OrderMoney').implement({
  description: 'Amounts of an order, for roles that take payments.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'Id of the order.', resolve: ({ orderId }) => orderId }),
    paymentState: t.expose('paymentState', {
      type: OrderPaymentStateRef,
      description: 'Payment state: payments less refunds.',
    }),
    totalCents: t.exposeInt('totalCents', { description: 'Total of all lines, in cents.' }),
    creditedCents: t.exposeInt('creditedCents', { description: 'Credited amount, no longer due, in cents.' }),
    dueCents: t.exposeInt('dueCents', {
      description: 'Total less credits, in cents.',
    }),
    paidCents: t.exposeInt('paidCents', { description: 'Payments less refunds, in cents.' }),
    owedCents: t.exposeInt('owedCents', { description: 'Amount still due, in cents.' }),
    returnableCents: t.exposeInt('returnableCents', {
      description: 'Amount refundable at the till, in cents.',
    }),
    cardReturnableCents: t.exposeInt('cardReturnableCents', {
      description: 'Amount refundable to the card it came from, in cents.',
    }),
    promoCode: t.exposeString('promoCode', {
      nullable: true,
      description: 'The promo code that was used.',
    }),
    promoDiscountCents: t.exposeInt('promoDiscountCents', {
      description: 'What the promo code took off, in cents.',
    }),
    giftCents: t.exposeInt('giftCents', {
      description: 'Paid with given credit: a discount of the lines, in cents.',
    }),
    giftReturnableCents: t.exposeInt('giftReturnableCents', {
      description: 'What of that credit has not come back, in cents.',
    }),
    walletCents: t.exposeInt('walletCents', {
      nullable: true,
      description: 'What the wallet of whoever it is for holds, in cents; null without a wallet.',
    }),
    walletReturnableCents: t.exposeInt('walletReturnableCents', {
      description: 'Amount refundable to the wallet it came from, in cents.',
    }),
    refundState: t.expose('refundProgress', {
      type: RefundStateRef,
      description: 'State of card refunds.',
    }),
    lines: t.expose('lines', { type: [OrderLineRef], description: 'What it is for.' }),
    movements: t.expose('movements', {
      type: [MoneyMovementRef],
      description: 'Payments and refunds, earliest first.',
    }),
  }),
});

export const TillMethodRef = builder.enumType('TillMethod', {
  description:
    'Payment method at the till; wallet pays what was bought, and is no way to pay a sale or a top-up.',
  values: DESK_METHODS,
});

export const SaleOfCustomerRef = builder.objectRef<SaleOfCustomer>('SaleOfCustomer').implement({
  description: 'A customer’s purchase at the desk, in cents.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'Id of its order.', resolve: ({ orderId }) => orderId }),
    name: t.exposeString('name', { description: 'Description.' }),
    soldAt: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ soldAt }) => soldAt }),
    totalCents: t.exposeInt('totalCents', { description: 'Total price.' }),
    creditedCents: t.exposeInt('creditedCents', { description: 'Amount refunded.' }),
    owedCents: t.exposeInt('owedCents', { description: 'Amount due.' }),
  }),
});

/** What pays while something is booked, beside the way of paying the rest. */
export const PayWithInput = builder.inputType('PayWithInput', {
  description: 'What is to pay a booking or sign-up while it is made; the rest is paid by card or on site.',
  fields: (t) => ({
    walletCents: t.int({
      description: 'Own credit to use at most, in cents: what was shown. Else walletTooLow.',
    }),
  }),
});
