import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import type { Locale } from '#contracts/languages.ts';
import { euroOfCents } from '#contracts/money.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';
import { OrderPaymentStateRef, RefundStateRef } from '#server/modules/payments/graphql/refs.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import { dueCents } from '#server/modules/payments/index.ts';
import { getPublicProviders } from '#server/modules/providers/index.ts';
import type { TermsText } from '#server/modules/selling/index.ts';
import { termsTexts } from '#server/modules/selling/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleOfOffer } from '../use-cases/people-of-offer.ts';
import type { ReservationDetails } from '../use-cases/reservation-details.ts';

export { ActedRef } from './acted-ref.ts';

type Reservation = ReservationDetails['reservation'];

const offsetTime = (at: Date, timeZone: string): string =>
  formatOffsetDateTime(zoneOf(timeZone), epochMinutesOf(at));

const PersonToChoose = builder.objectRef<{ id: number; name: string }>('PersonToChoose').implement({
  description: 'Somebody who does what was booked.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The resource.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'As customers know them.' }),
  }),
});

const TermsSectionRef = builder.objectRef<TermsText['sections'][number]>('TermsSection').implement({
  description: 'A part of the general terms.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is about.' }),
    text: t.exposeString('text', { description: 'What it says.' }),
  }),
});

const TermsTextRef = builder.objectRef<TermsText & { language: Locale }>('TermsText').implement({
  description: 'The general terms in one language.',
  fields: (t) => ({
    language: t.expose('language', { type: Language, description: 'it or en.' }),
    sections: t.expose('sections', {
      type: [TermsSectionRef],
      description: 'As the page /terms showed them.',
    }),
  }),
});

const ReservationMoneyRef = builder.objectRef<ReservationDetails>('ReservationMoneyView').implement({
  description: 'The money of a booking as its owner sees it, all in cents.',
  fields: (t) => ({
    dueCents: t.int({
      description: 'What it comes to now: without what was given back.',
      resolve: ({ order }) => dueCents(order),
    }),
    paidCents: t.int({
      description: 'What is paid, without what went back or is on its way.',
      resolve: ({ money }) => money.refundableCents + money.atCenterCents,
    }),
    paidAtCenterCents: t.int({
      description: 'What of it was paid at the center.',
      resolve: ({ money }) => money.atCenterCents,
    }),
    backByCardCents: t.int({
      description: 'What went back to the card, or is on its way.',
      resolve: ({ money }) => money.backByCardCents,
    }),
    backAtCenterCents: t.int({
      description: 'What the center has given back.',
      resolve: ({ money }) => money.backCents - money.backByCardCents,
    }),
    centerReturnsCents: t.int({
      description: 'What the center gives back: if it is cancelled now, or since it was.',
      resolve: ({ cancellation }) => cancellation.centerCents,
    }),
    centerKeepsCents: t.int({
      description: 'What stays with the center by the terms: if it is cancelled now, or since it was.',
      resolve: ({ cancellation }) => cancellation.keptCents,
    }),
  }),
});

/** A booking on its way to a page. */
export interface ReservationShown extends ReservationDetails {
  /** Shown by what lets its holder look and pay, but neither move nor cancel. */
  isOnlyForLooking?: boolean;
}

export const ReservationStatusRef = builder.enumType('ReservationStatus', {
  description: 'Where a booking stands (specification section 3).',
  values: {
    P: { description: 'It waits for the mailed link.' },
    RSD: { description: 'It waits for its payment.' },
    A: { description: 'It stands.' },
    C: { description: 'It is off.' },
    R: { description: 'It is off and paid back.' },
  } as const satisfies Record<Reservation['status'], object>,
});

export const CancelReasonRef = builder.enumType('CancelReason', {
  description: 'Why a booking is off.',
  values: {
    byCustomer: { description: 'Whoever booked cancelled it.' },
    byProvider: { description: 'The provider cancelled it.' },
    expired: { description: 'It was not confirmed or paid in time.' },
    placeLost: { description: 'The money came when the place was taken.' },
  } as const satisfies Record<NonNullable<Reservation['cancelReason']>, object>,
});

