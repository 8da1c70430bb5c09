import type { ChosenAct } from '#contracts/validation/consequences.ts';
import type { Work } from './work.ts';

/** What a change may hurt: bookings that hold some people and things (null: any), or bookings of some services. */
export type Touched =
  | { readonly resourceIds: readonly number[] | null }
  | { readonly serviceIds: readonly number[] };

export interface ConsequencesQuery {
  providerId: number;
  /** As in the audit log. */
  actor: string;
  /** Who makes the change. */
  personId: number;
  /** The name of the command, for the history of each booking. */
  operation: string;
  touched: Touched;
  acts: readonly ChosenAct[];
}

/**
 * Makes a change with regard to what it hurts. Commands of lower modules call it without knowing who is behind it; `app.ts` puts
 * that in (docs/decisions/0055).
 */
export interface Consequences {
  /**
   * Makes the change, finds what it hurts and does what was chosen, all in the caller's transaction.
   * @throws Refusal bookingsHurt with the list while any of them has no act; whatever the change or an act refuses
   */
  settle<T>(tx: Work, asked: ConsequencesQuery, change: () => Promise<T>): Promise<T>;
}
