import { ReservationsChange } from '#contracts/validation/desk.ts';
import type { ReservationsTime } from '#contracts/validation/desk.ts';
import type { Change, Viewer } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import { readThingsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { offerAtDesk } from '../offer-as-booked.ts';
import { takeOtherTimes } from '../take-other-time.ts';
import type { Before } from './going-back.ts';
import { goingBack, overruledByUndo, placeOfChange } from './going-back.ts';
import { lockOwnBookings } from './own-bookings.ts';
import type { Moving, WantedTime } from './update-reservation.ts';
import {
  AS_BEFORE,
  expectMayChange,
  otherTimeOf,
  partOf,
  placeWanted,
  timeToBe,
} from './update-reservation.ts';

type Status = Reservation & { orderId: number };

/**
 * Gives the bookings of a group, which share offer, person, start and minutes, another time, length, person or rooms, all or none; what is so already
 * changes nothing. Whoever has joined the group by then is not left behind: that refuses it. Each booking has its line in the history, its own mail
 * and its own next sequence.
 * @throws Refusal as `updateReservation`; changedMeanwhile where one was changed or the group has others by now; invalidInput for bookings that are no group
 */
export async function updateReservations(
  asking: Moving,
  providerId: number,
  input: unknown,
): Promise<{ ids: number[] }> {
  return providerCommand(asking, {
    operation: 'updateReservations',
    action: 'changeReservations',
    providerId,
    schema: ReservationsChange,
    input,
    async run(tx, asked, viewer) {
      const group = await lockGroup(tx, viewer, asked);
      const { overruling, resourceId, bookings } = asked;
      // Who overrules names the rooms as well
      const back = overruling === null ? await backOf(tx, viewer, group, asked) : null;
      const change = back ? { ...asked, overruling: overruledByUndo(asking.locale) } : asked;
      const things = bookings.find((booking) => booking.things !== null)?.things ?? null;
      const wanted = { overruling, resourceId, things, ...(back && AS_BEFORE), priceCents: null };
      await expectMayChange(tx, asking.actor, viewer, wanted);
      const changes = await changeTimes(tx, group, change, back);
      return { answer: { ids: bookings.map(({ id }) => id) }, changes };
    },
  });
}

type BeforeOfGroup = ReadonlyMap<number, Before>;

/** Of a change by which each of a group only goes back to where it was (`goingBack`), what it had there; null for any other. */
async function backOf(
  tx: Work,
  viewer: Viewer,
  group: readonly Status[],
  asked: ReservationsChange,
): Promise<BeforeOfGroup | null> {
  const back = new Map<number, Before>();
  for (const reservation of group) {
    const things = asked.bookings.find(({ id }) => id === reservation.id)?.things ?? null;
    const own = await goingBack(tx, viewer, reservation, placeOfChange(reservation, { ...asked, things }));
    if (own === null) return null;
    back.set(reservation.id, own);
  }
  return back;
}

/** The bookings as they were seen, locked in the order of their ids, so that two who move the same never wait in a circle. */
async function lockGroup(
  tx: Work,
  viewer: Viewer,
  { bookings }: ReservationsChange,
): Promise<readonly [Status, ...Status[]]> {
  const group = await lockOwnBookings(
    tx,
    viewer,
    bookings.map(({ id }) => id),
  );
  for (const [index, reservation] of group.entries()) {
    if (reservation.sequence !== bookings[index]?.sequence) throw new Refusal('changedMeanwhile');
    if (!holdsPlace(reservation.status)) throw new Refusal('alreadyCanceled');
  }
  if (!isGroup(group)) throw new Refusal('invalidInput', { affected: ['bookings'] });
  return group;
}

/** Whether bookings are of one offer with one person at one time. */
export function isGroup<One extends Reservation>(
  bookings: readonly One[],
): bookings is readonly [One, ...One[]] {
  const [first, ...others] = bookings;
  return (
    first !== undefined &&
    others.every(
      (one) =>
        one.offerId === first.offerId &&
        one.resourceId === first.resourceId &&
        one.startsAt.getTime() === first.startsAt.getTime() &&
        one.endsAt.getTime() === first.endsAt.getTime(),
    )
  );
}

/** A booking of a group, and the time that it shall have. */
export interface WantedOfGroup<One extends Reservation = Reservation> {
  reservation: One;
  wanted: WantedTime;
}

/**
 * The time that is wanted for each booking of a group, as it is taken and as it is tried; empty where all of it is so already.
 * @param back what each had there, where they go back
 * @throws Refusal for a start that is none; as `expectChangeable` and `withThings`
 */
export async function timesWanted<One extends Reservation>(
  work: Work,
  group: readonly [One, ...One[]],
  { bookings, start, durationMinutes, resourceId }: ReservationsTime,
  back: BeforeOfGroup | null = null,
): Promise<WantedOfGroup<One>[]> {
  const [first] = group;
  const offer = await offerAtDesk(work, first);
  const kept = await readThingsOf(
    work,
    first.providerId,
    group.map(({ id }) => id),
  );
  const places = group.map((reservation) => {
    const things = bookings.find(({ id }) => id === reservation.id)?.things ?? null;
    const known = { offer, kept: kept.get(reservation.id) ?? [] };
    return {
      reservation,
      place: placeWanted(reservation, { start, durationMinutes, resourceId, things }, known),
    };
  });
  if (places.every(({ place }) => place.isSo)) return [];
  const wanted: WantedOfGroup<One>[] = [];
  for (const { reservation, place } of places)
    wanted.push({ reservation, wanted: await timeToBe(work, reservation, place, back?.get(reservation.id)) });
  return wanted;
}

async function changeTimes(
  work: Work,
  group: readonly [Status, ...Status[]],
  change: ReservationsChange,
  back: BeforeOfGroup | null,
): Promise<Change[]> {
  const how = {
    tellsCustomer: change.tellsCustomer,
    overruling: change.overruling,
    isCustomersWish: false,
  };
  const all = await timesWanted(work, group, change, back);
  if (all.length === 0) return [];
  const moved = all.map(({ reservation, wanted }) => ({
    reservation,
    wanted: otherTimeOf(work, reservation, wanted, how),
  }));
  const given = await takeOtherTimes(work, moved, { isWholeGroup: change.isWholeGroup });
  // One reason for all: what the first one overruled the others only joined.
  const overruled = [...new Set<SoftRule>(given.flatMap((one) => one.overruled))];
  return all.flatMap(({ reservation, wanted }, index) => {
    const own = given[index];
    if (!own) return [];
    const part = partOf(reservation, wanted, { ...own, overruled }, how);
    return { subject: 'reservation', subjectId: reservation.id, ...part };
  });
}
