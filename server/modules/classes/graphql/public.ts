import { MOST_SESSIONS_SIGNED_UP } from '#contracts/classes.ts';
import { errorText } from '#contracts/error-texts.ts';
import { euroOfCents } from '#contracts/money.ts';
import { m } from '#contracts/texts/messages.js';
import type { CreationAnswer } from '#server/modules/payments/graphql/refs.ts';
import { PayWithInput } from '#server/modules/payments/graphql/refs.ts';
import { payingWithCredit } from '#server/modules/payments/index.ts';
import { CreationResult } from '#server/modules/payments/graphql/refs.ts';
import type { CardPaymentStart } from '#server/modules/payments/index.ts';
import { startCardPayment } from '#server/modules/payments/index.ts';
import { AgreementInput, sharesData } from '#server/modules/selling/graphql/refs.ts';
import { UNPAID_HOLD_MINUTES } from '#server/modules/selling/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { classForSale } from '../use-cases/class-for-sale.ts';
import { getClassesForBooking, getPublicSessions, getTimetable } from '../use-cases/public-classes.ts';
import type { SignedUp } from '../use-cases/enrol.ts';
import type { WaitingPromo } from '../use-cases/resume-sign-up.ts';
import { promoOfOwnSignUp } from '../use-cases/resume-sign-up.ts';
import { signUp } from '../use-cases/sign-up.ts';
import type { PricedSubscription } from '../use-cases/subscription-price.ts';
import { priceSubscription } from '../use-cases/subscription-price.ts';
import { PublicSessionRef } from './public-session-ref.ts';
import { ClassForBookingRef, SessionCheckRef } from './refs.ts';

builder.queryField('getClassesForBooking', (t) =>
  t.field({
    description:
      'The courses and events of a provider that visitors can sign up for; null when visitors may not see the provider.',
    type: [ClassForBookingRef],
    nullable: true,
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }) },
    resolve: (_root, { providerId }, { work }) => getClassesForBooking(work, providerId),
  }),
);

builder.queryField('getPublicSessions', (t) =>
  t.field({
    description: 'The sessions of a class, in its order or, unsorted, the latest added first.',
    type: [PublicSessionRef],
    args: {
      classId: t.arg({ type: 'Id', required: true, description: 'Of which class.' }),
      from: t.arg({ type: 'DateTime', description: 'Only those that begin from then on.' }),
      first: t.arg.int({ description: 'At most so many; a thousand when left out.' }),
      sorted: t.arg.boolean({ description: 'false: by id, descending. Default: true.' }),
    },
    resolve: (_root, { classId, from, first, sorted }, { work, actor }) =>
      getPublicSessions(work, actor, classId, { from: instantOf(from), first, isSorted: sorted ?? true }),
  }),
);

builder.queryField('getTimetable', (t) =>
  t.field({
    description:
      'The sessions of all classes of a provider on some days, by their start; null when visitors may not see the provider.',
    type: [PublicSessionRef],
    nullable: true,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }),
      from: t.arg.string({ required: true, description: 'First local date, yyyy-mm-dd.' }),
      days: t.arg.int({ description: 'How many days, 31 at most; a week when left out.' }),
    },
    resolve: (_root, { providerId, from, days }, { work, actor }) =>
      getTimetable(work, actor, { providerId, from, days: days ?? null }),
  }),
);

const SubscriptionRequestInput = builder.inputType('SubscriptionRequestInput', {
  description: 'Sessions of a class that somebody wants to sign up for.',
  fields: (t) => ({
    classId: t.field({ type: 'Id', required: true, description: 'Which class.' }),
    sessions: t.field({
      type: ['Id'],
      required: true,
      description: `Which sessions, ${MOST_SESSIONS_SIGNED_UP} at most; of the total model all that have not begun.`,
    }),
  }),
});

interface PricedAnswer extends PricedSubscription {
  className: string;
  providerId: number;
}

const WaitingPromoRef = builder.objectRef<WaitingPromo>('WaitingPromoCode').implement({
  description: 'The promo code of an own sign-up that waits to be paid.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'As the center calls it.' }),
    discountCents: t.exposeInt('discountCents', { description: 'What it takes off, in cents.' }),
  }),
});

