import type { Need } from '#contracts/needs.ts';
import { epochMinutesOf } from '#contracts/time.ts';
import type { EpochMinutes, LocalDate, Zone } from '#contracts/time.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getBookableOffer, providerOfOffer } from '#server/modules/catalog/index.ts';
import { hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Holder } from '../rules/holder.ts';
import type { KeptTime } from './as-booked.ts';
import { asBooked } from './as-booked.ts';
import { calendarScope } from './calendar-scope.ts';
import { findFreeDates, findSlots } from './find-slots.ts';
import type { OfferOnCalendar } from './offer-on-calendar.ts';
import { offerOnCalendar } from './offer-on-calendar.ts';

export interface TimesQuery {
  offerId: number;
  resourceId: number | null;
  /** A thing that must be free beside those the offer needs anyway. */
  equipmentId: number | null;
}

/** Who is being moved: their own time counts as free, and their own notice, minutes, buffers and things hold. All null: nobody is. */
export interface BookingMoved {
  moved: Holder | null;
  noticeMinutes: number | null;
  /** Null also where another offer is asked about than the one that was booked. */
  kept: KeptTime | null;
}

/**
 * The free starts of a date as visitors are offered them: what is offered can be booked, so whatever forbids a sale
 * empties the list. Remembered for a moment.
 * @throws Refusal reservationInvalidService for an offer that cannot be booked, or for another duration than its own,
 *   or than that of the booking being moved
 */
export async function offeredSlots(
  work: Work,
  asked: TimesQuery & BookingMoved & { date: LocalDate; durationMinutes: number | null },
): Promise<{ zone: Zone; starts: EpochMinutes[]; durationMinutes: number }> {
  const providerId = await providerOf(work, asked.offerId);
  const minute = epochMinutesOf(work.now());
  return work.cache.getOrCompute(
    calendarScope(providerId),
    `slots:${minute}:${JSON.stringify(asked)}`,
    async () => {
      const offer = await offerAsked(work, asked);
      if (asked.durationMinutes !== null && asked.durationMinutes !== offer.durationMinutes) {
        throw new Refusal('reservationInvalidService', { affected: ['duration'] });
      }
      return { ...(await findSlots(work, { ...asked, offer })), durationMinutes: offer.durationMinutes };
    },
  );
}

/** The dates with a free start, and the frame around them. Remembered for a moment. @throws Refusal as `offeredSlots` */
export async function offeredDates(
  work: Work,
  asked: TimesQuery & BookingMoved,
): ReturnType<typeof findFreeDates> {
  const providerId = await providerOf(work, asked.offerId);
  const minute = epochMinutesOf(work.now());
  return work.cache.getOrCompute(
    calendarScope(providerId),
    `dates:${minute}:${JSON.stringify(asked)}`,
    async () => findFreeDates(work, { ...asked, offer: await offerAsked(work, asked) }),
  );
}

/** Whose offer it is never changes, so this may be remembered longer than a calendar; unknown offers are not. */
async function providerOf(work: Work, offerId: number): Promise<number> {
  const providerId = await work.cache.getOrCompute('offers', String(offerId), () =>
    providerOfOffer(work, offerId),
  );
  if (providerId === null) throw new Refusal('reservationInvalidService', { affected: ['subServiceId'] });
  return providerId;
}

async function offerAsked(work: Work, asked: TimesQuery & BookingMoved): Promise<OfferOnCalendar> {
  const offer = await getBookableOffer(work, asked.offerId);
  if (!offer || !isOnSale(offer, work.now()))
    throw new Refusal('reservationInvalidService', { affected: ['subServiceId'] });
  const today = offerOnCalendar(offer);
  const booked = asked.kept === null ? today : await asBooked(work, today, asked.kept);
  const calendar = { ...booked, noticeMinutes: asked.noticeMinutes ?? today.noticeMinutes };
  const { equipmentId } = asked;
  if (equipmentId === null) return calendar;
  const needs = needsWith(calendar.needs, equipmentId);
  if (calendar.equipment.some(({ resourceId }) => resourceId === equipmentId)) return { ...calendar, needs };
  const [equipment] = await resourcesOf(work, offer.providerId, [equipmentId]);
  if (!equipment || equipment.kind !== 2)
    throw new Refusal('reservationInvalidResources', { affected: ['materialResource'] });
  const extra = {
    resourceId: equipment.id,
    quantity: equipment.quantity,
    capacity: equipment.capacity,
  };
  return { ...calendar, needs, equipment: [...calendar.equipment, extra] };
}

/** The needs with one certain thing among what is taken: for one that may take it, if any must then for that, else beside them all. */
function needsWith(needs: readonly Need[], resourceId: number): Need[] {
  const one = { units: 1, resourceIds: [resourceId] };
  const may = needs.filter(({ resourceIds }) => resourceIds.includes(resourceId));
  const taking = may.find(({ resourceIds }) => resourceIds.length === 1) ?? may[0];
  if (!taking) return [...needs, one];
  const rest = { ...taking, units: taking.units - 1 };
  return [...needs.filter((need) => need !== taking), one, ...(rest.units > 0 ? [rest] : [])];
}

function isOnSale({ provider, plan }: BookableOffer, now: Date): boolean {
  const isOpen = provider.isActive && provider.isPublished && !provider.isLocked;
  return isOpen && planAllows(plan, 'onlineBooking') && !hasNotPaid(plan, now);
}
