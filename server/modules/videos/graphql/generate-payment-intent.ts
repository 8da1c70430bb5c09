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
import type { CourseBuying, CourseRequest } from '../use-cases/buy-course.ts';
import { buyCourse, COURSE_HOLD_MINUTES } from '../use-cases/buy-course.ts';

/** All payments that begin with this call: of a reservation or sign-up that waits, of a course that is bought by it. */
builder.mutationField('generatePaymentIntent', (t) =>
  t.field({
    description:
      'Starts or resumes a payment; the server sets the amount. Of a video course (`productId`): buys it, and what is free is had at once. Of a reservation or class subscription that awaits payment: with its `paymentToken` or mailed code, or signed in as the person who booked; others are answered as for an unknown one. What cannot be bought yet is refused.',
    type: CreationResult,
    args: {
      productId: t.arg({ description: 'A video course to buy.', type: 'Id' }),
      reservationId: t.arg({ description: 'Id of a reservation that awaits payment.', type: 'Id' }),
      subscriptionId: t.arg({ description: 'Id of a class subscription.', type: 'Id' }),
      email: t.arg.string({
        description: 'Of who buys; of a reservation or subscription its own, another one is refused.',
      }),
      membershipId: t.arg({ description: 'A membership.', type: 'Id' }),
      quantity: t.arg.int({ description: 'Quantity.' }),
      startTime: t.arg.string({ description: 'Start of the validity.' }),
      firstname: t.arg.string({ description: 'First name of the payer.' }),
      lastname: t.arg.string({ description: 'Last name of the payer.' }),
      phone: t.arg.string({ description: 'Phone of the payer.' }),
      paymentToken: t.arg.string({
        description:
          '`paymentToken` of the creation result, or the code of the mailed link of a booking or subscription.',
      }),
      agreements: t.arg({
        type: [AgreementInput],
        description: 'Of a course: sharing one’s data with the provider (`sharing`, `Y`) is required.',
      }),
      shownAmountCents: t.arg.int({
        description:
          'Of a course: what the person was shown it costs; refused with priceChanged when that is not so any more.',
      }),
      webIntegrationId: t.arg({ type: 'Id', description: 'Of a course: the widget it is bought through.' }),
    },
    async resolve(_root, args, context): Promise<CreationAnswer> {
      const { reservationId, productId, subscriptionId, membershipId } = args;
      const named = [reservationId, subscriptionId, productId].filter(Boolean);
      if (membershipId || named.length !== 1) throw new Refusal('errorSomethingWentWrong');
      const { email = null, paymentToken = null } = args;
      if (reservationId)
        return payAgain(context, { subject: 'reservation', subjectId: reservationId, email, paymentToken });
      if (subscriptionId)
        return payAgain(context, { subject: 'subscription', subjectId: subscriptionId, email, paymentToken });
      return payCourse(context, {
        courseId: productId ?? 0,
        contact: { email, firstname: args.firstname, lastname: args.lastname, phone: args.phone },
        webIntegrationId: args.webIntegrationId ?? null,
        sharesData: sharesData(args.agreements),
        shownTotalCents: args.shownAmountCents ?? null,
      });
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
  const bought = await buyCourse(work, deps, request, {
    actor: context.actor,
    language: locale,
    channel: request.webIntegrationId === null ? 'Web' : 'Widget',
    address: context.address,
    userAgent: context.userAgent,
    idempotencyKey: context.idempotencyKey,
  });
  const { accessId: id } = bought;
  const { courseId: productId } = request;
  if (bought.status === 'A') return { ...freeAnswerOf(bought, locale), id, productId };
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
  { orderId, providerId }: CourseBuying,
  locale: RequestContext['locale'],
): Omit<CreationAnswer, 'id' | 'productId'> => ({
  message: m.videos_answer_yours({}, { locale }),
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
