import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import type { Locale } from '#contracts/languages.ts';
import { euroOfCents } from '#contracts/money.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';
import { OrderPaymentStateRef, RefundStateRef } from '#server/modules/payments/graphql/refs.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import { getPublicProviders } from '#server/modules/providers/index.ts';
import type { TermsText } from '#server/modules/selling/index.ts';
import { termsTexts } from '#server/modules/selling/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleOfOffer } from '../use-cases/people-of-offer.ts';
import type { ReservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationMoneyRef } from './reservation-money-ref.ts';

export { ActedRef } from './acted-ref.ts';

type Reservation = ReservationDetails['reservation'];

const offsetTime = (at: Date, timeZone: string): string =>
  formatOffsetDateTime(zoneOf(timeZone), epochMinutesOf(at));

const PersonToChoose = builder.objectRef<{ id: number; name: string }>('PersonToChoose').implement({
  description: 'A person who does the booked offer.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the resource.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name as customers know it.' }),
  }),
});

const TermsSectionRef = builder.objectRef<TermsText['sections'][number]>('TermsSection').implement({
  description: 'A section of the general terms.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its subject.' }),
    text: t.exposeString('text', { description: 'The text.' }),
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

/** A booking on its way to a page. */
export interface ReservationShown extends ReservationDetails {
  /** Shown by what lets its holder look and pay, but neither move nor cancel. */
  isOnlyForLooking?: boolean;
}

export const ReservationStatusRef = builder.enumType('ReservationStatus', {
  description: 'Status of a booking (specification section 3).',
  values: {
    P: { description: 'Awaits the mailed link.' },
    RSD: { description: 'Awaits payment.' },
    A: { description: 'Confirmed.' },
    C: { description: 'Cancelled or expired.' },
    R: { description: 'Cancelled and refunded.' },
  } as const satisfies Record<Reservation['status'], object>,
});

export const CancelReasonRef = builder.enumType('CancelReason', {
  description: 'Why a booking was cancelled or expired.',
  values: {
    byCustomer: { description: 'The customer cancelled it.' },
    byProvider: { description: 'The provider cancelled it.' },
    expired: { description: 'It was not confirmed or paid in time.' },
    placeLost: { description: 'The payment arrived after the place was taken.' },
  } as const satisfies Record<NonNullable<Reservation['cancelReason']>, object>,
});

