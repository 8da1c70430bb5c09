import { Pool } from 'pg';

/** What the check must find once `tamper` has been at work. */
export const TAMPERED_WITH = [
  'a letter that nobody queued',
  'our share: another amount in the ledger',
  'an acknowledged booking is not there',
  'at a desk: not as told: takenCents',
];

/** The negative control: takes a mail, a booking and a cent of a card and of cash away, behind the product's back. */
export async function tamper(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await pool.query(`
      set session_replication_role = replica;
      delete from mails where id = (select min(id) from mails where state = 'sent' and kind = 'reservation-to-confirm');
      update ledger_entries set amount_cents = amount_cents - 1 where id = (select min(id) from ledger_entries where reason = 'platformFee');
      update ledger_entries set amount_cents = amount_cents - 1 where id = (select min(id) from ledger_entries where reason = 'tillPayment' and amount_cents > 1);
      delete from reservations where id = (select min(id) from reservations where status = 'A' and not only_book);`);
  } finally {
    await pool.end();
  }
}
