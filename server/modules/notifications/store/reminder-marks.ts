import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/**
 * Up to which start whoever is due so many hours before has been reminded; whoever else asks waits until the transaction ends.
 * @param first for the first time, from where on
 */
export async function lockReminderMark(tx: Work, hours: number, first: Date): Promise<Date> {
  await sql`insert into reminder_marks (hours, reminded_until) values (${hours}, ${first}) on conflict do nothing`.execute(
    tx.db,
  );
  const { rows } = await sql<{ until: Date }>`
    select reminded_until as until from reminder_marks where hours = ${hours} for update`.execute(tx.db);
  return rows[0]?.until ?? first;
}

export async function moveReminderMark(tx: Work, hours: number, until: Date): Promise<void> {
  await sql`update reminder_marks set reminded_until = ${until} where hours = ${hours}`.execute(tx.db);
}
