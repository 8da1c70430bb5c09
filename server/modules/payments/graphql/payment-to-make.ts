import { euroOfCents } from '#contracts/money.ts';
import { safeReturnPath } from '#contracts/return-address.ts';
import { builder } from '#server/graphql/builder.ts';
import type { BookingOutlet } from '#server/kernel/request-context.ts';
import type { PaymentProgress, PaymentToMake } from '../index.ts';
import { getPaymentProgress, getPaymentToMake } from '../index.ts';
import { OrderSubjectRef, PaymentProgressRef } from './refs.ts';

const PaymentToMakeRef = builder
  .objectRef<PaymentToMake & { returnTo: string | null }>('PaymentToMake')
  .implement({
    description:
      'What the hosted page shows: what is paid, to whom, how much. All from the server’s own books.',
    fields: (t) => ({
      progress: t.field({
        description: 'Where the payment stands.',
        type: PaymentProgressRef,
        resolve: (payment) => payment,
      }),
      orderId: t.field({ description: 'The order.', type: 'Id', resolve: ({ order }) => order.id }),
      subject: t.field({
        type: OrderSubjectRef,
        description: 'What kind of thing is paid: reservation.',
        resolve: ({ order }) => order.subject,
      }),
      subjectId: t.field({
        description: 'Its id: the reservation’s.',
        type: 'Id',
        resolve: ({ order }) => order.subjectId,
      }),
      name: t.string({ description: 'What is paid.', resolve: ({ order }) => order.snapshot.name }),
      resourceName: t.string({
        description: 'With whom.',
        nullable: true,
        resolve: ({ order }) => order.snapshot.resourceName,
      }),
      startsAt: t.field({
        description: 'When it begins.',
        type: 'DateTime',
        nullable: true,
        resolve: ({ order }) => order.snapshot.startsAt,
      }),
      endsAt: t.field({
        description: 'When it ends.',
        type: 'DateTime',
        nullable: true,
        resolve: ({ order }) => order.snapshot.endsAt,
      }),
      timeZone: t.exposeString('timeZone', { description: 'The provider’s time zone.' }),
      providerId: t.field({
        description: 'Who is paid.',
        type: 'Id',
        resolve: ({ order }) => order.providerId,
      }),
      providerName: t.exposeString('providerName', { description: 'The name of who is paid.' }),
      priceWithoutDiscount: t.float({
        description: 'In euro, before the online discount.',
        resolve: ({ order }) => euroOfCents(order.priceCents),
      }),
      amount: t.float({
        description: 'To pay, in euro.',
        resolve: ({ amountCents }) => euroOfCents(amountCents),
      }),
      amountCents: t.exposeInt('amountCents', { description: 'To pay, in cents.' }),
      currency: t.string({ description: 'ISO 4217.', resolve: ({ order }) => order.currency }),
      isTestMoney: t.exposeBoolean('isTestMoney', { description: 'No real money moves; say so clearly.' }),
      hasTestCardForm: t.exposeBoolean('hasTestCardForm', {
        description: 'Show our own form for test cards instead of the processor’s.',
      }),
      publishableKey: t.exposeString('publishableKey', {
        description: 'What the processor’s script is opened with.',
      }),
      stripeAccount: t.exposeString('stripeAccount', { description: 'The account that is paid.' }),
      returnTo: t.exposeString('returnTo', {
        description: 'The way back that was asked for, if it is a path of ours.',
        nullable: true,
      }),
    }),
  });

builder.queryFields((t) => ({
  paymentToMake: t.field({
    description: 'What the hosted page shows, for whoever holds the client secret.',
    type: PaymentToMakeRef,
    args: {
      orderId: t.arg({ description: 'The order.', type: 'Id', required: true }),
      clientSecret: t.arg.string({
        description: 'The secret that came with the creation result.',
        required: true,
      }),
      returnTo: t.arg.string({ description: 'Where to go afterwards.' }),
    },
    resolve: async (_root, { orderId, clientSecret, returnTo }, { work, deps, address, justBooked }) => {
      const payment = await getPaymentToMake(work, deps, { orderId, clientSecret, address });
      rememberPaid(payment, justBooked);
      return { ...payment, returnTo: safeReturnPath(returnTo) };
    },
  }),
  paymentState: t.field({
    description:
      'Where a payment stands, for whoever holds the client secret. Ask again while it is processing.',
    type: PaymentProgressRef,
    args: {
      orderId: t.arg({ description: 'The order.', type: 'Id', required: true }),
      clientSecret: t.arg.string({
        description: 'The secret that came with the creation result.',
        required: true,
      }),
      afterForm: t.arg.boolean({
        description: 'The form has just come back: the processor is asked what it made of the card.',
      }),
    },
    resolve: async (_root, { orderId, clientSecret, afterForm }, { work, deps, address, justBooked }) => {
      const isAfterForm = afterForm ?? false;
      const progress = await getPaymentProgress(
        work,
        deps,
        { orderId, clientSecret, address },
        { isAfterForm },
      );
      rememberPaid(progress, justBooked);
      return progress;
    },
  }),
}));

/** Who has paid goes on to the page of what was paid for; the secret lets them pay, not manage. */
function rememberPaid(
  { state, order: { providerId, subject, subjectId } }: PaymentProgress,
  justBooked: BookingOutlet,
): void {
  if (state === 'paid' && (subject === 'reservation' || subject === 'subscription'))
    justBooked.keep({ kind: subject, providerId, id: subjectId, mayManage: false });
}
