import type { EpochMinutes } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Holder } from '../rules/holder.ts';
import { giveBuffersBack, shortenedBeside } from '../store/buffers.ts';
import { deleteHolds, confirmHolds, lengthenHolds } from '../store/holds.ts';
import { calendarScope } from './calendar-scope.ts';
import type { OfferOnCalendar } from './offer-on-calendar.ts';
import type { AtDesk, TimeTaken } from './hold-time.ts';
import { holdTime, lockKey } from './hold-time.ts';

/**
 * Makes time held for a while held for good. While the whole hold stands nobody else can have taken the place; once it has run out somebody may have taken the person
 * alone, or a room: then what is left of it is given back.
 * @param units how many units of things it has beside its person
 * @returns false when the hold is gone: then the time must be taken anew (`holdTimeAgain`)
 */
export async function confirmHold(
  work: Work,
  providerId: number,
  holder: Holder,
  units: number,
): Promise<boolean> {
  const kept = await confirmHolds(work, providerId, holder);
  if (kept === 1 + units) return true;
  if (kept > 0) await releaseHold(work, providerId, holder);
  return false;
}

/**
 * Holds time for longer that is held for a while. How often, and for how long, is the caller's to limit.
 * @returns false when the hold has run out already
 */
export async function lengthenHold(
  work: Work,
  providerId: number,
  holder: Holder,
  until: Date,
): Promise<boolean> {
  const isHeld = await lengthenHolds(work, providerId, holder, until);
  work.invalidate(calendarScope(providerId));
  return isHeld;
}

/**
 * Takes time anew, for good unless it is to wait again, for a booking whose hold ran out, with what it keeps (`asBooked`): everything is checked again, only the
 * notice no longer counts, since the customer was in time.
 * @returns who and what was chosen
 * @throws Refusal with the reason when the place is lost
 */
export async function holdTimeAgain(
  work: Work,
  lost: {
    offer: OfferOnCalendar;
    at: EpochMinutes;
    resourceId: number;
    holder: Holder;
    desk?: AtDesk;
    /** Until when, of what is to wait again; left out: for good. */
    expiresAt?: Date | null;
  },
): Promise<TimeTaken> {
  return holdTime(work, { expiresAt: null, ...lost, offer: { ...lost.offer, noticeMinutes: 0 } });
}

/** Gives back the time somebody holds, and to its neighbours the buffers they gave up for it; harmless when they hold none. */
export async function releaseHold(work: Work, providerId: number, holder: Holder): Promise<void> {
  const short = await shortenedBeside(work, providerId, [holder]);
  if (short.length > 0) await work.lock(short.map((one) => lockKey(providerId, one)));
  await deleteHolds(work, providerId, holder);
  await giveBuffersBack(work, providerId, short);
  work.invalidate(calendarScope(providerId));
}
