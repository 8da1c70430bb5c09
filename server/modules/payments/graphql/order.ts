import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MyOrder, OrderSubject } from '../index.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import { refundProgress } from '../rules/refund-progress.ts';
import { OrderPaymentStateRef, OrderRef, OrderSubjectRef, PaymentMethodRef, RefundStateRef } from './refs.ts';

interface OrderSession {
  id: number;
  resourceName: string | null;
  startTime: string;
  endTime: string;
}

const OrderSessionRef = builder.objectRef<OrderSession>('OrderSession').implement({
  description: 'A session of a class that was paid with an order.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The session.', resolve: ({ id }) => id }),
    resourceName: t.exposeString('resourceName', { description: 'With whom.', nullable: true }),
    startTime: t.exposeString('startTime', { description: 'Its beginning, with offset.' }),
    endTime: t.exposeString('endTime', { description: 'Its end, with offset.' }),
  }),
});

const subjectOf =
  (subject: OrderSubject) =>
  ({ order }: MyOrder) =>
    order.subject === subject ? order.subjectId : null;

/** What somebody's log-in sees is somebody's. */
function customerOf({ id, customerId }: MyOrder['order']): number {
  if (customerId === null) throw new Error(`Order ${id} is seen by a log-in and of nobody`);
  return customerId;
}

function timeOf({ provider }: MyOrder, at: Date | null): string | null {
  return at && formatOffsetDateTime(zoneOf(provider.timeZone), epochMinutesOf(at));
}

OrderRef.implement({
  description:
    'What is owed or paid for something (specification section 3, "Order / payment"). Names and prices are those of the day it was ordered.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The order.', resolve: ({ order }) => order.id }),
    userId: t.field({ type: 'Id', description: 'Whose it is.', resolve: ({ personId }) => personId }),
    customerId: t.field({
      type: 'Id',
      description: 'For whom, as the provider’s customer.',
      resolve: ({ order }) => customerOf(order),
    }),
    providerId: t.field({ type: 'Id', description: 'With whom.', resolve: ({ order }) => order.providerId }),
    providerName: t.string({ description: 'With whom.', resolve: ({ provider }) => provider.name }),
    reservationId: t.field({
      type: 'Id',
      description: 'The booking, if it is one.',
      nullable: true,
      resolve: subjectOf('reservation'),
    }),
    subscriptionId: t.field({
      type: 'Id',
      description: 'The enrolment, if it is one.',
      nullable: true,
      resolve: subjectOf('subscription'),
    }),
    productId: t.field({
      type: 'Id',
      description: 'The video course, if it is one.',
      nullable: true,
      resolve: subjectOf('product'),
    }),
    userMembershipId: t.field({
      type: 'Id',
      description: 'The membership, if it is one.',
      nullable: true,
      resolve: subjectOf('membership'),
    }),
    bundleId: t.field({
      type: 'Id',
      description: 'The bundle, if it is one.',
      nullable: true,
      resolve: subjectOf('bundle'),
    }),
    type: t.field({
      type: OrderSubjectRef,
      description: 'What was ordered: an entity type of the specification.',
      resolve: ({ order }) => order.subject,
    }),
    date: t.field({
      type: 'DateTime',
      description: 'When it was ordered.',
      resolve: ({ order }) => order.createdAt,
    }),
    name: t.string({ description: 'What was ordered.', resolve: ({ order }) => order.snapshot.name }),
    groupName: t.string({
      description: 'The group it stood in.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.groupName,
    }),
    color: t.string({
      description: 'The group’s colour.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.color,
    }),
    resourceName: t.string({
      description: 'With which person.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.resourceName,
    }),
    startTime: t.string({
      description: 'Its beginning, with offset.',
      nullable: true,
      resolve: (mine) => timeOf(mine, mine.order.snapshot.startsAt),
    }),
    endTime: t.string({
      description: 'Its end, with offset.',
      nullable: true,
      resolve: (mine) => timeOf(mine, mine.order.snapshot.endsAt),
    }),
    timeZone: t.string({
      description: 'The zone of the times.',
      resolve: ({ provider }) => provider.timeZone,
    }),
    duration: t.int({
      description: 'How long it takes, in `timeUnit`.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.durationMinutes,
    }),
    timeUnit: t.string({ description: 'The unit of the duration.', resolve: () => 'minutes' }),
    sessions: t.field({
      type: [OrderSessionRef],
      description: 'The sessions of a class; none for a service.',
      resolve: () => [],
    }),
    price: t.float({
      description: 'Before the discount, in euro.',
      resolve: ({ order }) => euroOfCents(order.priceCents),
    }),
    priceCents: t.int({
      description: 'Before the discount, in cents.',
      resolve: ({ order }) => order.priceCents,
    }),
    discountCents: t.int({
      description: 'What was taken off, in cents.',
      resolve: ({ order }) => order.discountCents,
    }),
    total: t.float({
      description: 'What it costs, in euro.',
      resolve: ({ order }) => euroOfCents(order.totalCents),
    }),
    totalCents: t.int({ description: 'What it costs, in cents.', resolve: ({ order }) => order.totalCents }),
    currency: t.string({ description: 'ISO 4217.', resolve: ({ order }) => order.currency }),
    paid: t.boolean({
      description: 'Whether nothing is owed any more, whatever has gone back since.',
      resolve: ({ order }) => owedCents(order) === 0,
    }),
    paymentState: t.field({
      type: OrderPaymentStateRef,
      description:
        'The order payment state: what is paid and has not gone back. Of an order that was paid back it is notPaid, and `refundState` says why.',
      resolve: ({ order }) => order.paymentState,
    }),
    paymentMethod: t.field({
      type: PaymentMethodRef,
      description: 'The payment method, once paid.',
      nullable: true,
      resolve: ({ order }) => order.paymentMethod,
    }),
    refundState: t.field({
      type: RefundStateRef,
      description: 'none, onItsWay, partlyRefunded, refunded or failed.',
      resolve: ({ money }) => refundProgress(money),
    }),
    refundedCents: t.int({
      description: 'What has gone back or is on its way, in cents.',
      resolve: ({ money }) => money?.refundedOrRequestedCents ?? 0,
    }),
    stripeId: t.string({
      description: 'The payment at the card processor.',
      nullable: true,
      resolve: ({ money }) => money?.intentId ?? null,
    }),
    email: t.string({ description: 'The person’s e-mail.', resolve: ({ email }) => email }),
    paidWithUserMembershipId: t.field({
      type: 'Id',
      description: 'The membership that paid for it.',
      nullable: true,
      resolve: () => null,
    }),
    promoCode: t.string({
      description: 'The coupon or promo code that was used.',
      nullable: true,
      resolve: () => null,
    }),
    nextPayment: t.field({
      type: 'DateTime',
      description: 'When the next payment is due, for what is paid repeatedly.',
      nullable: true,
      resolve: () => null,
    }),
  }),
});
