import { euroOfCents } from '#contracts/money.ts';
import { safeReturnPath } from '#contracts/return-address.ts';
import { builder } from '#server/graphql/builder.ts';
import type { BookingOutlet } from '#server/kernel/request-context.ts';
import type { PaymentProgress, PaymentToMake } from '../index.ts';
import { getPaymentProgress, getPaymentToMake } from '../index.ts';
import { OrderSubjectRef, PaymentProgressRef } from './refs.ts';
import { nameOfOrder } from './name-of-order.ts';

const PaymentToMakeRef = builder
  .objectRef<PaymentToMake & { returnTo: string | null }>('PaymentToMake')
  .implement({
    description: 'Data of the hosted page: subject, payee and amount, all from the server’s books.',
    fields: (t) => ({
      progress: t.field({
        description: 'Progress of the payment.',
        type: PaymentProgressRef,
        resolve: (payment) => payment,
      }),
      orderId: t.field({ description: 'Id of the order.', type: 'Id', resolve: ({ order }) => order.id }),
      subject: t.field({
        type: OrderSubjectRef,
        description: 'Kind of subject: reservation.',
        resolve: ({ order }) => order.subject,
      }),
      subjectId: t.field({
        description: 'Id of the subject: the reservation.',
        type: 'Id',
        resolve: ({ order }) => order.subjectId,
      }),
      name: t.string({
        description: 'Name of what is paid.',
        resolve: ({ order }, _args, { locale }) => nameOfOrder(order, locale),
      }),
      resourceName: t.string({
        description: 'Name of the person.',
        nullable: true,
        resolve: ({ order }) => order.snapshot.resourceName,
      }),
      startsAt: t.field({
        description: 'Start of the booking.',
        type: 'DateTime',
        nullable: true,
        resolve: ({ order }) => order.snapshot.startsAt,
      }),
      endsAt: t.field({
        description: 'End of the booking.',
        type: 'DateTime',
        nullable: true,
        resolve: ({ order }) => order.snapshot.endsAt,
      }),
      timeZone: t.exposeString('timeZone', { description: 'The provider’s time zone.' }),
      providerId: t.field({
        description: 'Id of the payee.',
        type: 'Id',
        resolve: ({ order }) => order.providerId,
      }),
      providerName: t.exposeString('providerName', { description: 'Name of the payee.' }),
      priceWithoutDiscount: t.float({
        description: 'In euro, before the online discount.',
        resolve: ({ order }) => euroOfCents(order.priceCents),
      }),
      amount: t.float({
        description: 'Amount due, in euro.',
        resolve: ({ amountCents }) => euroOfCents(amountCents),
      }),
      amountCents: t.exposeInt('amountCents', { description: 'Amount due, in cents.' }),
      currency: t.string({ description: 'ISO 4217.', resolve: ({ order }) => order.currency }),
      isTestMoney: t.exposeBoolean('isTestMoney', {
        description: 'Whether it is test money; the page must say so clearly.',
      }),
      hasTestCardForm: t.exposeBoolean('hasTestCardForm', {
        description: 'Whether to show the form for test cards instead of the processor’s.',
      }),
      publishableKey: t.exposeString('publishableKey', {
        description: 'Publishable key for the processor’s script.',
      }),
      stripeAccount: t.exposeString('stripeAccount', { description: 'Id of the account that is paid.' }),
      returnTo: t.exposeString('returnTo', {
        description: 'Return path, if it is one of ours.',
        nullable: true,
      }),
    }),
  });

builder.queryFields((t) => ({
  paymentToMake: t.field({
    description: 'Data of the hosted page, with the payment’s client secret.',
    type: PaymentToMakeRef,
    args: {
      orderId: t.arg({ description: 'Id of the order.', type: 'Id', required: true }),
      clientSecret: t.arg.string({
        description: 'Client secret from the creation result.',
        required: true,
      }),
      returnTo: t.arg.string({ description: 'Path to return to.' }),
    },
    resolve: async (_root, { orderId, clientSecret, returnTo }, { work, deps, address, justBooked }) => {
      const payment = await getPaymentToMake(work, deps, { orderId, clientSecret, address });
      rememberPaid(payment, justBooked);
      return { ...payment, returnTo: safeReturnPath(returnTo) };
    },
  }),
  paymentState: t.field({
    description: 'Progress of a payment, with its client secret. Poll it while it is processing.',
    type: PaymentProgressRef,
    args: {
      orderId: t.arg({ description: 'Id of the order.', type: 'Id', required: true }),
      clientSecret: t.arg.string({
        description: 'Client secret from the creation result.',
        required: true,
      }),
      afterForm: t.arg.boolean({
        description: 'True when the form has just returned: the processor is asked for the result.',
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
