import { m } from '#contracts/texts/messages.js';
import { euroOfCents } from '#contracts/money.ts';
import { errorText } from '#contracts/error-texts.ts';
import { visitorSession } from '#server/modules/identity/index.ts';
import type { CreationAnswer } from '#server/modules/payments/graphql/refs.ts';
import { PayWithInput } from '#server/modules/payments/graphql/refs.ts';
import { payingWithCredit } from '#server/modules/payments/index.ts';
import { CreationResult } from '#server/modules/payments/graphql/refs.ts';
import type { CardPaymentStart } from '#server/modules/payments/index.ts';
import { startCardPayment } from '#server/modules/payments/index.ts';
import { UNPAID_HOLD_MINUTES } from '#server/modules/selling/index.ts';
import { AgreementInput, sharesData } from '#server/modules/selling/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { bookService } from '../use-cases/book-service.ts';
import type { Booked } from '../use-cases/booking-request.ts';

builder.mutationField('createReservationAsAnonymous', (t) =>
  t.field({
    description:
      'Creates a guest’s booking: without payment (`onlyBook`), or as the first step of paying now.',
    type: CreationResult,
    args: {
      subServiceId: t.arg({ type: 'Id', required: true, description: 'Id of the offer.' }),
      resourceId: t.arg({ type: 'Id', description: 'Id of the person; null for anyone available.' }),
      dateTimeFrom: t.arg.string({
        required: true,
        description: 'Start: with an offset an instant, without one the provider’s local time.',
      }),
      email: t.arg.string({ required: true, description: 'E-mail for the confirmation.' }),
      onlyBook: t.arg.boolean({ required: true, description: 'true books without paying, false pays now.' }),
      firstname: t.arg.string({ description: 'Required if the integration asks for it.' }),
      lastname: t.arg.string({ description: 'Required if the integration asks for it.' }),
      phone: t.arg.string({ description: 'Required if the integration asks for it.' }),
      agreements: t.arg({
        type: [AgreementInput],
        description: 'Consents; sharing data with the provider (`sharing`, `Y`) is required.',
      }),
      duration: t.arg.int({ description: 'Duration: null or the offer’s own minutes.' }),
      shownAmountCents: t.arg.int({
        description: 'Price that was shown, in cents; refused with priceChanged if it differs now.',
      }),
      shownTerms: t.arg.string({
        description: 'The `bookingTerms` that were shown; refused with termsChanged if they differ now.',
      }),
      promoCode: t.arg.string({
        description: 'A promo code; `shownAmountCents` is the price with it.',
      }),
      webIntegrationId: t.arg({ type: 'Id', description: 'Id of the widget configuration.' }),
      overlaps: t.arg.boolean({
        description:
          'True to book despite an overlapping own booking; otherwise refused with overlapsOwnBooking for signed-in people who book for themselves.',
      }),
      payWith: t.arg({ type: PayWithInput, description: 'What pays it while it is booked.' }),
    },
    resolve: async (_root, args, context): Promise<CreationAnswer> => {
      const { work, deps, actor } = context;
      const walletCents = args.payWith?.walletCents ?? null;
      const request = {
        offerId: args.subServiceId,
        resourceId: args.resourceId ?? null,
        dateTimeFrom: args.dateTimeFrom,
        durationMinutes: args.duration ?? null,
        contact: { email: args.email, firstname: args.firstname, lastname: args.lastname, phone: args.phone },
        webIntegrationId: args.webIntegrationId ?? null,
        onlyBook: args.onlyBook,
        promoCode: args.promoCode ?? null,
        sharesData: sharesData(args.agreements),
        shownTotalCents: args.shownAmountCents ?? null,
        shownTerms: args.shownTerms ?? null,
        overlaps: args.overlaps ?? false,
        walletCents,
      };
      const origin = {
        actor,
        language: context.locale,
        channel: args.webIntegrationId == null ? ('Web' as const) : ('Widget' as const),
        address: context.address,
        userAgent: context.userAgent,
        idempotencyKey: context.idempotencyKey,
        justBooked: context.justBooked.known,
      };
      const booked = await bookService(work, deps, request, origin, payingWithCredit(walletCents, actor));
      const { providerId, reservationId: id, status } = booked;
      // What waits for a mailed link is shown to nobody before.
      if (status !== 'P') context.justBooked.keep({ kind: 'reservation', providerId, id, mayManage: false });
      const payment = status === 'RSD' ? await startCardPayment(work, deps, booked) : null;
      return answerOf(booked, payment, { ...context, offerId: args.subServiceId });
    },
  }),
);

/** A guest's booking without payment shows no id: the e-mail must be proved first (specification section 4). */
function answerOf(
  booked: Booked,
  payment: CardPaymentStart | null,
  { locale, deps, offerId }: Pick<RequestContext, 'locale' | 'deps'> & { offerId: number },
): CreationAnswer {
  const { reservationId, orderId, providerId, totalCents, status, codeId } = booked;
  const isWaitingForMail = status === 'P';
  // Credit has paid what waited for a card: it stands in a moment
  const isPaid = payment?.kind === 'paid' || payment?.kind === 'nothingToPay';
  // Of what credit has paid a part of, a card is asked the rest
  const askedCents = payment?.kind === 'toPay' ? payment.amountCents : totalCents;
  const isToPay = status === 'RSD' && !isPaid;
  return {
    id: isWaitingForMail ? null : reservationId,
    message: messageOf(isPaid ? 'A' : status, payment, locale),
    success: true,
    amount: euroOfCents(askedCents),
    amountCents: askedCents,
    clientSecret: payment?.clientSecret ?? null,
    stripeAccount: payment?.stripeAccount ?? null,
    paymentToken: isToPay ? deps.links.codeFor('pay-reservation', { providerId, id: reservationId }) : null,
    emailCodeSession: codeId === undefined ? null : visitorSession(deps, codeId),
    orderId: isWaitingForMail ? null : orderId,
    offerId,
    productId: null,
    providerId,
    timeLeftSeconds: isToPay ? UNPAID_HOLD_MINUTES * 60 : null,
  };
}

function messageOf(
  status: Booked['status'],
  payment: CardPaymentStart | null,
  locale: RequestContext['locale'],
): string {
  if (payment?.kind === 'unavailable') return errorText('paymentUnavailable', locale);
  if (status === 'P') return m.answer_check_email({}, { locale });
  return status === 'RSD' ? m.answer_to_pay({}, { locale }) : m.answer_confirmed({}, { locale });
}
