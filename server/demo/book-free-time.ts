import { addDays, dateOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { findSlots, offerOnCalendar } from '#server/modules/availability/index.ts';
import type { Booked } from '#server/modules/booking/index.ts';
import { bookService } from '#server/modules/booking/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import type { PlannedBooking } from './plan-bookings.ts';

/** Who finds nothing on the day of their choice looks at the next one, so many times. */
const DAYS_TRIED = 3;
const BY_WIDGET = 0.2;

/**
 * Books one of the times that are on offer.
 * @returns null when none is, or the person has that very booking already
 */
export async function bookFreeTime(
  work: Work,
  deps: Deps,
  { offer, request, onlyBook }: { offer: BookableOffer; request: PlannedBooking; onlyBook: boolean },
): Promise<Booked | null> {
  const [choice, time] = request.choices;
  const somebody = offer.people[Math.floor(choice * 97) % offer.people.length];
  const resourceId = request.wantsSomebody && somebody ? somebody.resourceId : null;
  const start = await freeStart(work, { offer, resourceId, request });
  if (start === null) return null;
  const { email, firstname, lastname, phone } = request.customer;
  try {
    return await bookService(
      work,
      deps,
      {
        offerId: offer.offerId,
        resourceId,
        dateTimeFrom: dateOf(start).toISOString(),
        durationMinutes: null,
        contact: { email, firstname, lastname, phone },
        onlyBook,
        sharesData: true,
        shownTotalCents: null,
      },
      {
        actor: { kind: 'guest' },
        language: 'it',
        channel: time < BY_WIDGET ? 'Widget' : 'Web',
        address: `of ${email}`,
        idempotencyKey: null,
      },
    );
  } catch (error) {
    if (isRefusal(error) && error.code === 'alreadyBooked') return null;
    throw error;
  }
}

async function freeStart(
  work: Work,
  {
    offer,
    resourceId,
    request,
  }: { offer: BookableOffer; resourceId: number | null; request: PlannedBooking },
): Promise<EpochMinutes | null> {
  for (let later = 0; later < DAYS_TRIED; later += 1) {
    const { starts } = await findSlots(work, {
      offer: offerOnCalendar(offer),
      resourceId,
      date: addDays(request.date, later),
    });
    const start = starts[Math.floor(request.choices[1] * starts.length)];
    if (start !== undefined) return start;
  }
  return null;
}
