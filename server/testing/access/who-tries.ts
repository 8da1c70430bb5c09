import type { ActorName } from './actors.ts';
import { EVERYBODY } from './actors.ts';
import type { Row } from './row.ts';
import type { Args } from './targets/target.ts';
import { ALL_CASES } from '../all-cases.ts';

/** Of all the combinations of a row, those that are tried. */
export interface Choice {
  /** Of those who may, on their own. */
  may(row: Row): readonly ActorName[];
  /** Of those who may, with another tenant's id among their own. */
  mayOnIds(row: Row): readonly ActorName[];
  /** Of those who may not, on their own. */
  mayNot(row: Row): readonly ActorName[];
  /** Of those who may not, on somebody else’s. */
  mayNotOnOthers(row: Row): readonly ActorName[];
  /** Whether they try this one of the ways in which a thing can be somebody else’s. */
  triesOthers(name: ActorName, row: Row, position: number): boolean;
  /** Of another tenant's ids for one argument. */
  ids(patches: Args[]): Args[];
}

/** From who has most rights to who has none. */
const LADDER: readonly ActorName[] = ['owner', 'director', 'manager', 'collaborator', 'customer', 'visitor'];
const COLLEAGUES = LADDER.slice(0, 4);
/** Kinds that have no rung: each is kept out by something else than a role. */
const OUTSIDE: readonly ActorName[] = [
  'customer',
  'owner in private',
  'owner who has just registered',
  'disabled owner',
];
/** Screens of a center have one door for all of these, which asks the API for what they load. */
const OUTSIDE_OF_SCREENS: readonly ActorName[] = ['owner in private'];

const outside = ({ operation }: Row): readonly ActorName[] =>
  operation.includes(' /business/:center') ? OUTSIDE_OF_SCREENS : OUTSIDE;

const once = (names: readonly (ActorName | undefined)[]): readonly ActorName[] =>
  [...new Set(names)].filter((name) => name !== undefined);

/** The highest rung of those who may; else whoever may. */
const first = (own: readonly ActorName[]): ActorName | undefined =>
  LADDER.find((name) => own.includes(name)) ?? own[0];

/**
 * Both ends of the ladder where it lets in, the rung below where it does not, and each kind that is kept out by something else: what
 * a mistake in one operation shows. Every person and every id are tried with `ALL_CASES=yes`.
 */
const FEW: Choice = {
  may: ({ own }) =>
    once([
      first(own),
      LADDER.findLast((name) => own.includes(name)),
      // Let in by a word of the action's own
      own.includes('visitor') ? undefined : own.find((name) => name === 'owner who has just registered'),
    ]),
  mayOnIds: ({ own }) => once([first(own)]),
  mayNot: (row) =>
    once([COLLEAGUES.find((name) => !row.own.includes(name)), 'visitor', ...outside(row)]).filter(
      (name) => !row.own.includes(name),
    ),
  mayNotOnOthers: ({ own, others }) => once([first(own), 'visitor']).filter((name) => !others.includes(name)),
  triesOthers: (name, { own }, position) => name === first(own) || position === 0,
  ids: (patches) => patches.slice(0, 1),
};

const ALL: Choice = {
  may: ({ own }) => own,
  mayOnIds: ({ own }) => own,
  mayNot: ({ own }) => EVERYBODY.filter((name) => !own.includes(name)),
  mayNotOnOthers: ({ others }) => EVERYBODY.filter((name) => !others.includes(name)),
  triesOthers: () => true,
  ids: (patches) => patches,
};

export const CHOICE: Choice = ALL_CASES ? ALL : FEW;
