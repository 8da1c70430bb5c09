import { unitsMeeting } from '#contracts/needs.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { seatLimit } from '../rules/question.ts';
import type { OfferOnCalendar } from './offer-on-calendar.ts';

/** A room or thing that somebody has chosen: one of its units, or any (null). */
export interface ChosenThing {
  resourceId: number;
  unit: number | null;
}

/**
 * An offer as it takes time in certain rooms and with certain things, and in no others. What it needs says which may be chosen; how many share an
 * occasion stays as it is.
 * @throws Refusal thingsDoNotFit for what is not one way to meet the needs, a unit there is not, or one that is named twice
 */
export function withThings(offer: OfferOnCalendar, chosen: readonly ChosenThing[]): OfferOnCalendar {
  const ofThing = Map.groupBy(chosen, ({ resourceId }) => resourceId);
  const counts = [...ofThing].map(([resourceId, { length }]) => ({ resourceId, quantity: length }));
  const needed = offer.needs.reduce((sum, { units }) => sum + units, 0);
  const isMet = needed === chosen.length && unitsMeeting(offer.needs, counts) !== null;
  const equipment = offer.equipment.flatMap((one) => {
    const units = ofThing.get(one.resourceId);
    return units
      ? [{ ...one, ...(isNamed(units) && { onlyUnits: units.flatMap(({ unit }) => unit ?? []) }) }]
      : [];
  });
  const isThere = equipment.every(
    ({ quantity, onlyUnits = [] }) =>
      new Set(onlyUnits).size === onlyUnits.length && onlyUnits.every((unit) => unit <= quantity),
  );
  if (!isMet || !isThere) throw new Refusal('thingsDoNotFit', { affected: ['things'] });
  const resources = offer.equipment.map(({ resourceId, capacity }) => ({
    resourceId,
    peoplePerUnit: capacity,
  }));
  return {
    ...offer,
    capacity: seatLimit({ offer, needs: offer.needs, resources }),
    needs: counts.map(({ resourceId, quantity }) => ({ units: quantity, resourceIds: [resourceId] })),
    equipment,
  };
}

/** Where any of a thing's units may be taken, they are not told apart. */
const isNamed = (units: readonly ChosenThing[]): boolean => units.every(({ unit }) => unit !== null);

/**
 * An offer as it takes time in a certain room or with a certain thing, and beside it whatever else it needs. Whether it is free is not looked at.
 * @throws Refusal thingsDoNotFit for what the offer has no need of, or a unit there is not
 */
export function withRoom(offer: OfferOnCalendar, { resourceId, unit }: ChosenThing): OfferOnCalendar {
  const thing = offer.equipment.find((one) => one.resourceId === resourceId);
  // The need that has the fewest others to choose from: the rest may have what is left.
  const need = offer.needs
    .filter(({ resourceIds }) => resourceIds.includes(resourceId))
    .toSorted((one, other) => one.resourceIds.length - other.resourceIds.length)[0];
  if (!thing || !need || (unit ?? 1) > thing.quantity)
    throw new Refusal('thingsDoNotFit', { affected: ['room'] });
  const others = offer.needs.flatMap((one) =>
    one !== need ? one : one.units > 1 ? { ...one, units: one.units - 1 } : [],
  );
  const isAlone = !others.some(({ resourceIds }) => resourceIds.includes(resourceId));
  const resources = offer.equipment.map((one) => ({ ...one, peoplePerUnit: one.capacity }));
  // Also where any unit will do it is chosen: who joins a group joins it in its room.
  const onlyUnits =
    unit === null ? Array.from({ length: thing.quantity }, (_one, index) => index + 1) : [unit];
  const chosen = { ...thing, ...(isAlone ? { onlyUnits } : unit !== null && { keptUnits: [unit] }) };
  return {
    ...offer,
    capacity: seatLimit({ offer, needs: offer.needs, resources }),
    needs: [{ units: 1, resourceIds: [resourceId] }, ...others],
    equipment: [chosen, ...offer.equipment.filter((one) => one !== thing)].filter((one) =>
      [resourceId, ...others.flatMap(({ resourceIds }) => resourceIds)].includes(one.resourceId),
    ),
  };
}

/**
 * The same offer with nothing beside that room or thing: where several of a thing are needed, `withRoom` says that enough of them are free, and this that the
 * chosen one is among them.
 */
export function withRoomAlone(offer: OfferOnCalendar, room: ChosenThing): OfferOnCalendar {
  return withRoom({ ...offer, needs: [{ units: 1, resourceIds: [room.resourceId] }] }, room);
}
