import { MOST_CHANGED } from './changed-reading.ts';

/** Of a customer, what is drawn at every booking of theirs. */
export interface KnownCustomer {
  /** Empty where nobody said. */
  name: string;
  /** Epoch minutes at which their first booking that stands begins; null: none does. */
  firstAt: number | null;
}

/** What is known of a center's customers, all of it no older than one moment of the database. */
export interface KnownCustomers {
  customers: ReadonlyMap<number, KnownCustomer>;
  /** Which transactions that moment has seen, as PostgreSQL writes it. */
  snapshot: string;
  /** The running server that the numbers of the snapshot are of. */
  server: string;
}

/** What still holds at a later moment, which says who has changed since; nothing where it does not say all. */
export function stillKnown(
  before: KnownCustomers | null,
  now: { server: string; changed: readonly number[] | null },
): ReadonlyMap<number, KnownCustomer> {
  const changed = now.changed ?? [];
  if (!before || before.server !== now.server || changed.length > MOST_CHANGED) return new Map();
  if (changed.length === 0) return before.customers;
  const customers = new Map(before.customers);
  for (const id of changed) customers.delete(id);
  return customers;
}

/** Another map, since whoever reads meanwhile goes on from the one there was. */
export function withOthers(
  known: ReadonlyMap<number, KnownCustomer>,
  read: ReadonlyMap<number, KnownCustomer>,
): ReadonlyMap<number, KnownCustomer> {
  const customers = new Map(known);
  for (const [id, customer] of read) customers.set(id, customer);
  return customers;
}
