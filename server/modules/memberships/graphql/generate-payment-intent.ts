import { errorText } from '#contracts/error-texts.ts';
import { euroOfCents } from '#contracts/money.ts';
import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { CreationAnswer } from '#server/modules/payments/graphql/refs.ts';
import { CreationResult } from '#server/modules/payments/graphql/refs.ts';
import { retryPayment, startCardPayment } from '#server/modules/payments/index.ts';
import type { CardPaymentStart, PaymentRetry } from '#server/modules/payments/index.ts';
import { AgreementInput, sharesData } from '#server/modules/selling/graphql/refs.ts';
import type { CourseBuying, CourseRequest } from '#server/modules/videos/index.ts';
import { buyCourse, COURSE_HOLD_MINUTES } from '#server/modules/videos/index.ts';
import type { PassBuying, PassRequest } from '../use-cases/buy-pass.ts';
import { buyPass } from '../use-cases/buy-pass.ts';
import { PASS_HOLD_MINUTES } from '../use-cases/write-bought-pass.ts';

/** All payments that begin with this call: of a reservation or sign-up that waits, of a course or a pass that is bought by it. */
builder.mutationField('generatePaymentIntent', (t) =>
  t.field({
    description:
      'Starts or resumes a payment; the server sets the amount. Of a video course (`productId`) or an offer of a membership (`membershipId`): buys it, and what is free is had at once. Of a reservation or class subscription that awaits payment: with its `paymentToken` or mailed code, or signed in as the person who booked; others are answered as for an unknown one. What cannot be bought yet is refused.',
    type: CreationResult,
    args: {
      productId: t.arg({ description: 'A video course to buy.', type: 'Id' }),
      reservationId: t.arg({ description: 'Id of a reservation that awaits payment.', type: 'Id' }),
      subscriptionId: t.arg({ description: 'Id of a class subscription.', type: 'Id' }),
      email: t.arg.string({
        description: 'Of who buys; of a reservation or subscription its own, another one is refused.',
      }),
      membershipId: t.arg({ description: 'An offer of a membership to buy.', type: 'Id' }),
      quantity: t.arg.int({
        description: 'Of a membership with counted entries: so many times its entries and price, 10 at most.',
      }),
      startTime: t.arg.string({
        description: 'Refused: a membership begins as its offer says.',
      }),
      firstname: t.arg.string({ description: 'First name of the payer.' }),
      lastname: t.arg.string({ description: 'Last name of the payer.' }),
      phone: t.arg.string({ description: 'Phone of the payer.' }),
      paymentToken: t.arg.string({
        description:
          '`paymentToken` of the creation result, or the code of the mailed link of a booking or subscription.',
      }),
      agreements: t.arg({
        type: [AgreementInput],
        description:
          'Of a course or membership: sharing one’s data with the provider (`sharing`, `Y`) is required.',
      }),
      shownAmountCents: t.arg.int({
        description:
          'Of a course or membership: what the person was shown it costs; refused with priceChanged when that is not so any more.',
      }),
      promoCode: t.arg.string({
        description: 'Of a course or membership: a promo code; `shownAmountCents` is the price with it.',
      }),
      webIntegrationId: t.arg({
        type: 'Id',
        description: 'Of a course or membership: the widget it is bought through.',
      }),
    },
    async resolve(_root, args, context): Promise<CreationAnswer> {
      const { reservationId, productId, subscriptionId, membershipId } = args;
      const named = [reservationId, subscriptionId, productId, membershipId].filter(Boolean);
      if (named.length !== 1) throw new Refusal('errorSomethingWentWrong');
      const { email = null, paymentToken = null } = args;
      if (reservationId)
        return payAgain(context, { subject: 'reservation', subjectId: reservationId, email, paymentToken });
      if (subscriptionId)
        return payAgain(context, { subject: 'subscription', subjectId: subscriptionId, email, paymentToken });
      if (args.startTime) throw new Refusal('invalidInput', { affected: ['startTime'] });
      const buyer = {
        contact: { email, firstname: args.firstname, lastname: args.lastname, phone: args.phone },
        webIntegrationId: args.webIntegrationId ?? null,
        sharesData: sharesData(args.agreements),
        promoCode: args.promoCode ?? null,
        shownTotalCents: args.shownAmountCents ?? null,
      };
      return membershipId
        ? payPass(context, { ...buyer, offerId: membershipId, quantity: args.quantity ?? 1 })
        : payCourse(context, { ...buyer, courseId: productId ?? 0 });
    },
  }),
);

