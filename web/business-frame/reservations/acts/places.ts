import type { SeenReservation } from '../reservation-calls.ts';

type Place = SeenReservation['places'][number];
/** A room or thing as the API takes it. */
export type Thing = { resourceId: number; unit: number | null };

/** Of the room or thing at an index: its field. */
export const placeField = (index: number): string => `place.${index}`;

/** What a choice is called in the form: `7.2`, without a unit `7.`. */
export const placeValue = ({ resourceId, unit }: Thing): string => `${resourceId}.${unit ?? ''}`;

/** What a booking has, of each of its rooms and things. */
export const placesBefore = (places: readonly Place[]): string =>
  places.flatMap(({ choices: [own] }) => (own ? [placeValue(own)] : [])).join(' ');

const thingIn = (value: string): Thing => {
  const [resourceId = '', unit = ''] = value.split('.');
  return { resourceId: Number(resourceId), unit: unit === '' ? null : Number(unit) };
};

/** Reads `placesBefore`; null where there are none. */
export function thingsIn(text: string): Thing[] | null {
  const values = text.split(' ').filter((value) => value !== '');
  return values.length === 0 ? null : values.map(thingIn);
}

/** What was chosen in all of the fields; null: nothing else than what it has, so that a move may still find another one. */
export function thingsChosen(fields: readonly string[], before: string): Thing[] | null {
  return fields.join(' ') === before ? null : thingsIn(fields.join(' '));
}
