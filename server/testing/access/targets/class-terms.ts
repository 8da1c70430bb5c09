import { OWN_CLASS, ownArgs } from './classes.ts';
import { otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, Args } from './target.ts';

const copied = (args: Args): Args => ({
  ...args,
  name: 'Yoga',
  startsOn: '2027-01-12',
  keepsTeachers: false,
});

/** A class that is copied with its term. */
export const CLASS_TO_DUPLICATE: AccessTarget = {
  ...OWN_CLASS,
  called: 'a class to copy; another’s: of another provider',
  mine: async (town, me) => copied(await ownArgs(town, placeOf(town, me), me)),
  others: async (town, me) => [copied(await ownArgs(town, otherPlaceOf(town, me), me))],
};
