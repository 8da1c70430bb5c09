import { errorText } from '#contracts/error-texts.ts';
import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { retryReservationPayment } from '../index.ts';
import { CreationResult } from './refs.ts';

builder.mutationField('generatePaymentIntent', (t) =>
  t.field({
    description:
      'Starts or resumes a payment; the server sets the amount. Currently for a reservation that awaits payment, with its `paymentToken` or signed in as the person who booked; others are answered as for an unknown reservation. What cannot be bought yet is refused.',
    type: CreationResult,
    args: {
      productId: t.arg({ description: 'A video course.', type: 'Id' }),
      reservationId: t.arg({ description: 'Id of a reservation that awaits payment.', type: 'Id' }),
      subscriptionId: t.arg({ description: 'Id of a class subscription.', type: 'Id' }),
      email: t.arg.string({ description: 'E-mail of the booking; another one is refused.' }),
      membershipId: t.arg({ description: 'A membership.', type: 'Id' }),
      quantity: t.arg.int({ description: 'Quantity.' }),
      startTime: t.arg.string({ description: 'Start of the validity.' }),
      firstname: t.arg.string({ description: 'First name of the payer.' }),
      lastname: t.arg.string({ description: 'Last name of the payer.' }),
      phone: t.arg.string({ description: 'Phone of the payer.' }),
      paymentToken: t.arg.string({
        description: '`paymentToken` of the creation result, or the code of the mailed booking link.',
      }),
    },
    resolve: async (_root, args, { work, deps, locale, address, actor, justBooked }) => {
      const { reservationId, email, paymentToken, productId, subscriptionId, membershipId } = args;
      const isForReservation = reservationId && !productId && !subscriptionId && !membershipId;
      if (!isForReservation) throw new Refusal('errorSomethingWentWrong');
      const start = await retryReservationPayment(work, deps, {
        reservationId,
        email: email ?? null,
        paymentToken: paymentToken ?? null,
        justBooked: justBooked.known,
        actor,
        address,
      });
      const isUnavailable = start.kind === 'unavailable';
      return {
        id: reservationId,
        message: isUnavailable ? errorText('paymentUnavailable', locale) : '',
        success: !isUnavailable,
        amount: euroOfCents(start.amountCents),
        amountCents: start.amountCents,
        clientSecret: start.clientSecret,
        stripeAccount: start.stripeAccount,
        paymentToken:
          start.kind === 'toPay' || isUnavailable
            ? deps.links.codeFor('pay-reservation', { providerId: start.providerId, id: reservationId })
            : null,
        orderId: start.orderId,
        offerId: null,
        productId: null,
        providerId: start.providerId,
        timeLeftSeconds: start.secondsLeft,
      };
    },
  }),
);
