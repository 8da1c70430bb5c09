import { m } from '#contracts/texts/messages.js';
import { euroOfCents } from '#contracts/money.ts';
import type { CreationAnswer } from '#server/modules/payments/graphql/refs.ts';
import { CreationResult } from '#server/modules/payments/graphql/refs.ts';
import { AgreementInput, sharesData } from '#server/modules/selling/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { PassForOrder } from '../use-cases/own-memberships.ts';
import { meansFor } from '../use-cases/means-of-payment.ts';
import { bookWithPass, signUpWithPass } from '../use-cases/pay-at-once.ts';
import { PassForOrderRef } from './reads.ts';

interface Means {
  passes: PassForOrder[];
  walletCents: number;
}

const MeansOfPaymentRef = builder.objectRef<Means>('MeansOfPayment').implement({
  description: 'What whoever is signed in has at a provider to pay with.',
  fields: (t) => ({
    isMembershipAvailable: t.boolean({
      description: 'Whether one of the passes pays it (membership check, specification section 8).',
      resolve: ({ passes }) => passes.some(({ whyNot }) => whyNot === null),
    }),
    passes: t.expose('passes', {
      type: [PassForOrderRef],
      description: 'The own passes; those that pay it and end first come first.',
    }),
    walletCents: t.exposeInt('walletCents', {
      description: 'The own credit there, in cents: what `payWith` can use.',
    }),
  }),
});

builder.queryField('getMeansOfPayment', (t) =>
  t.field({
    description:
      'With what whoever is signed in could pay a booking of a service (`offerId` and `dateTimeFrom`) or sessions of a class (`classId` and `sessions`). Nothing for guests and before the e-mail is proved.',
    type: MeansOfPaymentRef,
    args: {
      offerId: t.arg({ type: 'Id', description: 'Id of the offer of a service.' }),
      dateTimeFrom: t.arg.string({ description: 'Start of the booking.' }),
      classId: t.arg({ type: 'Id', description: 'Which class.' }),
      sessions: t.arg({ type: ['Id'], description: 'Which of its sessions.' }),
    },
    resolve: async (_root, { offerId, dateTimeFrom, classId, sessions }, context): Promise<Means> => {
      if (classId != null && sessions != null) return meansFor(context, { classId, sessionIds: sessions });
      if (offerId == null || dateTimeFrom == null)
        throw new Refusal('invalidInput', { affected: ['offerId'] });
      return meansFor(context, { offerId, dateTimeFrom });
    },
  }),
);

builder.mutationFields((t) => {
  const typed = {
    passId: t.arg({ type: 'Id', required: true, description: 'An own pass.' }),
    firstname: t.arg.string({ description: 'Required if the integration asks for it.' }),
    lastname: t.arg.string({ description: 'Required if the integration asks for it.' }),
    phone: t.arg.string({ description: 'Required if the integration asks for it.' }),
    agreements: t.arg({
      type: [AgreementInput],
      description: 'Consents; sharing data with the provider (`sharing`, `Y`) is required.',
    }),
    shownAmountCents: t.arg.int({
      description: 'Price that was shown, in cents; refused with priceChanged if it differs now.',
    }),
    webIntegrationId: t.arg({ type: 'Id', description: 'Id of the widget configuration.' }),
  };
  return {
    bookWithPass: t.field({
      description:
        'Books a service for whoever is signed in and pays it with an own pass: an entry is used, and nothing is owed. Both or neither.',
      type: CreationResult,
      args: {
        subServiceId: t.arg({ type: 'Id', required: true, description: 'Id of the offer.' }),
        resourceId: t.arg({ type: 'Id', description: 'Id of the person; null for anyone available.' }),
        dateTimeFrom: t.arg.string({ required: true, description: 'As of `createReservationAsAnonymous`.' }),
        shownTerms: t.arg.string({
          description: 'The `bookingTerms` that were shown; refused with termsChanged if they differ now.',
        }),
        overlaps: t.arg.boolean({ description: 'True to book despite an overlapping own booking.' }),
        ...typed,
      },
      resolve: async (_root, args, context): Promise<CreationAnswer> => {
        const { work, deps } = context;
        const request = {
          ...requestOf(args),
          offerId: args.subServiceId,
          resourceId: args.resourceId ?? null,
          dateTimeFrom: args.dateTimeFrom,
          durationMinutes: null,
          shownTerms: args.shownTerms ?? null,
          overlaps: args.overlaps ?? false,
        };
        const booked = await bookWithPass(work, deps, request, originOf(context, args));
        const { providerId, reservationId: id } = booked;
        context.justBooked.keep({ kind: 'reservation', providerId, id, mayManage: false });
        return answerOf({ ...booked, id, offerId: args.subServiceId }, context);
      },
    }),
    signUpWithPass: t.field({
      description:
        'Signs whoever is signed in up for sessions of a class and pays them with an own pass, an entry for each. All or nothing.',
      type: CreationResult,
      args: {
        classId: t.arg({ type: 'Id', required: true, description: 'Which class.' }),
        sessions: t.arg({ type: ['Id'], required: true, description: 'Which of its sessions.' }),
        ...typed,
      },
      resolve: async (_root, args, context): Promise<CreationAnswer> => {
        const { work, deps } = context;
        const request = { ...requestOf(args), classId: args.classId, sessionIds: args.sessions };
        const made = await signUpWithPass(work, deps, request, originOf(context, args));
        const { providerId, enrolmentId: id } = made;
        context.justBooked.keep({ kind: 'subscription', providerId, id, mayManage: false });
        return answerOf({ ...made, id, offerId: args.classId }, context);
      },
    }),
  };
});

interface Typed {
  passId: number;
  firstname?: string | null;
  lastname?: string | null;
  phone?: string | null;
  agreements?: Parameters<typeof sharesData>[0];
  shownAmountCents?: number | null;
  webIntegrationId?: number | null;
}

const requestOf = (args: Typed) => ({
  passId: args.passId,
  contact: { firstname: args.firstname, lastname: args.lastname, phone: args.phone },
  sharesData: sharesData(args.agreements),
  shownTotalCents: args.shownAmountCents ?? null,
  webIntegrationId: args.webIntegrationId ?? null,
});

const originOf = (
  { actor, locale, address, userAgent, idempotencyKey }: RequestContext,
  { webIntegrationId }: Typed,
) => ({
  actor,
  language: locale,
  channel: webIntegrationId == null ? ('Web' as const) : ('Widget' as const),
  address,
  userAgent,
  idempotencyKey,
});

function answerOf(
  of: { id: number; offerId: number; orderId: number; providerId: number; totalCents: number },
  { locale }: Pick<RequestContext, 'locale'>,
): CreationAnswer {
  const { totalCents, ...ids } = of;
  return {
    ...ids,
    message: m.answer_confirmed({}, { locale }),
    success: true,
    amount: euroOfCents(totalCents),
    amountCents: totalCents,
    clientSecret: null,
    stripeAccount: null,
    paymentToken: null,
    productId: null,
    timeLeftSeconds: null,
  };
}
