import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import type { ImportedDetailName } from '#contracts/customer-details.ts';
import type { Work } from '#server/kernel/work.ts';
import { detailColumns, importedDetails } from '../customer-columns.ts';
import { customersTables } from './tables.ts';

/** As the import has read them, each by its schema. */
type ImportedDetails = Record<ImportedDetailName, string | null>;

/** What is known of somebody who may be a customer. */
export interface CustomerMatch {
  email: string | null;
  /** Its digits with those of the country. */
  phoneDigits: string | null;
  /** What was noted of them elsewhere; nobody is looked for by it. */
  notes: string | null;
  /** Looked for by their name where neither is known. */
  firstname: string | null;
  lastname: string | null;
}

/** A customer of the provider with all that they are found by. */
export interface KnownCustomer extends ImportedDetails {
  id: number;
  version: number;
  personId: number | null;
  email: string | null;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
  isBlacklisted: boolean;
  blacklistReason: string | null;
  isArchived: boolean;
  further: { kind: 'email' | 'phone'; value: string }[];
  /** The names of their tags. */
  tags: string[];
  /** Whether an imported note says what was asked. */
  hasNote: boolean;
  /** The ids of the provider's own fields in which something stands. */
  filledFields: number[];
}

/** What is written of a customer among many. */
export interface CustomerAtOnce extends ImportedDetails {
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  isBlacklisted: boolean;
  blacklistReason: string | null;
  personId: number | null;
}

/** A new customer among many. */
export interface NewCustomerAtOnce extends CustomerAtOnce {
  archivedAt: Date | null;
}

/** The longest word that customers are found by, as `customer_words` cuts it. */
const LONGEST_WORD = 200;

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/**
 * The question (`tsquery`) that finds who has one word of `customer_words`, or all of some.
 * @param words with their kind in front: `c` an address or the digits of a phone, `n` a word of a name
 */
const questionOf = (providerId: number, words: readonly string[]): string =>
  words.map((word) => quoted(`${providerId}${word.slice(0, LONGEST_WORD)}`)).join(' & ');

/** The questions about somebody: by each address; by the name of who has none. */
export function questionsAbout(
  providerId: number,
  asked: Omit<CustomerMatch, 'notes'>,
): { words: string; isByName: boolean }[] {
  const contacts = [asked.email?.toLowerCase(), asked.phoneDigits].filter(
    (one) => one !== null && one !== undefined,
  );
  if (contacts.length > 0)
    return contacts.map((one) => ({ words: questionOf(providerId, [`c${one}`]), isByName: false }));
  const words = `${asked.firstname ?? ''} ${asked.lastname ?? ''}`
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length === 0
    ? []
    : [
        {
          words: questionOf(
            providerId,
            words.map((word) => `n${word}`),
          ),
          isByName: true,
        },
      ];
}

/**
 * For each of many, the customers of the provider who have their e-mail or phone, as a main or a further one, or are called so and have neither: in one
 * statement, by the index of words.
 * @returns in the order asked
 */
export async function readKnownCustomers(
  work: Work,
  providerId: number,
  asked: readonly CustomerMatch[],
): Promise<KnownCustomer[][]> {
  const questions = asked.flatMap((one, place) =>
    questionsAbout(providerId, one).map((question) => ({ ...question, place })),
  );
  const { rows } = await sql<KnownCustomer & { place: number }>`
    with question as (
      select * from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q (place int, words text, "isByName" boolean)
    ), further as (
      select f.customer_id, f.kind, f.value,
        case f.kind when 'email' then lower(f.value) else contact_digits(f.value) end as found_by
      from customer_contacts f where f.provider_id = ${providerId}
    ), asked_contact as (
      select place, contact from jsonb_to_recordset(${JSON.stringify(contactsOf(asked))}::jsonb) as c (place int, contact text)
    ), asked_note as (
      select place, note from jsonb_to_recordset(${JSON.stringify(notesOf(asked))}::jsonb) as n (place int, note text)
    ), found as (
      -- Looked for by the words alone, which name the provider: before the first statistics its key would seem to leave fewer
      select q.place, c.id from question q
        cross join lateral (select id, provider_id, email, phone from customers where words @@ q.words::tsquery offset 0) c
        where c.provider_id = ${providerId} and (not q."isByName" or nullif(c.email, '') is null and c.phone is null)
      union
      select a.place, f.customer_id from asked_contact a join further f on f.found_by = a.contact
    )
    select found.place, c.id, c.version, c.person_id as "personId", nullif(c.email, '') as email, c.firstname, c.lastname, c.phone,
      ${detailColumns('c', IMPORTED_DETAIL_NAMES)},
      c.blacklisted as "isBlacklisted", c.blacklist_reason as "blacklistReason", c.archived_at is not null as "isArchived",
      coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'value', f.value)) from further f where f.customer_id = c.id), '[]') as further,
      array(select t.name from customer_tagged g join customer_tags t on t.provider_id = g.provider_id and t.id = g.tag_id
        where g.provider_id = ${providerId} and g.customer_id = c.id) as tags,
      exists (select from asked_note a join customer_notes n on n.provider_id = ${providerId} and n.customer_id = c.id and n.text = a.note
        where a.place = found.place and n.written_by is null) as "hasNote",
      coalesce((select jsonb_agg(v.field_id) from customer_field_values v where v.provider_id = ${providerId} and v.customer_id = c.id), '[]')
        as "filledFields"
    from found join customers c on c.provider_id = ${providerId} and c.id = found.id and c.merged_into is null
    order by found.place, c.id`.execute(work.db);
  const found: KnownCustomer[][] = asked.map(() => []);
  for (const { place, ...customer } of rows) found[place]?.push(customer);
  return found;
}

