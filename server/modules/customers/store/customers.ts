import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { customersTables } from './tables.ts';

export interface CustomerContact {
  email: string;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
}

export interface CustomerMark {
  id: number;
  isBlacklisted: boolean;
}

/**
 * The parts of a `with` that find or add the provider's customer, so that a module above does it in the query of its own
 * rows. Their answer is `customer (id, blacklisted, was_known, lacks_contact)`, the last true when `fillContact` would add
 * something: without a row when a rival is adding the same customer, committed by then but younger than the query's view;
 * the same query again finds it.
 * @param personId the person's id in that query
 */
export function customerFoundOrAdded(
  work: Work,
  providerId: number,
  personId: RawBuilder<unknown>,
  { email, firstname, lastname, phone }: CustomerContact,
): RawBuilder<unknown> {
  return sql`known_customer as (
      select id, blacklisted, not blacklisted and (firstname is null and ${firstname}::text is not null
          or lastname is null and ${lastname}::text is not null or phone is null and ${phone}::text is not null) as lacks_contact
        from customers where provider_id = ${providerId} and person_id = ${personId}
    ), added_customer as (
      insert into customers (provider_id, person_id, email, firstname, lastname, phone, created_at)
      select ${providerId}, person.id, ${email}, ${firstname}, ${lastname}, ${phone}, ${work.now()}
        from (select ${personId} as id) as person where person.id is not null and not exists (select from known_customer)
      on conflict (provider_id, person_id) do nothing
      returning id, blacklisted
    ), customer as (
      select id, blacklisted, true as was_known, lacks_contact from known_customer
      union all select id, blacklisted, false, false from added_customer)`;
}

/** Fills what the provider does not know yet of a customer; what it knows stays. Written with the rest of the transaction. */
export async function fillContact(
  work: Work,
  { providerId, customerId }: { providerId: number; customerId: number },
  { firstname, lastname, phone }: CustomerContact,
): Promise<void> {
  await work.queueWrite(sql`
    update customers set firstname = coalesce(firstname, ${firstname}), lastname = coalesce(lastname, ${lastname}),
        phone = coalesce(phone, ${phone})
      where provider_id = ${providerId} and id = ${customerId} and not blacklisted`);
}

/**
 * Finds or adds the provider's customer and fills what is still empty.
 * @returns null when a rival is adding the same customer: committed by then, but younger than this statement's view
 */
export async function insertOrFillCustomer(
  work: Work,
  providerId: number,
  personId: number,
  contact: CustomerContact,
): Promise<CustomerMark | null> {
  const parts = customerFoundOrAdded(work, providerId, sql`${personId}::bigint`, contact);
  const { rows } = await sql<CustomerMark & { lacksContact: boolean }>`
    with ${parts} select id, blacklisted as "isBlacklisted", lacks_contact as "lacksContact" from customer`.execute(
    work.db,
  );
  const [row] = rows;
  if (!row) return null;
  const { lacksContact, ...mark } = row;
  if (lacksContact) await fillContact(work, { providerId, customerId: mark.id }, contact);
  return mark;
}

export async function findCustomer(
  work: Work,
  providerId: number,
  personId: number,
): Promise<CustomerMark | null> {
  const row = await customersTables(work)
    .selectFrom('customers')
    .select(['id', 'blacklisted as isBlacklisted'])
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateBlacklisted(
  work: Work,
  providerId: number,
  customerId: number,
  blacklisted: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await customersTables(work)
    .updateTable('customers')
    .set({ blacklisted })
    .where('provider_id', '=', providerId)
    .where('id', '=', customerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const COLUMNS = [
  'id',
  'person_id as personId',
  'email',
  'firstname',
  'lastname',
  'phone',
  'blacklisted as isBlacklisted',
] as const;

/** Some customers by id; unknown ones are left out. */
export async function readCustomers(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Map<number, CustomerContact & CustomerMark & { personId: number }>> {
  if (keys.length === 0) return new Map();
  const rows = await customersTables(work)
    .selectFrom('customers')
    .select(COLUMNS)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('provider_id', 'id'),
        'in',
        keys.map(({ providerId, id }) => tuple(providerId, id)),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
