import { sql } from 'kysely';
import { emailKey } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { UNCONFIRMED_HOLD_MINUTES } from '../rules/hold-lengths.ts';

/** What those wait for who count the same open bookings; by their names before any lock on a calendar. */
export function openHoldLocks({ email, address }: { email: string; address: string }): string[] {
  return [`holds-of-address:${address}`, `holds-of-email:${emailKey(email)}`];
}

/**
 * Places held without money or confirmation are taken from others: a person and a network address may hold only a few. Counted
 * as the booking is written, under `openHoldLocks`, so that those who book at the same moment are seen.
 * @param address its keyed hash
 * @throws Refusal tooManyRequests, when it is written
 */
export async function expectFewHolds(work: Work, limits: Tools['limits'], { personId, address }: { personId: number; address: Buffer }): Promise<void> {
  const now = work.now();
  const few = sql`
    select where (select count(*) from reservations
        where person_id = ${personId} and status in ('P', 'RSD') and expires_at > ${now}) < ${limits.openHoldsPerEmail}
      and (select count(*) from reservations
        where waits_for_address = ${address} and expires_at > ${now}) < ${limits.openHoldsPerAddress}`;
  const orElse = new Refusal('tooManyRequests', { retryAfterSeconds: UNCONFIRMED_HOLD_MINUTES * 60 });
  await work.later(few, { rows: 1, orElse });
}
