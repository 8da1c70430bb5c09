import { errorText } from '#contracts/error-texts.ts';
import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { retryReservationPayment } from '../index.ts';
import { CreationResult } from './refs.ts';

builder.mutationField('generatePaymentIntent', (t) =>
  t.field({
    description:
      'Starts a payment, or takes an open one up again. The server sets the amount. Now for a reservation that exists, with the e-mail it was booked with; what cannot be bought yet is refused.',
    type: CreationResult,
    args: {
      productId: t.arg({ description: 'A video course.', type: 'Id' }),
      reservationId: t.arg({ description: 'A reservation that waits for its payment.', type: 'Id' }),
      subscriptionId: t.arg({ description: 'A subscription to a class.', type: 'Id' }),
      email: t.arg.string({ description: 'The e-mail of who pays.' }),
      membershipId: t.arg({ description: 'A membership.', type: 'Id' }),
      quantity: t.arg.int({ description: 'How many.' }),
      startTime: t.arg.string({ description: 'From when on.' }),
      firstname: t.arg.string({ description: 'First name of who pays.' }),
      lastname: t.arg.string({ description: 'Last name of who pays.' }),
      phone: t.arg.string({ description: 'Phone of who pays.' }),
    },
    resolve: async (
      _root,
      { reservationId, email, productId, subscriptionId, membershipId },
      { work, tools, locale, address },
    ) => {
      const isForReservation = reservationId && !productId && !subscriptionId && !membershipId;
      if (!isForReservation) throw new Refusal('errorSomethingWentWrong');
      if (!email) throw new Refusal('invalidInput', { affected: ['email'] });
      const start = await retryReservationPayment(work, tools, { reservationId, email, address });
      const isUnavailable = start.kind === 'unavailable';
      return {
        id: reservationId,
        message: isUnavailable ? errorText('paymentUnavailable', locale) : '',
        success: !isUnavailable,
        amount: euroOfCents(start.amountCents),
        amountCents: start.amountCents,
        clientSecret: start.clientSecret,
        stripeAccount: start.stripeAccount,
        orderId: start.orderId,
        offerId: null,
        productId: null,
        providerId: start.providerId,
        timeLeftSeconds: start.secondsLeft,
      };
    },
  }),
);
