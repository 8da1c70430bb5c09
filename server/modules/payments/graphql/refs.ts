import { MONEY_STATES, ORDER_PAYMENT_STATES, PAYMENT_METHODS } from '#contracts/statuses.ts';
import type { RefundProgress } from '#contracts/statuses.ts';
import { TILL_METHODS } from '#contracts/till.ts';
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
  offerId: number | null;
  productId: number | null;
  orderId: number | null;
  providerId: number;
  timeLeftSeconds: number | null;
}

export const CreationResult = builder.objectRef<CreationAnswer>('CreationResult').implement({
  description:
    'What was made and what is to be paid for it. With a `clientSecret` the browser goes on to the hosted page `/pay/…`.',
  fields: (t) => ({
    id: t.field({
      description: 'The id of what was made; null when a mailed link has to be used first.',
      type: 'Id',
      nullable: true,
      resolve: ({ id }) => id,
    }),
    message: t.exposeString('message', {
      description: 'What to tell the person, in the asked language; may be empty.',
    }),
    success: t.exposeBoolean('success', { description: 'Whether it was made.' }),
    amount: t.exposeFloat('amount', { description: 'What it costs, in euro.' }),
    amountCents: t.exposeInt('amountCents', { description: 'What it costs, in cents.' }),
    clientSecret: t.exposeString('clientSecret', {
      description:
        'Lets the browser pay; null when there is nothing to pay or the processor does not answer.',
      nullable: true,
    }),
    stripeAccount: t.exposeString('stripeAccount', {
      description: 'The provider’s account at the card processor.',
      nullable: true,
    }),
    paymentToken: t.exposeString('paymentToken', {
      description:
        'Lets whoever got this answer take the payment up again (`generatePaymentIntent`); null when nothing waits for a payment. Keep it as a secret.',
      nullable: true,
    }),
    orderId: t.field({
      description: 'The order; the hosted page asks by it.',
      type: 'Id',
      nullable: true,
      resolve: ({ orderId }) => orderId,
    }),
    offerId: t.field({
      description: 'The offer that was booked.',
      type: 'Id',
      nullable: true,
      resolve: ({ offerId }) => offerId,
    }),
    productId: t.field({
      description: 'The video course that was bought.',
      type: 'Id',
      nullable: true,
      resolve: ({ productId }) => productId,
    }),
    providerId: t.field({
      description: 'Whose offer it is.',
      type: 'Id',
      resolve: ({ providerId }) => providerId,
    }),
    timeLeftSeconds: t.exposeInt('timeLeftSeconds', {
      description: 'For how long it waits for its payment; null without a limit.',
      nullable: true,
    }),
  }),
});

/** An own order; booking adds what only it knows. */
export const OrderRef = builder.objectRef<MyOrder>('Order');

export const OrderPaymentStateRef = builder.enumType('OrderPaymentState', {
  description: 'What is paid of an order and has not gone back.',
  values: ORDER_PAYMENT_STATES,
});

export const MoneyStateRef = builder.enumType('MoneyState', {
  description:
    'What a list says of a booking’s money. givenBack: it was paid and given back whole, and nothing is asked for.',
  values: MONEY_STATES,
});

export const RefundStateRef = builder.enumType('RefundState', {
  description: 'Where the money of an order is that goes back.',
  values: {
    none: { description: 'None goes back.' },
    onItsWay: { description: 'Asked for, and not back yet.' },
    partlyRefunded: { description: 'A part is back, and no more goes.' },
    refunded: { description: 'All of it is back.' },
    failed: { description: 'Something that should have gone back has not, and nobody is at it.' },
  } as const satisfies Record<RefundProgress, object>,
});

export const PaymentMethodRef = builder.enumType('PaymentMethod', {
  description: 'What an order was paid with.',
  values: PAYMENT_METHODS,
});

export const OrderSubjectRef = builder.enumType('OrderSubject', {
  description: 'What was ordered: an entity type of the specification.',
  values: {
    reservation: { description: 'A booking.' },
    subscription: { description: 'An enrolment.' },
    product: { description: 'A video course.' },
    membership: { description: 'A membership.' },
    bundle: { description: 'A bundle.' },
    package: { description: 'A package of ours.' },
    freeAmount: { description: 'Something that was sold at the desk.' },
  } as const satisfies Record<OrderSubject, object>,
});

const HostedPaymentStateRef = builder.enumType('HostedPaymentState', {
  description:
    'Where a payment stands. toPay: enter a card; challenge: the bank asks its customer; processing: the bank has not decided; paid; returned: the order was paid already, this money goes back; closed: it can no longer be paid.',
  values: HOSTED_PAYMENT_STATES,
});

