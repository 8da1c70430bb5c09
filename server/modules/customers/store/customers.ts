import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { customersTables } from './tables.ts';

/** What a booking tells of who comes. */
export interface CustomerContact {
  email: string;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
}

/**
 * The parts of a `with` that find or add the provider's customer, so that a module above does it in the query of its own
 * rows. Their answer is `customer (id, blacklisted, is_archived, was_known, lacks_contact, card)`, lacks_contact true when `fillContact`
 * would add something, card what was known before: without a row when a rival is adding the same customer, committed by then but younger than the query's view;
 * the same query again finds it.
 * Found by the person alone: nobody joins somebody else's customer by a name, a phone or a further address.
 * @param personId the person's id in that query
 */
export function customerFoundOrAdded(
  work: Work,
  providerId: number,
  personId: RawBuilder<unknown>,
  { email, firstname, lastname, phone }: CustomerContact,
): RawBuilder<unknown> {
  return sql`known_customer as (
      select id, blacklisted, archived_at is not null as is_archived, not blacklisted and (firstname is null and ${firstname}::text is not null
          or lastname is null and ${lastname}::text is not null or phone is null and ${phone}::text is not null) as lacks_contact,
        json_build_object('firstname', firstname, 'lastname', lastname, 'phone', phone) as card
        from customers where provider_id = ${providerId} and person_id = ${personId}
    ), added_customer as (
      insert into customers (provider_id, person_id, email, firstname, lastname, phone, created_at)
      select ${providerId}, person.id, ${email}, ${firstname}, ${lastname}, ${phone}, ${work.now()}
        from (select ${personId} as id) as person where person.id is not null and not exists (select from known_customer)
      on conflict (provider_id, person_id) do nothing
      returning id, blacklisted
    ), customer as (
      select id, blacklisted, is_archived, true as was_known, lacks_contact, card from known_customer
      union all select id, blacklisted, false, false, false, null from added_customer)`;
}

/**
 * The same parts of a `with` for a customer of whom only the id is known, with `person (id)`: whose log-in sees what is booked for them, their
 * own or that of who cares for them, null for nobody's. Who was merged into another is that one.
 */
export function customerById(providerId: number, customerId: number): RawBuilder<unknown> {
  return sql`known_customer as (
      select c.id, c.blacklisted, c.archived_at is not null as is_archived, coalesce(c.person_id, carer.person_id) as person_id
        from customers asked join customers c on c.provider_id = asked.provider_id and c.id = coalesce(asked.merged_into, asked.id)
        left join customers carer on carer.provider_id = c.provider_id and carer.id = c.cared_for_by
        where asked.provider_id = ${providerId} and asked.id = ${customerId}
    ), person as (select person_id as id from known_customer),
    customer as (select id, blacklisted, is_archived, true as was_known, false as lacks_contact, null::json as card from known_customer)`;
}

/** Whether a customer, by their key in a query of a module above, is the person themselves and not somebody in their care. */
export function isCustomerThemselves(
  providerId: RawBuilder<unknown>,
  customerId: RawBuilder<unknown>,
  personId: number | null,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from customers c
    where c.provider_id = ${providerId} and c.id = ${customerId} and c.person_id = ${personId})`;
}

/** Whether a customer, by their key in a query of a module above, is withheld what they bought to watch. */
export function isContentBlocked(
  providerId: RawBuilder<unknown>,
  customerId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from customers c
    where c.provider_id = ${providerId} and c.id = ${customerId} and c.content_blocked)`;
}

/** Fills what the provider does not know yet of a customer; what it knows stays. Written with the rest of the transaction. */
export async function fillContact(
  work: Work,
  { providerId, customerId }: { providerId: number; customerId: number },
  { firstname, lastname, phone }: Omit<CustomerContact, 'email'>,
): Promise<void> {
  await work.queueWrite(sql`
    update customers set firstname = coalesce(firstname, ${firstname}), lastname = coalesce(lastname, ${lastname}),
        phone = coalesce(phone, ${phone}), version = version + 1
      where provider_id = ${providerId} and id = ${customerId} and not blacklisted`);
}

/** One customer of a provider; whoever knows the main e-mail or phone alone finds them here. */
export interface CustomerRow {
  id: number;
  isBlacklisted: boolean;
  /** Who the main e-mail belongs to; null without one. */
  personId: number | null;
  email: string | null;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
  /** Another customer, who gets the mails of somebody without an e-mail. */
  caredForBy: number | null;
}

const COLUMNS = [
  'id',
  'person_id as personId',
  sql<string | null>`nullif(email, '')`.as('email'),
  'firstname',
  'lastname',
  'phone',
  'blacklisted as isBlacklisted',
  'cared_for_by as caredForBy',
] as const;

/** Some customers by id; unknown ones are left out. */
export async function readCustomers(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Map<number, CustomerRow>> {
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

/** The provider's customer that a person is; null where they are none. */
export async function findCustomerOfPerson(
  work: Work,
  { providerId, personId }: { providerId: number; personId: number },
): Promise<number | null> {
  const row = await customersTables(work)
    .selectFrom('customers')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.id ?? null;
}
