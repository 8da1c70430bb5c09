import type { StaffMailWishes } from '#contracts/validation/staff-mails.ts';
import type { LocalDate } from '#contracts/time.ts';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { colleaguesOfProviders } from '#server/modules/identity/index.ts';
import { notificationsTables } from './tables.ts';

interface Whose {
  providerId: number;
  personId: number;
}

/** What somebody chose; null: nothing yet. */
export async function readWishes(
  work: Work,
  { providerId, personId }: Whose,
): Promise<StaffMailWishes | null> {
  const row = await notificationsTables(work)
    .selectFrom('staff_mail_wishes')
    .select(['new_bookings as newBookings', 'moves', 'cancellations', 'days', 'day_before as dayBefore'])
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** Where somebody who works at a provider is written to; null: they do not work there. */
export async function addressOfColleague(
  work: Work,
  { providerId, personId }: Whose,
): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select c.email from ${colleaguesOfProviders(work.now())} c
      where c.provider_id = ${providerId} and c.person_id = ${personId} and c.standing = 'active'`.execute(
    work.db,
  );
  return rows[0]?.email || null;
}

/** Writes what somebody chose, over what they chose before. */
export async function writeWishes(
  work: Work,
  { providerId, personId }: Whose,
  { newBookings, moves, cancellations, days, dayBefore }: StaffMailWishes,
): Promise<void> {
  const wishes = { new_bookings: newBookings, moves, cancellations, days, day_before: dayBefore };
  await notificationsTables(work)
    .insertInto('staff_mail_wishes')
    .values({ provider_id: providerId, person_id: personId, ...wishes })
    .onConflict((conflict) => conflict.columns(['provider_id', 'person_id']).doUpdateSet(wishes))
    .execute();
}

/** What somebody chose at all centers, for the copy of their data. */
export async function readWishesOf(
  work: Work,
  personId: number,
): Promise<(StaffMailWishes & { providerId: number })[]> {
  return notificationsTables(work)
    .selectFrom('staff_mail_wishes')
    .select([
      'provider_id as providerId',
      'new_bookings as newBookings',
      'moves',
      'cancellations',
      'days',
      'day_before as dayBefore',
    ])
    .where('person_id', '=', personId)
    .orderBy('provider_id')
    .execute();
}

export async function deleteWishesOf(work: Work, personId: number): Promise<void> {
  await notificationsTables(work).deleteFrom('staff_mail_wishes').where('person_id', '=', personId).execute();
}

/** Who wishes that tomorrow is summed up and for whom that has not been done up to a day, in the order of the key: so many after somebody. */
export async function wishedDaysBefore(
  work: Work,
  { before, after, most }: { before: LocalDate; after: Whose; most: number },
): Promise<Whose[]> {
  const { rows } = await sql<Whose>`
    select provider_id as "providerId", person_id as "personId" from staff_mail_wishes
      where day_before and (summed_up_until is null or summed_up_until < ${before}::date)
        and (provider_id, person_id) > (${after.providerId}, ${after.personId})
      order by provider_id, person_id limit ${most}`.execute(work.db);
  return rows;
}

/** Notes that a day is summed up for some. @returns those for whom it was not yet: who asks at the same time waits and gets nobody twice */
export async function markSummedUp<Day extends Whose & { date: LocalDate }>(
  tx: Work,
  days: readonly Day[],
): Promise<Day[]> {
  const { rows } = await sql<Whose>`
    update staff_mail_wishes w set summed_up_until = d.date
      from unnest(${days.map(({ providerId }) => providerId)}::bigint[], ${days.map(({ personId }) => personId)}::bigint[],
        ${days.map(({ date }) => date)}::date[]) as d (provider_id, person_id, date)
      where w.provider_id = d.provider_id and w.person_id = d.person_id and w.day_before
        and (w.summed_up_until is null or w.summed_up_until < d.date)
      returning w.provider_id as "providerId", w.person_id as "personId"`.execute(tx.db);
  return days.filter((day) =>
    rows.some(({ providerId, personId }) => providerId === day.providerId && personId === day.personId),
  );
}