/** Somebody's own booking, as their account and the pages behind mailed links show it. */
export const ReservationView = builder.objectRef<ReservationShown>('ReservationView').implement({
  description: 'A booking as its owner sees it. Names and prices are those of the day it was booked.',
  fields: (t) => ({
    id: t.field({
      type: 'Id',
      description: 'The reservation.',
      resolve: ({ reservation }) => reservation.id,
    }),
    providerId: t.field({
      type: 'Id',
      description: 'With whom.',
      resolve: ({ reservation }) => reservation.providerId,
    }),
    providerName: t.string({ description: 'With whom.', resolve: ({ provider }) => provider.name }),
    providerAddress: t.string({
      description: 'Where, on one line.',
      nullable: true,
      resolve: ({ provider: { addressLine1, postalCode, city } }) =>
        [addressLine1, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null,
    }),
    providerPhone: t.string({
      description: 'To ask by phone.',
      nullable: true,
      resolve: ({ provider }) => provider.phone,
    }),
    providerEmail: t.string({
      description: 'To ask by mail.',
      nullable: true,
      resolve: ({ provider }) => provider.email,
    }),
    provider: t.loadable({
      description: 'With whom, as visitors see it; null when it does not show any more.',
      type: ProviderRef,
      nullable: true,
      load: async (ids: number[], { work }) => {
        const found = new Map(
          (await getPublicProviders(work, ids)).map((provider) => [provider.id, provider]),
        );
        return ids.map((id) => found.get(id) ?? null);
      },
      resolve: ({ reservation }) => reservation.providerId,
    }),
    timeZone: t.string({
      description: 'The zone of the times.',
      resolve: ({ reservation }) => reservation.timeZone,
    }),
    offerId: t.field({
      type: 'Id',
      description: 'What was booked.',
      resolve: ({ reservation }) => reservation.offerId,
    }),
    offerName: t.string({ description: 'What was booked.', resolve: ({ order }) => order.snapshot.name }),
    serviceName: t.string({
      description: 'The group it stood in.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.groupName,
    }),
    resourceId: t.field({
      type: 'Id',
      description: 'With which person.',
      resolve: ({ reservation }) => reservation.resourceId,
    }),
    resourceName: t.string({
      description: 'With which person.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.resourceName,
    }),
    startsAt: t.string({
      description: 'The start with its offset.',
      resolve: ({ reservation }) => offsetTime(reservation.startsAt, reservation.timeZone),
    }),
    endsAt: t.string({
      description: 'The end with its offset.',
      resolve: ({ reservation }) => offsetTime(reservation.endsAt, reservation.timeZone),
    }),
    durationMinutes: t.int({
      description: 'How long it takes.',
      resolve: ({ reservation: { startsAt, endsAt } }) => epochMinutesOf(endsAt) - epochMinutesOf(startsAt),
    }),
    status: t.field({
      type: ReservationStatusRef,
      description: 'P, RSD, A, C or R (specification section 3).',
      resolve: ({ reservation }) => reservation.status,
    }),
    cancelReason: t.field({
      type: CancelReasonRef,
      description: 'byCustomer, byProvider, expired or placeLost, when it is off.',
      nullable: true,
      resolve: ({ reservation }) => reservation.cancelReason,
    }),
    amount: t.float({
      description: 'What it costs, in euro.',
      resolve: ({ order }) => euroOfCents(order.totalCents),
    }),
    amountCents: t.int({ description: 'What it costs, in cents.', resolve: ({ order }) => order.totalCents }),
    priceCents: t.int({
      description: 'What it costs without discount, in cents.',
      resolve: ({ order }) => order.priceCents,
    }),
    paymentState: t.field({
      type: OrderPaymentStateRef,
      description:
        'The order payment state: what is paid and has not gone back. Of an order that was paid back it is notPaid, and `refundState` says why.',
      resolve: ({ order }) => order.paymentState,
    }),
    refundState: t.expose('refundProgress', {
      type: RefundStateRef,
      description: 'Where the money is that goes back: none, onItsWay, partlyRefunded, refunded or failed.',
    }),
    onlyBook: t.boolean({
      description: 'Whether it is paid on site.',
      resolve: ({ reservation }) => reservation.onlyBook,
    }),
    isMovedByUs: t.boolean({
      description:
        'Whether the provider has moved it away from where its customer agreed it to be: cancelling is free until it begins.',
      resolve: ({ reservation }) => reservation.isMovedByUs,
    }),
    canCancel: t.boolean({
      description: 'Whether it can be cancelled now.',
      resolve: ({ cancellation }) => cancellation.isPossible,
    }),
    canMove: t.exposeBoolean('canMove', {
      description: 'Whether it can be moved now: for as long as cancelling is free.',
    }),
    people: t.field({
      description: 'Who does it: with whom it can be moved.',
      type: [PersonToChoose],
      resolve: async ({ reservation }, _args, { work }) =>
        (await peopleOfOffer(work, reservation.offerId)).map(({ resourceId, name }) => ({
          id: resourceId,
          name,
        })),
    }),
    money: t.field({
      type: ReservationMoneyRef,
      description: 'What is paid of it, and what comes back.',
      resolve: (details) => details,
    }),
    refundCentsIfCancelledNow: t.int({
      description: 'What would come back by card, in cents.',
      resolve: ({ cancellation }) => cancellation.refundCents,
    }),
    freeCancellationUntil: t.string({
      description: 'Until when cancelling is free, with offset.',
      resolve: (details) => offsetTime(details.freeCancellationUntil, details.reservation.timeZone),
    }),
    freeCancellationHours: t.int({
      description:
        'How many hours before the start cancelling ends to be free, as agreed; a move of one’s own is on these.',
      resolve: ({ reservation }) => reservation.freeCancellationHours,
    }),
    termsText: t.loadable({
      description: 'The general terms it was made on, as they read then, in the language it was made in.',
      type: TermsTextRef,
      load: async (keys: string[], { work }) => {
        const asked = keys.map((key) => key.split(' ') as [version: string, language: Locale]);
        const texts = await termsTexts(work, [...new Set(asked.map(([version]) => version))]);
        return asked.map(([version, language]) => {
          const text = texts.get(version)?.[language];
          return text ? { ...text, language } : new Error(`The terms ${version} were not kept`);
        });
      },
      resolve: ({ reservation: { termsVersion, language } }) => `${termsVersion} ${language}`,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Until when an unconfirmed or unpaid booking keeps its place.',
      nullable: true,
      resolve: ({ reservation }) => reservation.expiresAt,
    }),
    manageCode: t.string({
      description:
        'The code of the page that manages it; null for whoever may only look: the mailed link has it.',
      nullable: true,
      resolve: ({ reservation: { providerId, id }, isOnlyForLooking }, _args, { deps }) =>
        isOnlyForLooking ? null : deps.links.codeFor('manage-reservation', { providerId, id }),
    }),
    emailShown: t.string({
      description: 'For whom, with the middle of the address hidden; empty for somebody without one.',
      resolve: ({ customer }) => (customer.email === null ? '' : shortened(customer.email)),
    }),
  }),
});

/** Enough for its owner to know it by, too little for anybody else. */
function shortened(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 2)}…@${domain}`;
}
