import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** What was ordered and with whom, by the names of that day. */
export interface OrderNames {
  id: number;
  name: string;
  resourceName: string | null;
}

/** The names of some orders of a provider, without their sums. */
export async function readOrderNames(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<OrderNames[]> {
  const { rows } = await sql<OrderNames>`
    select id, name, resource_name as "resourceName" from orders
    where provider_id = ${providerId} and id = any(${[...ids]}::bigint[])`.execute(work.db);
  return rows;
}
