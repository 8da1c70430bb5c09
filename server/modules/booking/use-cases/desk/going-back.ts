import { epochMinutesOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import type { ReservationTime, ThingChosen } from '#contracts/validation/desk.ts';
import { m } from '#contracts/texts/messages.js';
import type { Viewer } from '#server/modules/authority/index.ts';
import type { OfferOnCalendar } from '#server/modules/availability/index.ts';
import { withThings } from '#server/modules/availability/index.ts';
import { entriesOf } from '#server/kernel/audit.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { HeldUnit } from '../../rules/things.ts';
import { isAmong } from '../../rules/things.ts';
import type { AgreedPlace } from '../../store/changed-reservations.ts';
import { readThings, unitsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { parseStart } from '../parse-start.ts';
import { AS_IT_WAS_MS } from './status-again.ts';

/** Where and as what a booking shall be. */
export interface PlaceQuery {
  offerId: number;
  at: EpochMinutes;
  durationMinutes: number;
  resourceId: number;
  /** All its rooms and things; null: whichever it gets. */
  things: readonly ThingChosen[] | null;
}

/** What the history keeps of a change of place, as `partOf` and `changeReservationService` write it: of another service no start, which stays. */
interface PlaceKept {
  startsAt?: string;
  durationMinutes?: number;
  resourceId?: number;
  offerId?: number;
  priceCents?: number;
  things?: HeldUnit[];
  agreed?: { startsAt: string; endsAt: string; resourceId: number };
}

/** What a booking had where it goes back to, beside its place. */
export interface Before {
  /** Its rooms and things; null: those that it has. */
  things: readonly HeldUnit[] | null;
  /** Where its customer had agreed it to be; null: nothing of that was forgotten since. */
  agreed: AgreedPlace | null;
  /** What it came to, what was given back included; null: as it does. */
  priceCents: number | null;
}

/** What the history keeps of where a customer had agreed a booking to be, of a change that forgets it. */
export function agreedKept(
  { isMovedByUs, agreedStartsAt, agreedEndsAt, agreedResourceId }: Reservation,
  isForgotten: boolean,
): Pick<PlaceKept, 'agreed'> {
  if (!isForgotten || !isMovedByUs || agreedStartsAt === null || agreedEndsAt === null) return {};
  const [startsAt, endsAt] = [agreedStartsAt.toISOString(), agreedEndsAt.toISOString()];
  return agreedResourceId === null ? {} : { agreed: { startsAt, endsAt, resourceId: agreedResourceId } };
}

/** Where a change would bring a booking; what is null stays. @throws Refusal for a start that is none */
export function placeOfChange(
  { offerId, startsAt, endsAt, timeZone, ...own }: Reservation,
  { start, durationMinutes, resourceId, things }: ReservationTime,
): PlaceQuery {
  const from = epochMinutesOf(startsAt);
  return {
    offerId,
    at: start === null ? from : parseStart(start, timeZone, 'start'),
    durationMinutes: durationMinutes ?? epochMinutesOf(endsAt) - from,
    resourceId: resourceId ?? own.resourceId,
    things,
  };
}

/**
 * Of a change that only takes back what the same person has done to a booking a moment ago, to exactly where it was then; null for any other. The booking had that
 * place, perhaps against rules that somebody else had overruled, so nobody asks about these again; who else has taken it meanwhile keeps it.
 */
export async function goingBack(
  work: Work,
  { personId }: Viewer,
  reservation: Reservation,
  asked: PlaceQuery,
): Promise<Before | null> {
  const { providerId, id: subjectId, offerId } = reservation;
  const entries = await entriesOf(work, { providerId, subject: 'reservation', subjectId });
  const last = entries.find(({ before }) => kept(before).resourceId !== undefined);
  if (last?.actor !== `person:${personId}`) return null;
  if (work.now().getTime() - last.happenedAt.getTime() > AS_IT_WAS_MS) return null;
  const [from, to] = [kept(last.before), kept(last.after)];
  const start = reservation.startsAt.toISOString();
  const minutes = epochMinutesOf(reservation.endsAt) - epochMinutesOf(reservation.startsAt);
  const isWhereItWent =
    (to.startsAt ?? start) === start &&
    to.durationMinutes === minutes &&
    to.resourceId === reservation.resourceId &&
    (to.offerId ?? offerId) === offerId;
  const isWhereItWas =
    epochMinutesOf(new Date(from.startsAt ?? start)) === asked.at &&
    from.durationMinutes === asked.durationMinutes &&
    from.resourceId === asked.resourceId &&
    (from.offerId ?? offerId) === asked.offerId &&
    (asked.things === null ||
      isAmong(from.things ?? unitsOf(await readThings(work, reservation)), asked.things));
  return isWhereItWent && isWhereItWas ? beforeOf(from) : null;
}

const beforeOf = ({ things, agreed, priceCents }: PlaceKept): Before => ({
  things: things ?? null,
  agreed: agreed ? { ...agreed, startsAt: new Date(agreed.startsAt), endsAt: new Date(agreed.endsAt) } : null,
  priceCents: priceCents ?? null,
});

// Only the acts of this module write it, for lines about a reservation.
const kept = (told: unknown): PlaceKept => told ?? {};

/** What the history says of rules that are overruled by going back. */
export const overruledByUndo = (locale: RequestContext['locale']): { reason: string } => ({
  reason: m.reservation_acts_undo({}, { locale }),
});

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