export const PaymentProgressRef = builder.objectRef<PaymentProgress>('PaymentProgress').implement({
  description: 'Where a payment stands, for the page that waits for it.',
  fields: (t) => ({
    orderId: t.field({ description: 'The order.', type: 'Id', resolve: ({ order }) => order.id }),
    state: t.field({
      description: 'Where it stands.',
      type: HostedPaymentStateRef,
      resolve: ({ state }) => state,
    }),
    failure: t.exposeString('failure', {
      description:
        'Why the last card was not accepted: declined, insufficientFunds, invalidNumber, expiredOrInvalidExpiry, invalidSecurityCode, authenticationFailed or processingError.',
      nullable: true,
    }),
    secondsLeft: t.exposeInt('secondsLeft', {
      description: 'Until it can no longer be paid; null without a limit.',
      nullable: true,
    }),
  }),
});

const MovementKindRef = builder.enumType('MoneyMovementKind', {
  description: 'Whether money came in or went back.',
  values: ['taken', 'returned'] as const,
});

const MovementMethodRef = builder.enumType('MoneyMovementMethod', {
  description: 'By the card processor, or without it: cash, the provider’s own terminal, a bank transfer.',
  values: ['card', 'cash', 'terminal', 'bank'] as const,
});

const MovementStateRef = builder.enumType('MoneyMovementState', {
  description: 'Of what goes back by card: on its way, done or failed; all else is done.',
  values: ['done', 'onItsWay', 'failed'] as const,
});

const MoneyMovementRef = builder.objectRef<MoneyMovement>('MoneyMovement').implement({
  description: 'Money of an order that came in or went back.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MovementKindRef, description: 'Came in or went back.' }),
    method: t.expose('method', { type: MovementMethodRef, description: 'By which way.' }),
    state: t.expose('state', { type: MovementStateRef, description: 'How far it is.' }),
    amountCents: t.exposeInt('amountCents', { description: 'How much, in cents.' }),
    at: t.field({ type: 'DateTime', description: 'When.', resolve: ({ at }) => at }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Who took or gave it; null for the card processor.',
    }),
    receiptNumber: t.exposeString('receiptNumber', {
      nullable: true,
      description: 'Of the documento commerciale.',
    }),
    note: t.exposeString('note', { description: 'For whoever counts the till.' }),
  }),
});

const OrderLineRef = builder.objectRef<ShownLine>('OrderLine').implement({
  description: 'One thing of an order.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'From 1.' }),
    name: t.exposeString('name', { description: 'What it is for.' }),
    priceCents: t.exposeInt('priceCents', { description: 'Before discounts, in cents.' }),
    discountCents: t.exposeInt('discountCents', { description: 'Taken off, in cents.' }),
    totalCents: t.exposeInt('totalCents', { description: 'What is asked for it, in cents.' }),
    creditedCents: t.exposeInt('creditedCents', { description: 'No longer asked for, in cents.' }),
  }),
});

export const OrderMoneyRef = builder.objectRef<OrderMoney>('OrderMoney').implement({
  description: 'The money of an order, for who takes money.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'The order.', resolve: ({ orderId }) => orderId }),
    paymentState: t.expose('paymentState', {
      type: OrderPaymentStateRef,
      description: 'What is paid of it and has not gone back.',
    }),
    totalCents: t.exposeInt('totalCents', { description: 'What all its lines ask, in cents.' }),
    creditedCents: t.exposeInt('creditedCents', { description: 'No longer asked for, in cents.' }),
    dueCents: t.exposeInt('dueCents', {
      description: 'What it comes to now: all lines less that, in cents.',
    }),
    paidCents: t.exposeInt('paidCents', { description: 'What came in less what went back, in cents.' }),
    owedCents: t.exposeInt('owedCents', { description: 'What is still to be paid, in cents.' }),
    returnableCents: t.exposeInt('returnableCents', {
      description: 'What can go back at the till, in cents.',
    }),
    cardReturnableCents: t.exposeInt('cardReturnableCents', {
      description: 'What of it can go back to the card it came from, in cents.',
    }),
    refundState: t.expose('refundProgress', {
      type: RefundStateRef,
      description: 'Where the money is that goes back by card.',
    }),
    lines: t.expose('lines', { type: [OrderLineRef], description: 'What it is for.' }),
    movements: t.expose('movements', {
      type: [MoneyMovementRef],
      description: 'Each payment and each return, the earliest first.',
    }),
  }),
});

export const TillMethodRef = builder.enumType('TillMethod', {
  description: 'How money changes hands without the card processor.',
  values: TILL_METHODS,
});

export const SaleOfCustomerRef = builder.objectRef<SaleOfCustomer>('SaleOfCustomer').implement({
  description: 'What a customer bought at the desk; cents.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'Its order.', resolve: ({ orderId }) => orderId }),
    name: t.exposeString('name', { description: 'What it is.' }),
    soldAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ soldAt }) => soldAt }),
    totalCents: t.exposeInt('totalCents', { description: 'What it cost.' }),
    creditedCents: t.exposeInt('creditedCents', { description: 'What of it was given back.' }),
    owedCents: t.exposeInt('owedCents', { description: 'What is left to pay.' }),
  }),
});
