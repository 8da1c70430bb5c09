import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from './change-customers.ts';

/** Another customer who may be the same person. */
export interface LikelyDouble {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
}

/** In digits with those of the country: anything shorter is an extension that many share. */
const SHORTEST_PHONE = 7;
/** Of each address, phone or name. */
const MOST_LOOKED_AT = 50;

/** Who shares an address or a phone, or is called the same, of a few looked at; by the index of words. */
export async function readLikelyDoubles(
  work: Work,
  { providerId, customerId }: CustomerKey,
  most: number,
): Promise<LikelyDouble[]> {
  const nameOf = (words: RawBuilder<unknown>) =>
    sql`array(select word from unnest(tsvector_to_array(${words})) word where word like ${`${providerId}n%`})`;
  const own = (kind: 'email' | 'phone', main: RawBuilder<unknown>) => sql`(
    select ${main} as value union all
    select f.value from customer_contacts f where f.provider_id = c.provider_id and f.customer_id = c.id and f.kind = ${kind}) own`;
  const { rows } = await sql<LikelyDouble>`
    with asked as materialized (
      select array(
          select lower(value) from ${own('email', sql`nullif(c.email, '')`)} where value is not null
          union select contact_digits(value) from ${own('phone', sql`c.phone`)} where length(contact_digits(value)) >= ${SHORTEST_PHONE}
        ) as contacts,
        case when c.firstname is not null and c.lastname is not null then ${nameOf(sql`c.words`)} else '{}' end as name
      from customers c where c.provider_id = ${providerId} and c.id = ${customerId}
    ), question as (
      select quote_literal(${providerId}::text || 'c' || left(contact, 190))::tsquery as words, false as is_by_name
        from asked, unnest(asked.contacts) contact where position(chr(92) in contact) = 0
      union all
      select string_agg(quote_literal(word), ' & ')::tsquery, true from asked, unnest(asked.name) word having count(*) > 0
    )
    select distinct d.id, d.firstname, d.lastname, nullif(d.email, '') as email, d.phone
      from question q cross join asked
      -- By the words alone, which name the provider
      cross join lateral (select * from customers where words @@ q.words limit ${MOST_LOOKED_AT}) d
      where d.provider_id = ${providerId} and d.id <> ${customerId} and d.merged_into is null and d.archived_at is null
        and (not q.is_by_name or ${nameOf(sql`d.words`)} = asked.name)
      order by d.id limit ${most}`.execute(work.db);
  return rows;
}
