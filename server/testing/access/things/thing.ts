import type { Member, Town } from '../town.ts';

/**
 * What a call is made with. Each operation takes what it knows: arguments by name, `:name` of a route's path or its form's
 * fields. `path`, `headers` and `body` stand for themselves in calls of routes.
 */
export type Args = Record<string, unknown>;

/** What an operation is about. All of it is real: made through the product, with ids and codes that exist. */
export interface Thing {
  /** As the table says it. */
  called: string;
  /** One's own; of codes and secrets, the right one. Made anew each time. Null where another test tries it. */
  mine: ((town: Town, me: Member) => Promise<Args> | Args) | null;
  /** Somebody else's, in every way it can be tried; of codes and secrets, wrong ones. */
  others?: (town: Town, me: Member) => Promise<Args[]> | Args[];
  /** Turns somebody else's into what never existed, which must get the same answer. Absent where there is no such thing. */
  unknown?: Args;
  /** How a route's form is sent. Default: `form`. */
  sentAs?: 'json';
}

export const UNKNOWN_ID = 999_999_999;

/** Remembers what is made once for a town. */
export function once<T>(make: (town: Town) => Promise<T>): (town: Town) => Promise<T> {
  const made = new WeakMap<object, Promise<T>>();
  return (town) => {
    const known = made.get(town.app) ?? make(town);
    made.set(town.app, known);
    return known;
  };
}
