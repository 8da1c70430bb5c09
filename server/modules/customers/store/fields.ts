import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { CustomerFieldKind } from '#contracts/customer-fields.ts';
import type {
  CustomerFieldForm,
  FieldValues,
  NewCustomerField,
} from '#contracts/validation/customer-fields.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from './change-customers.ts';
import { customersTables } from './tables.ts';

/** A field that a provider keeps of its customers. */
export interface OwnField {
  id: number;
  name: string;
  kind: CustomerFieldKind;
  /** Whether its values have a last day. */
  expires: boolean;
  /** Whether a booking at the desk warns where it is missing or over on that day. */
  isAsked: boolean;
}

/** The same as the screen that changes it needs it. */
export interface OwnFieldToChange extends OwnField {
  version: number;
  isArchived: boolean;
}

/** What stands in a field of a customer; null: nothing. */
export interface FieldOfCustomer extends OwnField {
  value: string | null;
  /** `YYYY-MM-DD`, the last day it counts; null: without an end. */
  validUntil: string | null;
}

/** The fields of a provider in its order, those in use first. */
export async function readFields(work: Work, providerId: number): Promise<OwnFieldToChange[]> {
  const { rows } = await sql<OwnFieldToChange>`
    select f.id, f.name, f.kind, f.expires, f.is_asked as "isAsked", f.version, f.archived_at is not null as "isArchived"
      from customer_fields f where f.provider_id = ${providerId}
      order by f.archived_at is not null, f.position, f.id`.execute(work.db);
  return rows;
}

/** The fields of a provider in use, in its order. */
export async function readFieldsInUse(work: Work, providerId: number): Promise<OwnField[]> {
  return customersTables(work)
    .selectFrom('customer_fields')
    .select(['id', 'name', 'kind', 'expires', 'is_asked as isAsked'])
    .where('provider_id', '=', providerId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** How many fields a provider has. */
export async function countFields(work: Work, providerId: number): Promise<{ inUse: number; ever: number }> {
  const { rows } = await sql<{ inUse: number; ever: number }>`
    select count(*) filter (where archived_at is null)::int as "inUse", count(*)::int as ever
      from customer_fields where provider_id = ${providerId}`.execute(work.db);
  return rows[0] ?? { inUse: 0, ever: 0 };
}

/** Adds one at the end. @throws the constraint that stands for alreadyAssigned when another field is called so @returns its id */
export async function insertField(
  work: Work,
  providerId: number,
  { name, kind, expires, isAsked }: NewCustomerField,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customer_fields (provider_id, name, kind, expires, is_asked, position)
      select ${providerId}, ${name}, ${kind}, ${expires}, ${isAsked}, coalesce(max(position), 0) + 1
        from customer_fields where provider_id = ${providerId}
      returning id`.execute(work.db);
  const [row] = rows;
  if (!row) throw new Error('A field was not added');
  return row.id;
}

/** One field, locked until the transaction ends; null where the provider has none such. */
export async function lockField(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<{ version: number; isArchived: boolean } | null> {
  const row = await customersTables(work)
    .selectFrom('customer_fields')
    .select(['version', 'archived_at'])
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { version: row.version, isArchived: row.archived_at !== null } : null;
}

/** @throws as `insertField` */
export async function updateField(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { name, expires, isAsked }: CustomerFieldForm,
): Promise<void> {
  await customersTables(work)
    .updateTable('customer_fields')
    .set((eb) => ({ name, expires, is_asked: isAsked, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Archives a field, or takes it in use again. */
export async function writeFieldArchived(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  isArchived: boolean,
): Promise<void> {
  await customersTables(work)
    .updateTable('customer_fields')
    .set((eb) => ({ archived_at: isArchived ? work.now() : null, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Numbers fields anew in the given order. */
export async function saveFieldOrder(work: Work, providerId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update customer_fields f set position = o.place
      from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
      where f.provider_id = ${providerId} and f.id = o.id and f.position <> o.place`.execute(work.db);
}

/** Some fields by id, archived or not; unknown ones are left out. */
export async function readFieldKinds(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, Pick<OwnField, 'kind' | 'expires'>>> {
  const rows = await customersTables(work)
    .selectFrom('customer_fields')
    .select(['id', 'kind', 'expires'])
    .where('provider_id', '=', providerId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...field }) => [id, field]));
}

