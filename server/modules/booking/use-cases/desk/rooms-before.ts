import type { OfferOnCalendar } from '#server/modules/availability/index.ts';
import { withThings } from '#server/modules/availability/index.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { HeldUnit } from '../../rules/things.ts';

/**
 * Takes time for what is undone in the very rooms that the booking had, also where buffers meet there and other rooms are free; in others that will do, once somebody
 * else has them.
 * @param things which it had; null or none: whichever the offer has first
 * @throws Refusal as `take`
 */
export async function inRoomsBefore<Taken>(
  offer: OfferOnCalendar,
  things: readonly HeldUnit[] | null,
  take: (offer: OfferOnCalendar) => Promise<Taken>,
): Promise<Taken> {
  if (things === null || things.length === 0) return take(offer);
  try {
    return await take(withThings(offer, things));
  } catch (error) {
    if (!isRefusal(error) || !OF_ROOMS.includes(error.code)) throw error;
    return take(offer);
  }
}

/** Nothing was written by then. */
const OF_ROOMS: readonly string[] = ['reservationInvalidResources', 'thingsDoNotFit'];
