import { sql } from 'kysely';
import type { CustomerRows } from '#server/kernel/customer-rows.ts';

/**
 * Notes, tags, and values of the provider's own fields: a tag that both have does not double, and each has it again afterwards. Care and contacts follow
 * in the merge itself.
 */
export const customersRows: readonly CustomerRows[] = [
  {
    table: 'customer_notes',
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows } = await sql<{ id: number }>`
        update customer_notes set customer_id = ${keptId} where provider_id = ${providerId} and customer_id = ${mergedId} returning id`.execute(
        tx.db,
      );
      return rows.map(({ id }) => id);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update customer_notes set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
  },
  {
    table: 'customer_tagged',
    /** @returns each tag of the merged one, with 1 where the kept one had it already */
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows } = await sql<{ tagId: number; wasThere: number }>`
        with gone as (
          delete from customer_tagged where provider_id = ${providerId} and customer_id = ${mergedId} returning tag_id
        ), added as (
          insert into customer_tagged (provider_id, customer_id, tag_id) select ${providerId}, ${keptId}, tag_id from gone
          on conflict do nothing returning tag_id
        )
        select g.tag_id as "tagId", (a.tag_id is null)::int as "wasThere" from gone g left join added a using (tag_id)`.execute(
        tx.db,
      );
      return rows.map(({ tagId, wasThere }) => [tagId, wasThere]);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        with moved as (
          select (m ->> 0)::bigint as tag_id, (m ->> 1)::int = 1 as was_there from jsonb_array_elements(${JSON.stringify(moved)}::jsonb) as m
        ), taken as (
          delete from customer_tagged g using moved
            where g.provider_id = ${providerId} and g.customer_id = ${keptId} and g.tag_id = moved.tag_id and not moved.was_there
        )
        insert into customer_tagged (provider_id, customer_id, tag_id)
          select ${providerId}, ${mergedId}, t.id from moved join customer_tags t on t.provider_id = ${providerId} and t.id = moved.tag_id
          on conflict do nothing`.execute(tx.db);
    },
  },
  {
    // As names and contacts do: the merged card keeps its values, the kept one takes what it lacks
    table: 'customer_field_values',
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows } = await sql<{ fieldId: number }>`
        insert into customer_field_values (provider_id, customer_id, field_id, value, valid_until)
          select provider_id, ${keptId}, field_id, value, valid_until from customer_field_values
            where provider_id = ${providerId} and customer_id = ${mergedId}
          on conflict do nothing returning field_id as "fieldId"`.execute(tx.db);
      return rows.map(({ fieldId }) => fieldId);
    },
    /** Where it still stands as the merge wrote it. */
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        delete from customer_field_values v using customer_field_values own
          where v.provider_id = ${providerId} and v.customer_id = ${keptId} and v.field_id = any(${[...moved]}::bigint[])
            and own.provider_id = v.provider_id and own.customer_id = ${mergedId} and own.field_id = v.field_id
            and (own.value, own.valid_until) is not distinct from (v.value, v.valid_until)`.execute(tx.db);
    },
  },
];
