import type { PlacedReservation } from '#server/modules/booking/index.ts';
import type { NamedUnit, Resource } from '#server/modules/staff/index.ts';

/** A column of a calendar by rooms: a thing, or one of its units where they have names. */
export interface Room {
  resourceId: number;
  /** Null: the thing, however many units it has. */
  unit: number | null;
  name: string;
}

/** The rooms of some things in the center's order; one that is put away only where something is booked in it. */
export function roomsOf(
  things: readonly Resource[],
  names: readonly NamedUnit[],
  placed: readonly PlacedReservation[],
): Room[] {
  const booked = new Set(placed.map(({ resourceId }) => resourceId));
  return things
    .filter(({ id, isArchived }) => !isArchived || booked.has(id))
    .flatMap(({ id, name, quantity }): Room[] => {
      const named = names.filter(({ resourceId }) => resourceId === id);
      if (named.length === 0) return [{ resourceId: id, unit: null, name }];
      const taken = placed.filter(({ resourceId }) => resourceId === id).map(({ unit }) => unit);
      const last = Math.max(quantity, ...taken);
      return Array.from({ length: last }, (_one, index) => index + 1).map((unit) => {
        const own = named.find((one) => one.unit === unit)?.name;
        return { resourceId: id, unit, name: own ?? `${name} ${unit}` };
      });
    });
}