async function payAgain(
  { work, deps, locale, address, actor, justBooked }: RequestContext,
  of: Pick<PaymentRetry, 'subject' | 'subjectId' | 'email' | 'paymentToken'>,
): Promise<CreationAnswer> {
  const { subject, subjectId: id } = of;
  const isReservation = subject === 'reservation';
  const start = await retryPayment(work, deps, {
    ...of,
    justBooked: isReservation ? justBooked.known : justBooked.knownSubscription,
    actor,
    address,
  });
  const isUnavailable = start.kind === 'unavailable';
  const isToPay = start.kind === 'toPay' || isUnavailable;
  return {
    ...answerOf(start, locale),
    id,
    success: !isUnavailable,
    paymentToken:
      isReservation && isToPay
        ? deps.links.codeFor('pay-reservation', { providerId: start.providerId, id })
        : null,
    productId: null,
  };
}

async function payCourse(context: RequestContext, request: CourseRequest): Promise<CreationAnswer> {
  const { work, deps, locale } = context;
  const bought = await buyCourse(work, deps, request, originOf(context, request));
  const { accessId: id } = bought;
  const { courseId: productId } = request;
  if (bought.status === 'A')
    return { ...freeAnswerOf(bought, m.videos_answer_yours({}, { locale })), id, productId };
  const start = await startCardPayment(work, deps, bought);
  const answer = answerOf(start, locale);
  return {
    ...answer,
    id,
    success: true,
    message: answer.message || m.videos_answer_to_pay({}, { locale }),
    paymentToken: null,
    productId,
    timeLeftSeconds: start.secondsLeft ?? COURSE_HOLD_MINUTES * 60,
  };
}

async function payPass(context: RequestContext, request: PassRequest): Promise<CreationAnswer> {
  const { work, deps, locale } = context;
  const bought = await buyPass(work, deps, request, originOf(context, request));
  const id = bought.passId;
  const ofPass = { id, productId: null, offerId: request.offerId };
  if (bought.status === 'active')
    return { ...freeAnswerOf(bought, m.passes_answer_yours({}, { locale })), ...ofPass };
  const answer = answerOf(await startCardPayment(work, deps, bought), locale);
  return {
    ...answer,
    ...ofPass,
    success: true,
    message: answer.message || m.passes_answer_to_pay({}, { locale }),
    paymentToken: null,
    timeLeftSeconds: answer.timeLeftSeconds ?? PASS_HOLD_MINUTES * 60,
  };
}

const originOf = (
  { actor, locale, address, userAgent, idempotencyKey }: RequestContext,
  { webIntegrationId }: { webIntegrationId: number | null },
) => ({
  actor,
  language: locale,
  channel: webIntegrationId === null ? ('Web' as const) : ('Widget' as const),
  address,
  userAgent,
  idempotencyKey,
});

type Common = Omit<CreationAnswer, 'id' | 'success' | 'paymentToken' | 'productId'>;

const answerOf = (start: CardPaymentStart, locale: RequestContext['locale']): Common => ({
  message: start.kind === 'unavailable' ? errorText('paymentUnavailable', locale) : '',
  amount: euroOfCents(start.amountCents),
  amountCents: start.amountCents,
  clientSecret: start.clientSecret,
  stripeAccount: start.stripeAccount,
  orderId: start.orderId,
  offerId: null,
  providerId: start.providerId,
  timeLeftSeconds: start.secondsLeft,
});

const freeAnswerOf = (
  { orderId, providerId }: Pick<CourseBuying | PassBuying, 'orderId' | 'providerId'>,
  message: string,
): Omit<CreationAnswer, 'id' | 'productId'> => ({
  message,
  success: true,
  amount: 0,
  amountCents: 0,
  clientSecret: null,
  stripeAccount: null,
  paymentToken: null,
  orderId,
  offerId: null,
  providerId,
  timeLeftSeconds: null,
});
