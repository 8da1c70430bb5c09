import { unitsMeeting } from '#contracts/needs.ts';
import type { Need } from '#contracts/needs.ts';
import { epochMinutesOf } from '#contracts/time.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { ChosenThing, HeldThing, TakeableUnit } from '#server/modules/availability/index.ts';
import { takeableUnits } from '#server/modules/availability/index.ts';
import { readUnitNames, resourcesOf } from '#server/modules/staff/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { readThings, unitsOf } from '../../store/reservation-things.ts';
import { findReservation } from '../../store/reservations.ts';
import { offerAsBooked, offerAtDesk } from '../offer-as-booked.ts';

/** A room or thing that a booking may have: a named unit, or any of a thing whose units have no names. */
export interface PlaceChoice extends ChosenThing {
  name: string;
  /** At the time that the booking has. */
  isFree: boolean;
}

/** One of the rooms and things that a booking has, and what it may have instead; the first choice is what it has. */
export interface BookedPlace {
  choices: PlaceChoice[];
}

/**
 * The rooms and things of a booking, each with those that meet the same need and whether they are free; for who may change all bookings, of one that
 * stands. Empty for anybody else.
 * @throws Refusal as `expectMay`
 */
export async function placesOfReservation(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, id }: { providerId: number; id: number },
): Promise<BookedPlace[]> {
  const viewer = await expectMay(work, actor, providerId, 'changeReservations');
  const reservation = await findReservation(work, providerId, id);
  if (viewer.extent === 'own' || reservation?.status !== 'A') return [];
  const kept = await readThings(work, reservation);
  if (kept.length === 0) return [];
  const offer = await offerAsBooked(work, await offerAtDesk(work, reservation), reservation, kept);
  const at = epochMinutesOf(reservation.startsAt);
  const units = await takeableUnits(work, { offer, at, holder: { kind: 'reservation', id } });
  const nameOf = await namesOfUnits(work, providerId, [...units, ...unitsOf(kept)]);
  const held = unitsOf(kept);
  return held.map((own, index) => {
    const first = { ...nameOf(own), isFree: true };
    const others = choicesOf(units, nameOf).filter(
      (choice) => !isSame(choice, first) && fits(offer.needs, held.with(index, { ...choice, unit: 1 })),
    );
    return { choices: [first, ...others] };
  });
}

type NameOf = (unit: HeldThing) => Omit<PlaceChoice, 'isFree'>;

/** What units are called: by their own names, else any of them by the thing's. */
export async function namesOfUnits(
  work: Work,
  providerId: number,
  units: readonly HeldThing[],
): Promise<NameOf> {
  const ids = [...new Set(units.map(({ resourceId }) => resourceId))];
  const [things, named] = await Promise.all([
    resourcesOf(work, providerId, ids),
    readUnitNames(work, providerId, ids),
  ]);
  return ({ resourceId, unit }) => {
    const thing = things.find(({ id }) => id === resourceId)?.name ?? '';
    if (!named.some((one) => one.resourceId === resourceId)) return { resourceId, unit: null, name: thing };
    const own = named.find((one) => one.resourceId === resourceId && one.unit === unit);
    return { resourceId, unit, name: own?.name ?? `${thing} ${unit}` };
  };
}

/** Units that have names each for itself, the others once for all of a thing. */
function choicesOf(units: readonly TakeableUnit[], nameOf: NameOf): PlaceChoice[] {
  const choices: PlaceChoice[] = [];
  for (const { isFree, ...unit } of units) {
    const choice = { ...nameOf(unit), isFree };
    const known = choices.find((one) => isSame(one, choice));
    if (known) known.isFree ||= isFree;
    else choices.push(choice);
  }
  return choices;
}

const isSame = (one: ChosenThing, other: ChosenThing): boolean =>
  one.resourceId === other.resourceId && one.unit === other.unit;

/** Whether so many of these things meet the needs, whichever units they are. */
function fits(needs: readonly Need[], things: readonly HeldThing[]): boolean {
  const counts = Map.groupBy(things, ({ resourceId }) => resourceId);
  return (
    unitsMeeting(
      needs,
      [...counts].map(([resourceId, { length }]) => ({ resourceId, quantity: length })),
    ) !== null
  );
}