const SubscriptionLineRef = builder
  .objectRef<PricedSubscription['lines'][number]>('SubscriptionLine')
  .implement({
    description: 'What one session of a sign-up costs, in cents.',
    fields: (t) => ({
      sessionId: t.expose('sessionId', { type: 'Id', description: 'Which session.' }),
      priceCents: t.exposeInt('priceCents', { description: 'Before the online discount.' }),
      discountCents: t.exposeInt('discountCents', { description: 'The online discount.' }),
    }),
  });

const SubscriptionPriceRef = builder.objectRef<PricedAnswer>('SubscriptionPrice').implement({
  description: 'What a sign-up costs.',
  fields: (t) => ({
    price: t.float({
      description: 'In euro, as it is charged.',
      resolve: ({ totalCents }) => euroOfCents(totalCents),
    }),
    priceWithoutDiscount: t.float({
      description: 'In euro, before the online discount.',
      resolve: ({ priceCents }) => euroOfCents(priceCents),
    }),
    priceCents: t.exposeInt('totalCents', { description: 'In cents, as it is charged.' }),
    priceWithoutDiscountCents: t.exposeInt('priceCents', {
      description: 'In cents, before the online discount.',
    }),
    lines: t.field({
      type: [SubscriptionLineRef],
      description: 'One each session.',
      resolve: ({ lines }) => lines,
    }),
    waitingPromo: t.field({
      type: WaitingPromoRef,
      nullable: true,
      description:
        'The code of the viewer’s own sign-up for these sessions that waits to be paid; the prices here are without it.',
      resolve: ({ providerId, sessions }, _args, { work, actor, justBooked }) =>
        promoOfOwnSignUp(
          work,
          { actor, justMade: justBooked.knownSubscription },
          { providerId, sessionIds: sessions.map(({ id }) => id) },
        ),
    }),
  }),
});

builder.queryField('getSubscriptionPrice', (t) =>
  t.field({
    description: 'What signing up for some sessions costs: what is shown is what is charged.',
    type: SubscriptionPriceRef,
    args: {
      request: t.arg({
        type: SubscriptionRequestInput,
        required: true,
        description: 'Which sessions of which class.',
      }),
      onlyBook: t.arg.boolean({
        description: 'true: paid at the center, without the online discount. Default: false.',
      }),
    },
    resolve: async (_root, { request: { classId, sessions }, onlyBook }, { work }) => {
      const sold = await classForSale(work, { classId });
      const priced = await priceSubscription(work, sold, {
        sessionIds: sessions,
        onlyBook: onlyBook ?? false,
      });
      const { name: className, providerId } = sold.offered;
      return { ...priced, className, providerId };
    },
  }),
);

interface CheckedSession {
  sessionId: number;
  check: 'FREE' | 'FULL' | 'PAST' | 'CLOSED' | 'CANCELED' | 'BOUGHT';
}

const CheckedSessionRef = builder.objectRef<CheckedSession>('CheckedSession').implement({
  description: 'How a session stands for the viewer.',
  fields: (t) => ({
    sessionId: t.expose('sessionId', { type: 'Id', description: 'Which session.' }),
    check: t.field({ type: SessionCheckRef, description: 'How it stands.', resolve: ({ check }) => check }),
  }),
});

builder.queryField('checkSubscriptionSessions', (t) =>
  t.field({
    description: 'Which of some sessions can be signed up for now, and why the others cannot.',
    type: [CheckedSessionRef],
    args: {
      classId: t.arg({ type: 'Id', required: true, description: 'Which class.' }),
      sessions: t.arg({ type: ['Id'], required: true, description: 'Which of its sessions.' }),
    },
    resolve: async (_root, { classId, sessions }, { work, actor }) => {
      const all = await getPublicSessions(work, actor, classId);
      const found = all.filter(({ id }) => sessions.includes(id));
      if (found.length < new Set(sessions).size) throw new Refusal('notFound', { affected: ['sessions'] });
      return found.map(({ id, check }) => ({ sessionId: id, check }));
    },
  }),
);

