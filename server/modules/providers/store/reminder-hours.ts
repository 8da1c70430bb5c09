import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

/** How many hours before a booking each of some providers has its customers reminded of it; none: never. */
export async function reminderHoursOf(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, readonly number[]>> {
  const rows = await providersTables(work)
    .selectFrom('providers')
    .select(['id', 'reminder_hours'])
    .where('id', 'in', providerIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.reminder_hours]));
}
