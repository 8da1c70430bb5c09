import { sql } from 'kysely';
import { MOST_FURTHER } from '#contracts/validation/customer.ts';
import type { Work } from '#server/kernel/work.ts';

/** A further address or phone of a customer among many. */
export interface FurtherContactAtOnce {
  customerId: number;
  kind: 'email' | 'phone';
  value: string;
}

/** Adds further addresses and phones behind those that customers have, as far as there is room; who was merged meanwhile gets them as who stands. */
export async function addFurtherContacts(
  work: Work,
  providerId: number,
  contacts: readonly FurtherContactAtOnce[],
): Promise<void> {
  if (contacts.length === 0) return;
  await sql`
    with given as (
      select coalesce(c.merged_into, c.id) as customer_id, g.kind, g.value,
        row_number() over (partition by coalesce(c.merged_into, c.id), g.kind order by g.place) as number
      from rows from (jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as ("customerId" bigint, kind text, value text))
        with ordinality as g ("customerId", kind, value, place)
      join customers c on c.provider_id = ${providerId} and c.id = g."customerId"
    ), placed as (
      select g.*, g.number + coalesce((select max(f.position) from customer_contacts f
        where f.provider_id = ${providerId} and f.customer_id = g.customer_id and f.kind = g.kind), 0) as position
      from given g
    ), added as (
      insert into customer_contacts (provider_id, customer_id, kind, position, value)
        select ${providerId}::bigint, customer_id, kind, position, value from placed where position <= ${MOST_FURTHER}
        on conflict do nothing returning customer_id
    )
    update customers c set version = version + 1
      where c.provider_id = ${providerId} and c.id in (select customer_id from added)`.execute(work.db);
}
