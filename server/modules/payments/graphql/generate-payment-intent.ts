import { errorText } from '#contracts/error-texts.ts';
import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { retryReservationPayment } from '../index.ts';
import { CreationResult } from './refs.ts';

builder.mutationField('generatePaymentIntent', (t) =>
  t.field({
    description:
      'Starts a payment, or takes an open one up again. The server sets the amount. Now for a reservation that waits for its payment, for whoever shows its `paymentToken` or is signed in as the person who booked; anybody else gets the answer for what never existed. What cannot be bought yet is refused.',
    type: CreationResult,
    args: {
      productId: t.arg({ description: 'A video course.', type: 'Id' }),
      reservationId: t.arg({ description: 'A reservation that waits for its payment.', type: 'Id' }),
      subscriptionId: t.arg({ description: 'A subscription to a class.', type: 'Id' }),
      email: t.arg.string({ description: 'The e-mail it was booked with; another one is refused.' }),
      membershipId: t.arg({ description: 'A membership.', type: 'Id' }),
      quantity: t.arg.int({ description: 'How many.' }),
      startTime: t.arg.string({ description: 'From when on.' }),
      firstname: t.arg.string({ description: 'First name of who pays.' }),
      lastname: t.arg.string({ description: 'Last name of who pays.' }),
      phone: t.arg.string({ description: 'Phone of who pays.' }),
      paymentToken: t.arg.string({
        description:
          'The `paymentToken` of the creation result, or the code of the mailed link to the booking.',
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