const contactsOf = (asked: readonly CustomerMatch[]): { place: number; contact: string }[] =>
  asked.flatMap(({ email, phoneDigits }, place) =>
    [email?.toLowerCase(), phoneDigits].flatMap((contact) => (contact ? [{ place, contact }] : [])),
  );

const notesOf = (asked: readonly CustomerMatch[]): { place: number; note: string }[] =>
  asked.flatMap(({ notes }, place) => (notes === null ? [] : [{ place, note: notes }]));

const typed = ({ name, type }: Parameters<Parameters<typeof importedDetails>[0]>[0]) => sql`${name} ${type}`;

const FIELDS = ['email', 'firstname', 'lastname', 'phone'] as const;

/**
 * Writes many customers down in one statement, each as the provider's own record.
 * @returns their ids in the order given; null where another customer of the provider is that person
 */
export async function insertCustomers(
  work: Work,
  providerId: number,
  customers: readonly NewCustomerAtOnce[],
): Promise<(number | null)[]> {
  const given = customers.map((customer, place) => ({
    place,
    ...customer,
    recorded: FIELDS.filter((field) => customer[field] !== null),
  }));
  const { rows } = await sql<{ place: number; id: number }>`
    with given as materialized (
      select place, nextval(pg_get_serial_sequence('customers', 'id')) as id, "personId" as person_id, email, firstname, lastname, phone,
        ${importedDetails(({ name, column }) => sql`${name} as ${column}`)}, "isBlacklisted" as blacklisted, "blacklistReason" as blacklist_reason,
        "archivedAt" as archived_at, recorded
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (place int, "personId" bigint, email text, firstname text, lastname text,
        phone text, ${importedDetails(typed)}, "isBlacklisted" boolean, "blacklistReason" text, "archivedAt" timestamptz, recorded text[])
      order by "personId", place
    ), added as (
      insert into customers (provider_id, id, person_id, email, firstname, lastname, phone, ${importedDetails(({ column }) => column)}, blacklisted,
        blacklist_reason, archived_at, recorded, created_at)
      overriding system value
      select ${providerId}, id, person_id, email, firstname, lastname, phone, ${importedDetails(({ column }) => column)}, blacklisted,
        case when blacklisted then blacklist_reason end, archived_at, recorded, ${work.now()} from given order by person_id, place
      on conflict (provider_id, person_id) do nothing
      returning id
    )
    select given.place, given.id from given join added using (id)`.execute(work.db);
  const ids = new Map(rows.map(({ place, id }) => [place, id]));
  return customers.map((_customer, place) => ids.get(place) ?? null);
}

/** A customer who is filled: what was missing, null for what stays; the person only with an e-mail. */
export type CustomerToFill = CustomerAtOnce & { id: number };

/**
 * Fills what is missing of many customers in one statement; what is there stays, and so does the person of who has an e-mail. Their own record, too.
 * @returns the ids of those whom it changed
 */
