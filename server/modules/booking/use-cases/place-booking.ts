import type { EpochMinutes } from '#contracts/time.ts';
import type { TimeTaken, TimeWanted } from '#server/modules/availability/index.ts';
import { locksFor } from '#server/modules/availability/index.ts';
import { restoreForBooking } from '#server/modules/customers/index.ts';
import type { beginningOf } from '#server/modules/selling/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { startTimes } from '../rules/start-times.ts';
import type { ResolvedCustomer, WhoComes } from '../store/resolve-customer.ts';
import { resolveCustomer } from '../store/resolve-customer.ts';
import type { Booked, BookingOrigin } from './booking-request.ts';
import type { BookingPlace, HeldBooking } from './record-booking.ts';
import { recordBooking } from './record-booking.ts';
import type { SoldOffer } from './resolve-sale.ts';

/** What differs from one way of booking to another; what they share is `placeBooking`. */
export interface BookingStory
  extends Pick<BookingOrigin, 'language' | 'channel'>, Pick<HeldBooking, 'onlyBook' | 'isByProvider'> {
  /** `calendar` as it shall be held, with a chosen room for instance. */
  sale: Pick<SoldOffer, 'offer' | 'calendar' | 'price' | 'promo' | 'terms'>;
  at: EpochMinutes;
  /** null: anyone who is free. */
  resourceId: number | null;
  who: WhoComes;
  /** Taken beside the locks of the calendars. */
  locks?: readonly string[];
  /**
   * Decides, under the locks, about the customer and what they hold at this start already.
   * @returns how they book, or what they have booked before: then nothing is placed
   * @throws Refusal for who may not book
   */
  admit: (who: ResolvedCustomer) => Admitted | Booked;
  /** Decides whether they are welcome, once the time is theirs: at an hour that nobody may have nobody learns it. @throws Refusal */
  welcome?: (who: ResolvedCustomer, admitted: Admitted) => void;
  /** Checks and writes what belongs before the time is taken. */
  prepare?: (place: BookingPlace, who: ResolvedCustomer, admitted: Admitted) => Promise<void>;
  hold: (wanted: TimeWanted) => Promise<TimeTaken>;
  /** What is written down beside the booking. */
  beside?: (taken: TimeTaken, place: BookingPlace) => HeldBooking['beside'];
}

/** How an admitted customer books. */
export interface Admitted extends Pick<
  HeldBooking,
  'actor' | 'waitsForAddress' | 'isVouched' | 'unprovedContact' | 'typed'
> {
  beginning: ReturnType<typeof beginningOf>;
}

/**
 * Places one booking, in ten steps: the times, the customer under all locks, whether they may, how it begins, what comes before, the held
 * time, whether they are welcome, the card of an archived customer, the rows, the answer. Joins the caller's transaction.
 * @throws Refusal as `resolveCustomer`, and as `admit`, `prepare`, `hold` and `welcome` do
 */
export async function placeBooking(
  work: Work,
  deps: Pick<Deps, 'platformFeeBasisPoints'>,
  story: BookingStory,
): Promise<Booked> {
  const { sale, at, resourceId, onlyBook } = story;
  const { providerId, offerId } = sale.offer;
  const times = startTimes(at, sale.calendar);
  const who = await resolveCustomer(work, {
    who: story.who,
    providerId,
    offerId,
    startsAt: times.startsAt,
    locks: [...(story.locks ?? []), ...locksFor({ offer: sale.calendar, resourceId })],
  });
  const admitted = story.admit(who);
  if ('reservationId' in admitted) return admitted;
  const { actor, beginning, waitsForAddress, isVouched, unprovedContact, typed } = admitted;
  const { status, holdMinutes } = beginning;
  const { personId, customerId, nextId: reservationId, nextOrderId: orderId } = who;
  const expiresAt = holdMinutes === null ? null : new Date(work.now().getTime() + holdMinutes * 60_000);
  const place = { providerId, personId, customerId, ...times, id: reservationId };
  await story.prepare?.(place, who, admitted);
  const taken = await story.hold({
    offer: sale.calendar,
    at,
    resourceId,
    holder: { kind: 'reservation', id: reservationId },
    expiresAt,
  });
  story.welcome?.(who, admitted);
  // Nobody comes back by what anybody may have typed.
  if (who.isArchived && (isVouched || story.isByProvider))
    await restoreForBooking(work, { providerId, customerId }, actor);
  const step = await recordBooking(work, deps, {
    ...sale,
    place,
    orderId,
    resourceId: taken.resourceId,
    things: taken.things,
    status,
    onlyBook,
    expiresAt,
    waitsForAddress,
    ...(typed && { typed }),
    isByProvider: story.isByProvider,
    isVouched,
    unprovedContact,
    language: story.language,
    channel: story.channel,
    actor,
    ...(story.beside && { beside: story.beside(taken, place) }),
  });
  return { providerId, reservationId, orderId, status, totalCents: sale.price.totalCents, ...step };
}
