import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { colleaguesOfProviders } from '#server/modules/identity/index.ts';

/** What people who work or worked at a provider are called there, by person. */
export async function namesOfWriters(
  work: Work,
  providerId: number,
  personIds: readonly number[],
): Promise<Map<number, string>> {
  if (personIds.length === 0) return new Map();
  const { rows } = await sql<{ personId: number; name: string }>`
    select c.person_id as "personId", coalesce(nullif(c.name, ''), c.email) as name from ${colleaguesOfProviders(work.now())} c
      where c.provider_id = ${providerId} and c.person_id = any(${[...personIds]}::bigint[])`.execute(
    work.db,
  );
  return new Map(rows.map(({ personId, name }) => [personId, name]));
}
