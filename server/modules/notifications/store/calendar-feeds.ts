import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { notificationsTables } from './tables.ts';

/** Whether a person's bookings can be followed by a calendar, and under which generation of its address. */
export interface CalendarFeed {
  generation: number;
  isOn: boolean;
}

export async function readFeed(work: Work, personId: number): Promise<CalendarFeed | null> {
  const row = await notificationsTables(work)
    .selectFrom('calendar_feeds')
    .select(['generation', 'is_on as isOn'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** The first time makes it; after a revocation it goes on under the new generation. */
export async function turnFeedOn(work: Work, personId: number): Promise<CalendarFeed> {
  return notificationsTables(work)
    .insertInto('calendar_feeds')
    .values({ person_id: personId, is_on: true, created_at: work.now() })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ is_on: true }))
    .returning(['generation', 'is_on as isOn'])
    .executeTakeFirstOrThrow();
}

/** The address given out until now never works again. */
export async function turnFeedOff(work: Work, personId: number): Promise<void> {
  await notificationsTables(work)
    .updateTable('calendar_feeds')
    .set({ is_on: false, generation: sql`generation + 1` })
    .where('person_id', '=', personId)
    .where('is_on', '=', true)
    .execute();
}