/** Writes some fields of a customer over; the customer's row is locked. @returns how many are different now */
export async function writeFieldValues(
  work: Work,
  { providerId, customerId }: CustomerKey,
  values: FieldValues,
): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as g ("fieldId" bigint, value text, "validUntil" date)
    ), gone as (
      delete from customer_field_values v using given g
        where v.provider_id = ${providerId} and v.customer_id = ${customerId} and v.field_id = g."fieldId" and g.value is null
        returning 1
    ), written as (
      insert into customer_field_values as v (provider_id, customer_id, field_id, value, valid_until)
        select ${providerId}, ${customerId}, "fieldId", value, "validUntil" from given where value is not null
        on conflict (provider_id, customer_id, field_id) do update set value = excluded.value, valid_until = excluded.valid_until
          where (v.value, v.valid_until) is distinct from (excluded.value, excluded.valid_until)
        returning 1
    )
    select (select count(*) from gone)::int + (select count(*) from written)::int as changed`.execute(
    work.db,
  );
  return rows[0]?.changed ?? 0;
}

/** The provider's fields in use with what stands in them of one customer, in its order. */
export async function readFieldsOfCustomer(
  work: Work,
  { providerId, customerId }: CustomerKey,
): Promise<FieldOfCustomer[]> {
  const { rows } = await sql<FieldOfCustomer>`
    select f.id, f.name, f.kind, f.expires, f.is_asked as "isAsked", v.value,
        case when f.expires then v.valid_until::text end as "validUntil"
      from customer_fields f
      left join customer_field_values v on v.provider_id = f.provider_id and v.field_id = f.id and v.customer_id = ${customerId}
      where f.provider_id = ${providerId} and f.archived_at is null order by f.position, f.id`.execute(
    work.db,
  );
  return rows;
}

/** What a booking of a customer asks for that is missing, or ends one day. */
export interface AskedField {
  name: string;
  isMissing: boolean;
  /** `YYYY-MM-DD`, the last day it counts. */
  validUntil: string | null;
}

/** Of some customers, what a booking asks for that is missing or ends one day, in one query. */
export async function readAskedFields(
  work: Work,
  providerId: number,
  customerIds: readonly number[],
): Promise<Map<number, AskedField[]>> {
  if (customerIds.length === 0) return new Map();
  const { rows } = await sql<AskedField & { customerId: number }>`
    select c.id as "customerId", f.name, v.value is null as "isMissing", case when f.expires then v.valid_until::text end as "validUntil"
      from unnest(${[...customerIds]}::bigint[]) as c (id)
      join customer_fields f on f.provider_id = ${providerId} and f.is_asked and f.archived_at is null
      left join customer_field_values v on v.provider_id = f.provider_id and v.field_id = f.id and v.customer_id = c.id
      where v.value is null or (f.expires and v.valid_until is not null)
      order by f.position, f.id`.execute(work.db);
  const found = Map.groupBy(rows, ({ customerId }) => customerId);
  return new Map(
    [...found].map(([id, fields]) => [
      id,
      fields.map(({ name, isMissing, validUntil }) => ({ name, isMissing, validUntil })),
    ]),
  );
}

/** What stands in a customer's fields, by the id of the field. */
export type ValuesByField = Record<string, { value: string; validUntil: string | null }>;

/** Of a customer in a query of a module above: what stands in their fields as JSON, by the id of the field. */
export const fieldValuesOf = (
  providerId: number,
  customerId: RawBuilder<unknown>,
): RawBuilder<ValuesByField> =>
  sql<ValuesByField>`(select coalesce(json_object_agg(v.field_id, json_build_object('value', v.value, 'validUntil', v.valid_until)), '{}')
    from customer_field_values v where v.provider_id = ${providerId} and v.customer_id = ${customerId})`;

/**
 * The ids of a provider's customers of whom something in use ends on a date or before, as a relation for `in`; one index answers it.
 * @param until local date
 */
export const customersWithEnding = (providerId: number, until: string): RawBuilder<unknown> =>
  sql`(select v.customer_id from customer_field_values v
    join customer_fields f on f.provider_id = v.provider_id and f.id = v.field_id and f.expires and f.archived_at is null
    where v.provider_id = ${providerId} and v.valid_until <= ${until}::date)`;
