import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { ListedReservation, ReservationQuestion } from './find-reservations.ts';
import { COLUMNS, isByName, WITH_NAMES } from './find-reservations.ts';
import { allByName } from './reservations-by-name.ts';
import { orderOf, walkOf } from './walked-reservations.ts';

/** The ids of all bookings that a question leaves, in the order of the list. */
export async function idsOfReservations(work: Work, question: ReservationQuestion): Promise<number[]> {
  const walked = walkOf(work, question);
  const ids = isByName(question)
    ? allByName(work, question)
    : sql`select r.id from ${walked.from} where ${walked.where} order by ${orderOf(question)}`;
  const { rows } = await sql<{ id: number }>`${ids}`.execute(work.db);
  return rows.map(({ id }) => id);
}

/** Some bookings of a provider as its list shows them, in the order in which they are named. */
export async function listedReservationsOf(
  work: Work,
  { providerId, ownResourceId }: Pick<ReservationQuestion, 'providerId' | 'ownResourceId'>,
  ids: readonly number[],
): Promise<ListedReservation[]> {
  const isOwn = ownResourceId === null ? sql`true` : sql`r.resource_id = ${ownResourceId}`;
  const { rows } = await sql<ListedReservation>`
    select ${COLUMNS} from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join reservations r on r.provider_id = ${providerId} and r.id = wanted.id and ${isOwn} ${WITH_NAMES}
      order by wanted.place`.execute(work.db);
  return rows;
}