builder.mutationField('createSubscriptionAsAnonymous', (t) =>
  t.field({
    description:
      'Signs somebody up for sessions of a class as a guest: without paying (`onlyBook`), or as the first step of paying now.',
    type: CreationResult,
    args: {
      classId: t.arg({ type: 'Id', required: true, description: 'Which class.' }),
      sessions: t.arg({ type: ['Id'], required: true, description: 'Which of its sessions.' }),
      email: t.arg.string({ required: true, description: 'Where the confirmation goes.' }),
      onlyBook: t.arg.boolean({
        required: true,
        description: 'true signs up without paying, false pays now.',
      }),
      firstname: t.arg.string({ description: 'Required when the integration asks for it.' }),
      lastname: t.arg.string({ description: 'Required when the integration asks for it.' }),
      phone: t.arg.string({ description: 'Required when the integration asks for it.' }),
      agreements: t.arg({
        type: [AgreementInput],
        description: 'Sharing one’s data with the provider (`sharing`, `Y`) is required.',
      }),
      shownAmountCents: t.arg.int({
        description:
          'What the person was shown it costs; refused with priceChanged when that is not so any more.',
      }),
      promoCode: t.arg.string({
        description: 'A promo code; `shownAmountCents` is the price with it.',
      }),
      webIntegrationId: t.arg({ type: 'Id', description: 'The widget it is signed up through.' }),
      payWith: t.arg({ type: PayWithInput, description: 'What pays it while it is made.' }),
    },
    resolve: async (_root, args, context): Promise<CreationAnswer> => {
      const { work, deps, actor } = context;
      const walletCents = args.payWith?.walletCents ?? null;
      const request = {
        classId: args.classId,
        sessionIds: args.sessions,
        contact: { email: args.email, firstname: args.firstname, lastname: args.lastname, phone: args.phone },
        webIntegrationId: args.webIntegrationId ?? null,
        onlyBook: args.onlyBook,
        promoCode: args.promoCode ?? null,
        sharesData: sharesData(args.agreements),
        shownTotalCents: args.shownAmountCents ?? null,
        walletCents,
      };
      const origin = {
        actor,
        language: context.locale,
        channel: args.webIntegrationId == null ? ('Web' as const) : ('Widget' as const),
        address: context.address,
        userAgent: context.userAgent,
        idempotencyKey: context.idempotencyKey,
        justMade: context.justBooked.knownSubscription,
      };
      const made = await signUp(work, deps, request, origin, payingWithCredit(walletCents, actor));
      if (made.status !== 'P')
        context.justBooked.keep({
          kind: 'subscription',
          providerId: made.providerId,
          id: made.enrolmentId,
          mayManage: false,
        });
      const payment = made.status === 'RSD' ? await startCardPayment(work, deps, made) : null;
      return answerOf(made, payment, { locale: context.locale, classId: args.classId });
    },
  }),
);

/** A guest's sign-up without payment shows no id: it must be confirmed by mail first (specification section 4). */
function answerOf(
  { enrolmentId, orderId, providerId, totalCents, status }: SignedUp,
  payment: CardPaymentStart | null,
  { locale, classId }: { locale: RequestContext['locale']; classId: number },
): CreationAnswer {
  const isWaitingForMail = status === 'P';
  // Of what credit has paid a part of, a card is asked the rest
  const askedCents = payment?.kind === 'toPay' ? payment.amountCents : totalCents;
  const text = isWaitingForMail
    ? m.answer_check_email
    : status === 'RSD'
      ? m.answer_to_pay
      : m.answer_confirmed;
  return {
    id: isWaitingForMail ? null : enrolmentId,
    message: payment?.kind === 'unavailable' ? errorText('paymentUnavailable', locale) : text({}, { locale }),
    success: true,
    amount: euroOfCents(askedCents),
    amountCents: askedCents,
    clientSecret: payment?.clientSecret ?? null,
    stripeAccount: payment?.stripeAccount ?? null,
    paymentToken: null,
    orderId: isWaitingForMail ? null : orderId,
    offerId: classId,
    productId: null,
    providerId,
    timeLeftSeconds: status === 'RSD' ? UNPAID_HOLD_MINUTES * 60 : null,
  };
}

/** @throws Refusal invalidInput for what is no instant */
function instantOf(typed: string | null | undefined): Date | null {
  if (typed == null) return null;
  const at = new Date(typed);
  if (Number.isNaN(at.getTime())) throw new Refusal('invalidInput', { affected: ['from'] });
  return at;
}