export async function fillCustomers(
  work: Work,
  { providerId, overwrites }: { providerId: number; overwrites: boolean },
  customers: readonly CustomerToFill[],
): Promise<Set<number>> {
  if (customers.length === 0) return new Set();
  const first = (known: RawBuilder<unknown>, said: RawBuilder<unknown>) =>
    overwrites ? sql`coalesce(g.${said}, c.${known})` : sql`coalesce(c.${known}, g.${said})`;
  const { rows } = await sql<{ id: number }>`
    with given as (
      select g.*, c.id as stands, nullif(g.email, '') is not null and nullif(c.email, '') is null
          and not exists (select from customers other where other.provider_id = ${providerId} and other.person_id = g."personId") as takes_email
      from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as g (id bigint, "personId" bigint, email text, firstname text, lastname text, phone text,
        ${importedDetails(typed)}, "isBlacklisted" boolean, "blacklistReason" text)
      join customers m on m.provider_id = ${providerId} and m.id = g.id
      -- Who was merged into another a moment ago
      join customers c on c.provider_id = ${providerId} and c.id = coalesce(m.merged_into, m.id)
    )
    update customers c set
        email = case when g.takes_email then g.email else c.email end,
        person_id = case when g.takes_email then g."personId" else c.person_id end,
        firstname = coalesce(c.firstname, g.firstname), lastname = coalesce(c.lastname, g.lastname), phone = coalesce(c.phone, g.phone),
        ${importedDetails(({ column, name }) => sql`${column} = ${first(column, name)}`)},
        blacklist_reason = case when c.blacklisted or g."isBlacklisted" then coalesce(c.blacklist_reason, g."blacklistReason") end,
        blacklisted = c.blacklisted or g."isBlacklisted",
        recorded = c.recorded || array_remove(array[
          case when g.takes_email then 'email' end,
          case when c.firstname is null and g.firstname is not null then 'firstname' end,
          case when c.lastname is null and g.lastname is not null then 'lastname' end,
          case when c.phone is null and g.phone is not null then 'phone' end], null),
        version = c.version + 1
      from given g
      where c.provider_id = ${providerId} and c.id = g.stands and (g.takes_email or c.firstname is null and g.firstname is not null
        or c.lastname is null and g.lastname is not null or c.phone is null and g.phone is not null
        or ${importedDetails(({ column, name }) => sql`${first(column, name)} is distinct from c.${column}`, sql` or `)}
        or g."isBlacklisted" and not c.blacklisted or c.blacklisted and c.blacklist_reason is null and g."blacklistReason" is not null)
      returning g.id`.execute(work.db);
  return new Set(rows.map(({ id }) => id));
}

/** Locked in the order of their ids until the transaction ends. */
export async function lockManyCustomers(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await customersTables(work)
    .selectFrom('customers')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The names of the provider's tags. */
export async function readTagNames(work: Work, providerId: number): Promise<string[]> {
  const rows = await customersTables(work)
    .selectFrom('customer_tags')
    .select('name')
    .where('provider_id', '=', providerId)
    .execute();
  return rows.map(({ name }) => name);
}

/** Gives many customers tags beside those they have, by name; whoever calls it has seen that there is room for the new ones. */
export async function tagCustomers(
  work: Work,
  providerId: number,
  { color, tagged }: { color: string; tagged: readonly { customerId: number; tags: readonly string[] }[] },
): Promise<void> {
  if (tagged.length === 0) return;
  // For who stands: they may have been merged into another a moment ago
  const given = sql`select coalesce(c.merged_into, c.id) as customer_id, tag from jsonb_to_recordset(${JSON.stringify(tagged)}::jsonb)
      as g ("customerId" bigint, tags jsonb)
    join customers c on c.provider_id = ${providerId} and c.id = g."customerId", jsonb_array_elements_text(g.tags) as tag`;
  await sql`
    insert into customer_tags (provider_id, name, color)
      select distinct on (lower(tag)) ${providerId}::bigint, tag, ${color} from (${given}) as given order by lower(tag), tag
    on conflict (provider_id, lower(name)) do nothing`.execute(work.db);
  await sql`
    insert into customer_tagged (provider_id, customer_id, tag_id)
      select distinct t.provider_id, given.customer_id, t.id from (${given}) as given
        join customer_tags t on t.provider_id = ${providerId} and lower(t.name) = lower(given.tag)
    on conflict do nothing`.execute(work.db);
}

/** What shall stand in a field of a customer among many. */
export interface FieldToFill {
  customerId: number;
  fieldId: number;
  value: string;
  /** `YYYY-MM-DD`, the last day it counts; kept where values of the field end. */
  validUntil: string | null;
}

/** Fills fields in use of many customers where nothing stands; their versions go on, so that a form that was opened before does not empty them again. */
export async function fillFieldsOfCustomers(
  work: Work,
  providerId: number,
  values: readonly FieldToFill[],
): Promise<void> {
  if (values.length === 0) return;
  await sql`
    with added as (
      insert into customer_field_values (provider_id, customer_id, field_id, value, valid_until)
        select ${providerId}::bigint, coalesce(c.merged_into, c.id), f.id, g.value, case when f.expires then g."validUntil" end
          from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as g ("customerId" bigint, "fieldId" bigint, value text, "validUntil" date)
          join customers c on c.provider_id = ${providerId} and c.id = g."customerId"
          join customer_fields f on f.provider_id = ${providerId} and f.id = g."fieldId" and f.archived_at is null
        on conflict do nothing returning customer_id
    )
    update customers c set version = version + 1
      where c.provider_id = ${providerId} and c.id in (select customer_id from added)`.execute(work.db);
}

/** Writes down what was noted of many customers elsewhere: health notes, unless somebody has said otherwise (business rule 7). */
export async function noteCustomers(
  work: Work,
  { providerId, areNotesHealth }: { providerId: number; areNotesHealth: boolean },
  notes: readonly { customerId: number; text: string }[],
): Promise<void> {
  if (notes.length === 0) return;
  await sql`
    insert into customer_notes (provider_id, customer_id, text, is_health, written_by, written_at)
      select ${providerId}, g."customerId", g.text, ${areNotesHealth}, null, ${work.now()}
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as g ("customerId" bigint, text text)`.execute(
    work.db,
  );
}
