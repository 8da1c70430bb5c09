import type { ThingChosen } from '#contracts/validation/desk.ts';

/** A unit of a room or thing. */
export interface HeldUnit {
  resourceId: number;
  unit: number;
}

const keyOf = ({ resourceId, unit }: HeldUnit): string => `${resourceId}.${unit}`;

/** Whether two bookings would have the same units, in whatever order. */
export function isSameThings(one: readonly HeldUnit[], other: readonly HeldUnit[]): boolean {
  const keys = new Set(one.map(keyOf));
  return one.length === other.length && other.every((thing) => keys.has(keyOf(thing)));
}

/** Whether what a booking has is what was chosen: where any unit of a thing will do, the one it has does. */
export function isAmong(held: readonly HeldUnit[], chosen: readonly ThingChosen[]): boolean {
  const left = [...held];
  const named = chosen.filter(({ unit }) => unit !== null);
  const any = chosen.filter(({ unit }) => unit === null);
  return (
    held.length === chosen.length &&
    [...named, ...any].every(({ resourceId, unit }) => {
      const index = left.findIndex(
        (one) => one.resourceId === resourceId && (unit === null || one.unit === unit),
      );
      if (index !== -1) left.splice(index, 1);
      return index !== -1;
    })
  );
}
