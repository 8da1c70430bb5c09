import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { emailKey } from '#server/modules/identity/index.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';

/** How many unconfirmed or unpaid bookings of a person wait at this moment. */
export function openOfPerson(work: Work, personId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(*) from reservations where person_id = ${personId} and status in ('P', 'RSD') and expires_at > ${work.now()})`;
}

/** How many wait that were made from an address; `address` as its keyed hash. */
export function openOfAddress(work: Work, address: Buffer | null): RawBuilder<unknown> {
  return sql`(select count(*) from reservations where waits_for_address = ${address} and expires_at > ${work.now()})`;
}

/** What those wait for who count the same open bookings; by their names before any lock on a calendar. */
export function openHoldLocks({ email, address }: { email: string; address: string }): string[] {
  return [`holds-of-address:${address}`, `holds-of-email:${emailKey(email)}`];
}

/**
 * Counts once more as the booking is written, under `openHoldLocks`: those who booked at the same moment were not seen before.
 * @throws Refusal tooManyRequests, when it is written
 */
export async function expectFewHolds(work: Work, limits: Tools['limits'], { personId, address }: { personId: number; address: Buffer }): Promise<void> {
  const few = sql`select where ${openOfPerson(work, sql`${personId}::bigint`)} < ${limits.openHoldsPerEmail}
    and ${openOfAddress(work, address)} < ${limits.openHoldsPerAddress}`;
  await work.later(few, { rows: 1, orElse: 'tooManyRequests' });
}
