import type { HeldThing } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { startVisitorCode } from '#server/modules/identity/index.ts';
import { openOrder, redeemPromo } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationConfirmed, reservationPlaced } from '../facts.ts';
import { insertThings } from '../store/reservation-things.ts';
import type { NewReservation } from '../store/reservations.ts';
import { insertReservation } from '../store/reservations.ts';
import type { BookingOrigin } from './booking-request.ts';
import type { SoldOffer } from './resolve-sale.ts';

export type BookingPlace = Pick<
  NewReservation,
  'providerId' | 'personId' | 'customerId' | 'id' | 'startsAt' | 'endsAt' | 'localStart' | 'timeZone'
>;

/** A booking whose time is held: all that its rows are made of. */
export interface HeldBooking
  extends
    Pick<SoldOffer, 'offer' | 'price' | 'promo' | 'terms'>,
    Pick<BookingOrigin, 'language' | 'channel'>,
    Pick<
      NewReservation,
      | 'orderId'
      | 'resourceId'
      | 'onlyBook'
      | 'expiresAt'
      | 'waitsForAddress'
      | 'isByProvider'
      | 'isVouched'
      | 'unprovedContact'
    > {
  place: BookingPlace;
  things: readonly HeldThing[];
  status: 'A' | 'P' | 'RSD';
  /** As in the audit log. */
  actor: string;
  /** Who comes and their phone as typed, where the card says otherwise. */
  typed?: Pick<NewReservation, 'visitor' | 'visitorPhone'>;
  /** What the desk writes down beside; none of it in a booking that a customer makes. */
  beside?: Pick<NewReservation, 'note' | 'walkInEmail'> & {
    isQuiet: boolean;
    /** In the history. */ told: object;
  };
}

const NOTHING_BESIDE = { note: null, walkInEmail: null, isQuiet: false, told: {} };

/**
 * Leaves a booking's reservation, order, history and fact to be written, together with what the transaction writes besides.
 * @returns the step by which a guest proves the e-mail; null where nothing waits for that
 */
export async function recordBooking(
  work: Work,
  { platformFeeBasisPoints }: Pick<Deps, 'platformFeeBasisPoints'>,
  booking: HeldBooking,
): Promise<{ codeId: number } | null> {
  const { offer, price, terms, place, status, orderId, resourceId, onlyBook, expiresAt } = booking;
  const { providerId, personId, customerId, id: reservationId } = place;
  const { offerId } = offer;
  const { note, walkInEmail, isQuiet, told } = booking.beside ?? NOTHING_BESIDE;
  await insertReservation(work, {
    ...place,
    ...terms,
    ...price,
    prepareMinutes: offer.prepareMinutes,
    cleanupMinutes: offer.cleanupMinutes,
    orderId,
    offerId,
    resourceId,
    status,
    onlyBook,
    language: booking.language,
    expiresAt,
    waitsForAddress: booking.waitsForAddress,
    isByProvider: booking.isByProvider,
    isVouched: booking.isVouched,
    unprovedContact: booking.unprovedContact,
    note,
    walkInEmail,
    ...(booking.typed ?? { visitor: null, visitorPhone: null }),
  });
  await insertThings(work, place, booking.things);
  await openOrder(work, {
    providerId,
    personId,
    customerId,
    orderId,
    subject: 'reservation',
    subjectId: reservationId,
    lines: [
      {
        subject: 'reservation',
        subjectId: reservationId,
        name: offer.name,
        priceCents: price.priceCents,
        onlineDiscountCents: price.discountCents - price.promoDiscountCents,
        promoDiscountCents: price.promoDiscountCents,
        vat: offer.vat,
      },
    ],
    promoCode: price.promoDiscountCents > 0 ? booking.promo?.code : null,
    paymentMode: onlyBook ? 'onSite' : 'online',
    platformFeeBasisPoints,
    channel: booking.channel,
    snapshot: snapshotOf(offer, resourceId, place),
    payableUntil: status === 'RSD' ? expiresAt : null,
  });
  await audit(work, {
    providerId,
    actor: booking.actor,
    action: 'bookService',
    subject: 'reservation',
    subjectId: reservationId,
    after: { status, offerId, resourceId, startsAt: place.startsAt.toISOString(), ...told },
  });
  await redeemPromo(
    work,
    { promo: booking.promo, promoDiscountCents: price.promoDiscountCents },
    { providerId, orderId, customerId, isReserved: status !== 'A', isThemselves: booking.isVouched },
  );
  if (status === 'P' && personId !== null) {
    const codeId = await startVisitorCode(work, personId, { providerId, reservationId });
    await work.announce(reservationPlaced({ providerId, reservationId, codeId }));
    return { codeId };
  }
  if (status === 'A')
    await work.announce(reservationConfirmed({ providerId, reservationId, ...(isQuiet && { isQuiet }) }));
  return null;
}

/** What the order remembers of the booking, so that a later change of the offer does not rewrite history. */
function snapshotOf(offer: BookableOffer, resourceId: number, { startsAt, endsAt }: BookingPlace) {
  return {
    name: offer.name,
    resourceName: offer.people.find((person) => person.resourceId === resourceId)?.name ?? null,
    groupName: offer.group?.name ?? null,
    color: offer.group?.color ?? null,
    startsAt,
    endsAt,
    durationMinutes: offer.durationMinutes,
  };
}
