import type { ActorName } from './actors.ts';
import { NOBODY } from './actors.ts';
import type { AccessTarget } from './targets/target.ts';

/** One line of the table: who may do what. */
export interface Row {
  /** Its name in the schema, or a route's method and path. */
  operation: string;
  target: AccessTarget;
  /** Who may, on their own. Whoever is not named may not. */
  own: readonly ActorName[];
  /** Who may, on somebody else's; of codes and secrets: with a wrong one. */
  others: readonly ActorName[];
  /** Only who has just proved again who they are. */
  isAfterStepUp: boolean;
  /** What it answers on somebody else's is no refusal, but the same as for what never existed. */
  isAnsweredAlike: boolean;
  /** Ids it takes and makes nothing of, each with the reason: the call is then the same as without. */
  ignores: Readonly<Record<string, string>>;
  /** Columns of others' rows that whoever may call it is meant to see, beside those that are public. */
  shows: readonly string[] | 'everything';
  /** A page for coming in or going out: that it comes empty or leads to a log-in is no refusal. */
  isOpen: boolean;
  /** A command for a provider: refused without an `Idempotency-Key`. */
  needsKey: boolean;
}

type More = Partial<Omit<Row, 'operation' | 'target' | 'own' | 'others'>>;
/** One line of the table. */
export const row = (
  operation: string,
  target: AccessTarget,
  own: Row['own'],
  others: Row['others'] = NOBODY,
  more: More = {},
): Row => ({
  operation,
  target,
  own,
  others,
  isAfterStepUp: false,
  isAnsweredAlike: false,
  ignores: {},
  shows: [],
  isOpen: false,
  needsKey: false,
  ...more,
});