/** Somebody's own booking, as their account and the pages behind mailed links show it. */
export const ReservationView = builder.objectRef<ReservationShown>('ReservationView').implement({
  description: 'A booking as its customer sees it. Names and prices are those of the day it was booked.',
  fields: (t) => ({
    id: t.field({
      type: 'Id',
      description: 'The reservation.',
      resolve: ({ reservation }) => reservation.id,
    }),
    providerId: t.field({
      type: 'Id',
      description: 'Id of the provider.',
      resolve: ({ reservation }) => reservation.providerId,
    }),
    providerName: t.string({
      description: 'Name of the provider.',
      resolve: ({ provider }) => provider.name,
    }),
    providerAddress: t.string({
      description: 'Address on one line.',
      nullable: true,
      resolve: ({ provider: { addressLine1, postalCode, city } }) =>
        [addressLine1, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null,
    }),
    providerPhone: t.string({
      description: 'Phone for questions.',
      nullable: true,
      resolve: ({ provider }) => provider.phone,
    }),
    providerEmail: t.string({
      description: 'E-mail for questions.',
      nullable: true,
      resolve: ({ provider }) => provider.email,
    }),
    provider: t.loadable({
      description: 'The provider, as visitors see it; null if no longer visible.',
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
      description: 'Time zone of the times.',
      resolve: ({ reservation }) => reservation.timeZone,
    }),
    offerId: t.field({
      type: 'Id',
      description: 'What was booked.',
      resolve: ({ reservation }) => reservation.offerId,
    }),
    offerName: t.string({ description: 'What was booked.', resolve: ({ order }) => order.snapshot.name }),
    serviceName: t.string({
      description: 'Name of its group when it was booked.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.groupName,
    }),
    resourceId: t.field({
      type: 'Id',
      description: 'The person.',
      resolve: ({ reservation }) => reservation.resourceId,
    }),
    resourceName: t.string({
      description: 'The person.',
      nullable: true,
      resolve: ({ order }) => order.snapshot.resourceName,
    }),
    startsAt: t.string({
      description: 'Start, with offset.',
      resolve: ({ reservation }) => offsetTime(reservation.startsAt, reservation.timeZone),
    }),
    endsAt: t.string({
      description: 'End, with offset.',
      resolve: ({ reservation }) => offsetTime(reservation.endsAt, reservation.timeZone),
    }),
    durationMinutes: t.int({
      description: 'Duration in minutes.',
      resolve: ({ reservation: { startsAt, endsAt } }) => epochMinutesOf(endsAt) - epochMinutesOf(startsAt),
    }),
    status: t.field({
      type: ReservationStatusRef,
      description: 'P, RSD, A, C or R (specification section 3).',
      resolve: ({ reservation }) => reservation.status,
    }),
    cancelReason: t.field({
      type: CancelReasonRef,
      description: 'byCustomer, byProvider, expired or placeLost, once cancelled.',
      nullable: true,
      resolve: ({ reservation }) => reservation.cancelReason,
    }),
    amount: t.float({
      description: 'Price, in euro.',
      resolve: ({ order }) => euroOfCents(order.totalCents),
    }),
    amountCents: t.int({ description: 'Price, in cents.', resolve: ({ order }) => order.totalCents }),
    priceCents: t.int({
      description: 'Price without discount, in cents.',
      resolve: ({ order }) => order.priceCents,
    }),
    promoCode: t.string({
      description: 'The promo code in the price.',
      nullable: true,
      resolve: ({ order }) => order.promoCode,
    }),
    promoDiscountCents: t.int({
      description: 'What the promo code takes off, in cents.',
      resolve: ({ order }) => order.promoDiscountCents,
    }),
    paymentState: t.field({
      type: OrderPaymentStateRef,
      description:
        'Order payment state: payments less refunds. A refunded order is notPaid; `refundState` explains it.',
      resolve: ({ order }) => order.paymentState,
    }),
    refundState: t.expose('refundProgress', {
      type: RefundStateRef,
      description: 'none, onItsWay, partlyRefunded, refunded or failed.',
    }),
    onlyBook: t.boolean({
      description: 'Whether it is paid on site.',
      resolve: ({ reservation }) => reservation.onlyBook,
    }),
    isMovedByUs: t.boolean({
      description:
        'Whether the provider moved it away from what its customer agreed; cancelling is then free until the start.',
      resolve: ({ reservation }) => reservation.isMovedByUs,
    }),
    canCancel: t.boolean({
      description: 'Whether it can be cancelled now.',
      resolve: ({ cancellation }) => cancellation.isPossible,
    }),
    canMove: t.exposeBoolean('canMove', {
      description: 'Whether it can be moved now, while cancelling is free.',
    }),
    people: t.field({
      description: 'People it can be moved to.',
      type: [PersonToChoose],
      resolve: async ({ reservation }, _args, { work }) =>
        (await peopleOfOffer(work, reservation.offerId)).map(({ resourceId, name }) => ({
          id: resourceId,
          name,
        })),
    }),
    money: t.field({
      type: ReservationMoneyRef,
      description: 'Payments and refunds.',
      resolve: (details) => details,
    }),
    refundCentsIfCancelledNow: t.int({
      description: 'Card refund if cancelled now, in cents.',
      resolve: ({ cancellation }) => cancellation.refundCents,
    }),
    freeCancellationUntil: t.string({
      description: 'End of free cancellation, with offset.',
      resolve: (details) => offsetTime(details.freeCancellationUntil, details.reservation.timeZone),
    }),
    freeCancellationHours: t.int({
      description: 'Hours before the start at which free cancellation ends, as agreed.',
      resolve: ({ reservation }) => reservation.freeCancellationHours,
    }),
    termsText: t.loadable({
      description: 'The general terms as they read when it was booked, in the language of the booking.',
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
      description: 'When the hold of a pending booking expires.',
      nullable: true,
      resolve: ({ reservation }) => reservation.expiresAt,
    }),
    manageCode: t.string({
      description:
        'Code of its management page; null for viewers who may only look, since the mailed link has it.',
      nullable: true,
      resolve: ({ reservation: { providerId, id }, isOnlyForLooking }, _args, { deps }) =>
        isOnlyForLooking ? null : deps.links.codeFor('manage-reservation', { providerId, id }),
    }),
    emailShown: t.string({
      description: 'The customer’s e-mail with its middle hidden; empty if there is none.',
      resolve: ({ customer }) => (customer.email === null ? '' : shortened(customer.email)),
    }),
  }),
});

/** Enough for its owner to know it by, too little for anybody else. */
function shortened(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 2)}…@${domain}`;
}
