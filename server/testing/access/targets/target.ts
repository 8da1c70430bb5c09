import type { Member, Town } from '../town.ts';

/**
 * What a call is made with. Each operation takes what it knows: arguments by name, `:name` of a route's path or its form's
 * fields. `path`, `headers` and `body` stand for themselves in calls of routes; `search` is the query of a page's address.
 */
export type Args = Record<string, unknown>;

/**
 * What is put in place of one's own id: `{ [argument]: somebody else's }`, once for each way it can be somebody else's, and
 * beside it what is no id but needed to see a difference (a date). An argument inside an input is named by its whole path.
 */
export type AnothersIds = (town: Town, me: Member) => Promise<Args[]> | Args[];

/** An id of what belongs to nobody, such as a category, and why. */
export interface NobodysId {
  isNobodys: string;
}

/** An id that is read only in a state that rows do not make, and the test that tries another tenant's there. */
export interface TriedElsewhere {
  /** A file of tests. */
  isTriedBy: string;
}

/** What an operation is about. All of it is real: made through the product, with ids and codes that exist. */
export interface AccessTarget {
  /** As the table says it. */
  called: string;
  /** One's own; of codes and secrets, the right one. Made anew each time. Null where another test tries it. */
  mine: ((town: Town, me: Member) => Promise<Args> | Args) | null;
  /** Somebody else's, in every way it can be tried; of codes and secrets, wrong ones. */
  others?: (town: Town, me: Member) => Promise<Args[]> | Args[];
  /**
   * By argument: another tenant's ids for it. Each is tried alone in a call that is one's own otherwise, and must get the answer
   * for what never existed. Every id an operation takes is named here by one of its rows' things.
   */
  ids?: Record<string, AnothersIds | NobodysId | TriedElsewhere> | undefined;
  /** Turns somebody else's into what never existed, which must get the same answer. Absent where there is no such thing. */
  unknown?: Args | undefined;
  /** Nobody else can be named: for nothing that takes an id. */
  isOneself?: true;
  /** How a route's form is sent. Default: `form`. */
  sentAs?: 'json';
}

export const UNKNOWN_ID = 999_999_999;

/** Remembers what is made once for a town. */
export function once<T, Place extends Pick<Town, 'app'> = Town>(
  make: (town: Place) => Promise<T>,
): (town: Place) => Promise<T> {
  const made = new WeakMap<object, Promise<T>>();
  return (town) => {
    const known = made.get(town.app) ?? make(town);
    made.set(town.app, known);
    return known;
  };
}
