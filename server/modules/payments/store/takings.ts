import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** From an instant up to another. */
export interface Span {
  from: Date;
  to: Date;
}

/** What a provider took in some times, at the till and by card, less what it gave back, in cents; in the order of the times. */
export async function readTakings(work: Work, providerId: number, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce((
      select sum(case when e.reason in ('refund', 'tillReturn') then -e.amount_cents else e.amount_cents end) from ledger_entries e
      where e.provider_id = ${providerId} and e.happened_at >= s.starts and e.happened_at < s.ends
        and e.reason in ('capture', 'refund', 'refundReversal', 'tillPayment', 'tillReturn')), 0) as cents
    from unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]) with ordinality
      as s (starts, ends, place)
    order by s.place`.execute(work.db);
  return rows.map(({ cents }) => Number(cents));
}
