import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { euroOfCents } from '#contracts/money.ts';
import type { MyOrder, OrderSubject } from '../index.ts';
import { owedCents } from '../rules/order-payment-state.ts';
import { refundProgress } from '../rules/refund-progress.ts';
import { OrderPaymentStateRef, OrderRef, OrderSubjectRef, PaymentMethodRef, RefundStateRef } from './refs.ts';
import { nameOfOrder } from './name-of-order.ts';

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
    'An amount due or paid for something (specification section 3, "Order / payment"). Names and prices are those of the day it was ordered.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the order.', resolve: ({ order }) => order.id }),
    userId: t.field({ type: 'Id', description: 'Id of the person.', resolve: ({ personId }) => personId }),
    customerId: t.field({
      type: 'Id',
      description: 'Id of the attending customer at the provider.',
      resolve: ({ order }) => customerOf(order),
    }),
    providerId: t.field({
      type: 'Id',
      description: 'Id of the provider.',
      resolve: ({ order }) => order.providerId,
    }),
    providerName: t.string({
      description: 'Name of the provider.',
      resolve: ({ provider }) => provider.name,
    }),
    reservationId: t.field({
      type: 'Id',
      description: 'Id of the booking, if it is one.',
      nullable: true,
      resolve: subjectOf('reservation'),
    }),
    subscriptionId: t.field({
      type: 'Id',
      description: 'Id of the enrolment, if it is one.',
      nullable: true,
      resolve: subjectOf('subscription'),
    }),
    productId: t.field({
      type: 'Id',
      description: 'Id of the video course, if it is one.',
      nullable: true,
      resolve: subjectOf('product'),
    }),
    userMembershipId: t.field({
      type: 'Id',
      description: 'Id of the membership, if it is one.',
      nullable: true,
      resolve: subjectOf('membership'),
    }),
    type: t.field({
      type: OrderSubjectRef,
      description: 'Entity type of the specification.',
      resolve: ({ order }) => order.subject,
    }),
    date: t.field({
      type: 'DateTime',
      description: 'When it was ordered.',
      resolve: ({ order }) => order.createdAt,
    }),
    name: t.string({
      description: 'Name of what was ordered; of a top-up in the reader’s language.',
      resolve: ({ order }, _args, { locale }) => nameOfOrder(order, locale),
    }),
    groupName: t.string({
      description: 'Name of its group when it was booked.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.groupName,
    }),
    color: t.string({
      description: 'Colour of the group.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.color,
    }),
    resourceName: t.string({
      description: 'The person.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.resourceName,
    }),
    startTime: t.string({
      description: 'Start, with offset.',
      nullable: true,
      resolve: (mine) => timeOf(mine, mine.order.snapshot.startsAt),
    }),
    endTime: t.string({
      description: 'End, with offset.',
      nullable: true,
      resolve: (mine) => timeOf(mine, mine.order.snapshot.endsAt),
    }),
    timeZone: t.string({
      description: 'Time zone of the times.',
      resolve: ({ provider }) => provider.timeZone,
    }),
    duration: t.int({
      description: 'Duration, in `timeUnit`.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.durationMinutes,
    }),
    timeUnit: t.string({ description: 'The unit of the duration.', resolve: () => 'minutes' }),
    price: t.float({
      description: 'Before the discount, in euro.',
      resolve: ({ order }) => euroOfCents(order.priceCents),
    }),
    priceCents: t.int({
      description: 'Before the discount, in cents.',
      resolve: ({ order }) => order.priceCents,
    }),
    discountCents: t.int({
      description: 'Discount, in cents.',
      resolve: ({ order }) => order.discountCents,
    }),
    total: t.float({
      description: 'Price, in euro.',
      resolve: ({ order }) => euroOfCents(order.totalCents),
    }),
    totalCents: t.int({ description: 'Price, in cents.', resolve: ({ order }) => order.totalCents }),
    currency: t.string({ description: 'ISO 4217.', resolve: ({ order }) => order.currency }),
    paid: t.boolean({
      description: 'Whether nothing is due any more, whatever was refunded since.',
      resolve: ({ order }) => owedCents(order) === 0,
    }),
    paymentState: t.field({
      type: OrderPaymentStateRef,
      description:
        'Order payment state: payments less refunds. A refunded order is notPaid; `refundState` explains it.',
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
      description: 'Amount refunded or on its way, in cents.',
      resolve: ({ money }) => money?.refundedOrRequestedCents ?? 0,
    }),
    stripeId: t.string({
      description: 'Id of the payment at the card processor.',
      nullable: true,
      resolve: ({ money }) => money?.intentId ?? null,
    }),
    email: t.string({ description: 'The person’s e-mail.', resolve: ({ email }) => email }),
    promoCode: t.string({
      description: 'Coupon or promo code used.',
      nullable: true,
      resolve: ({ order }) => order.promoCode,
    }),
    promoDiscountCents: t.int({
      description: 'The part of the discount that the promo code gave, in cents.',
      resolve: ({ order }) => order.promoDiscountCents,
    }),
    nextPayment: t.field({
      type: 'DateTime',
      description: 'Date of the next payment, for recurring ones.',
      nullable: true,
      resolve: () => null,
    }),
  }),
});
