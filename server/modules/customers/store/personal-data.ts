import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { exportedColumns, RECORDED_COLUMNS, TYPED_COLUMNS } from '../customer-columns.ts';
import type { CustomerKey } from './change-customers.ts';
import { customersTables } from './tables.ts';

/** Of a customer `c`: whether they are the person, or were merged into who is. */
const isOrWasMergedInto = (personId: number) => sql<boolean>`(c.provider_id, c.id) in (
  select provider_id, id from customers where person_id = ${personId}
  union all select merged.provider_id, merged.id from customers kept
    join customers merged on merged.provider_id = kept.provider_id and merged.merged_into = kept.id
    where kept.person_id = ${personId})`;

/**
 * What providers keep of a person as their customer, also on cards that were merged into theirs: further addresses and phones, and who is in
 * their care, told along.
 */
export async function readCustomersOfPerson(work: Work, personId: number) {
  const { rows } = await sql<{ providerId: number } & Record<string, unknown>>`
    select ${exportedColumns},
      (select coalesce(json_agg(json_build_object('kind', f.kind, 'value', f.value, 'label', f.label) order by f.kind, f.position), '[]')
        from customer_contacts f where f.provider_id = c.provider_id and f.customer_id = c.id) as further,
      (select coalesce(json_agg(json_build_object('at', n.written_at, 'text', n.text, 'isHealth', n.is_health) order by n.id), '[]')
        from customer_notes n where n.provider_id = c.provider_id and n.customer_id = c.id) as notes,
      (select coalesce(json_agg(t.name order by lower(t.name)), '[]')
        from customer_tagged g join customer_tags t on t.provider_id = g.provider_id and t.id = g.tag_id
        where g.provider_id = c.provider_id and g.customer_id = c.id) as tags,
      (select coalesce(json_agg(json_build_object('field', d.name, 'value', v.value, 'validUntil', v.valid_until) order by d.position, d.id), '[]')
        from customer_field_values v join customer_fields d on d.provider_id = v.provider_id and d.id = v.field_id
        where v.provider_id = c.provider_id and v.customer_id = c.id) as "ownFields",
      (select coalesce(json_agg(json_build_object('customerId', o.id, 'firstname', o.firstname, 'lastname', o.lastname,
          'youAreTheir', o.care_relation) order by o.id), '[]')
        from customers o where o.provider_id = c.provider_id and o.cared_for_by = c.id) as "inYourCare"
      from customers c where ${isOrWasMergedInto(personId)} order by c.id`.execute(work.db);
  return rows;
}

const emptied = sql.join(
  TYPED_COLUMNS.map(
    (column) =>
      sql`${sql.id(column)} = case when ${column} = any(recorded) then ${sql.id(column)} else ${column === 'email' ? sql`''` : sql`null`} end`,
  ),
);
const emptiedUnlessKept = (isKept: RawBuilder<boolean>) =>
  sql.join(
    RECORDED_COLUMNS.map((column) => sql`${sql.id(column)} = case when ${isKept} then ${sql.id(column)} end`),
  );

/** The e-mails under which providers know a person. */
export async function readAddressesOfPerson(work: Work, personId: number): Promise<string[]> {
  const rows = await customersTables(work)
    .selectFrom('customers')
    .select('email')
    .where('person_id', '=', personId)
    .where('email', '<>', '')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** Whether a provider wrote anything down itself about a customer. @param alias of their row in the query */
function isWrittenDown(alias: string) {
  const own = (table: string) =>
    sql`exists (select from ${sql.table(table)} own
      where own.provider_id = ${sql.ref(`${alias}.provider_id`)} and own.customer_id = ${sql.ref(`${alias}.id`)})`;
  return sql<boolean>`(${sql.ref(`${alias}.recorded`)} <> '{}' or ${own('customer_contacts')} or ${own('customer_notes')}
    or ${own('customer_tagged')} or ${own('customer_field_values')})`;
}

/**
 * Takes the names and addresses that were typed on Radura out of every provider's list; the rows stay for the orders that point to them. What a
 * provider wrote down itself is its own record and stays, without a link to the person, and the provider is asked what shall become of it. An empty
 * e-mail says that one was erased.
 * @returns the customers of whom something stays
 */
export async function emptyCustomersOfPerson(work: Work, personId: number): Promise<CustomerKey[]> {
  const isKept = sql<boolean>`(${isWrittenDown('c')} or exists (select from customers merged
    where merged.provider_id = c.provider_id and merged.merged_into = c.id and ${isWrittenDown('merged')}))`;
  const isAsked = sql<boolean>`(c.merged_into is null and ${isKept})`;
  // What was typed on Radura and went over to the kept card with a merge goes too
  await sql`
    delete from customer_contacts f using customers merged, customers kept
      where kept.person_id = ${personId} and merged.provider_id = kept.provider_id and merged.merged_into = kept.id
        and f.provider_id = kept.provider_id and f.customer_id = kept.id
        and (f.value = merged.phone and not 'phone' = any(merged.recorded) or f.value = merged.email and not 'email' = any(merged.recorded))`.execute(
    work.db,
  );
  const { rows } = await sql<CustomerKey & { isAsked: boolean }>`
    update customers c set
        ${emptied}, ${emptiedUnlessKept(isKept)},
        person_id = case when ${isKept} then null else person_id end,
        erasure_asked_at = case when ${isAsked} then ${work.now()} else erasure_asked_at end,
        erasure_answer = case when ${isAsked} then null else erasure_answer end
      where ${isOrWasMergedInto(personId)}
      returning c.provider_id as "providerId", c.id as "customerId", c.merged_into is null and c.person_id is null as "isAsked"`.execute(
    work.db,
  );
  return rows.filter((row) => row.isAsked).map(({ providerId, customerId }) => ({ providerId, customerId }));
}
