import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a provider took in a time is summed from the ledger by this index alone; sales, tax and fees are not in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ledger_entries_of_money on ledger_entries (provider_id, happened_at) include (reason, amount_cents)
      where reason in ('capture', 'refund', 'refundReversal', 'tillPayment', 'tillReturn')
  `.execute(db);
}
