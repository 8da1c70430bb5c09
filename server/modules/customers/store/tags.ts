import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { CustomerTag } from '#contracts/validation/customer-notes.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from './change-customers.ts';
import { customersTables } from './tables.ts';

/** One of the tags that a provider sorts its customers by. */
export interface TagOfCustomers extends CustomerTag {
  id: number;
}

/** Of a customer in a query of a module above: their tags as JSON, in the order of their names. */
export const tagsOf = (providerId: number, customerId: RawBuilder<unknown>): RawBuilder<TagOfCustomers[]> =>
  sql<
    TagOfCustomers[]
  >`(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by lower(t.name)), '[]')
    from customer_tagged g join customer_tags t on t.provider_id = g.provider_id and t.id = g.tag_id
    where g.provider_id = ${providerId} and g.customer_id = ${customerId})`;

/** Of a customer in a query of a module above: whether they have a tag. */
export const isTagged = (
  providerId: number,
  customerId: RawBuilder<unknown>,
  tagId: number,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from customer_tagged g
    where g.provider_id = ${providerId} and g.customer_id = ${customerId} and g.tag_id = ${tagId})`;

/** The tags of a provider in the order of their names, with how many customers have them. */
export async function readTags(
  work: Work,
  providerId: number,
): Promise<(TagOfCustomers & { customers: number })[]> {
  const { rows } = await sql<TagOfCustomers & { customers: number }>`
    select t.id, t.name, t.color, (select count(*)::int from customer_tagged g join customers c on c.provider_id = g.provider_id and c.id = g.customer_id
        where g.provider_id = t.provider_id and g.tag_id = t.id and c.archived_at is null) as customers
      from customer_tags t where t.provider_id = ${providerId} order by lower(t.name)`.execute(work.db);
  return rows;
}

export async function countTags(work: Work, providerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_tags where provider_id = ${providerId}`.execute(work.db);
  return rows[0]?.count ?? 0;
}

/** @throws the constraint that stands for alreadyAssigned when another tag is called so @returns its id */
export async function insertTag(work: Work, providerId: number, tag: CustomerTag): Promise<number> {
  const { id } = await customersTables(work)
    .insertInto('customer_tags')
    .values({ provider_id: providerId, ...tag })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws as `insertTag` @returns whether the provider has it */
export async function updateTag(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  tag: CustomerTag,
): Promise<boolean> {
  const { numUpdatedRows } = await customersTables(work)
    .updateTable('customer_tags')
    .set(tag)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes it from all customers too. @returns whether the provider had it */
export async function deleteTag(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await customersTables(work)
    .deleteFrom('customer_tags')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Writes a customer's tags over; the customer's row is locked. @returns whether each of them is the provider's */
export async function replaceTags(
  work: Work,
  { providerId, customerId }: CustomerKey,
  tagIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from customer_tags where provider_id = ${providerId} and id = any(${[...tagIds]}::bigint[]) order by id for share`.execute(
    work.db,
  );
  if (rows.length < tagIds.length) return false;
  await customersTables(work)
    .deleteFrom('customer_tagged')
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .execute();
  const tagged = tagIds.map((tagId) => ({ provider_id: providerId, customer_id: customerId, tag_id: tagId }));
  if (tagged.length > 0) await customersTables(work).insertInto('customer_tagged').values(tagged).execute();
  return true;
}

/** A customer and a tag of theirs. */
interface Tagged {
  customerId: number;
  tagId: number;
}

/** What a change of the tags of several came to: only what is different now. */
export interface TagsChanged {
  added: Tagged[];
  removed: Tagged[];
}

/**
 * Gives customers tags and takes tags from them, whose rows are locked, in one statement each; who has a tag already keeps it.
 * @returns what is different now; null where one of the tags is not the provider's
 */
export async function changeTags(
  work: Work,
  providerId: number,
  { add, remove }: { add: readonly Tagged[]; remove: readonly Tagged[] },
): Promise<TagsChanged | null> {
  const tagIds = [...new Set([...add, ...remove].map(({ tagId }) => tagId))];
  const { rows: known } = await sql`
    select id from customer_tags where provider_id = ${providerId} and id = any(${tagIds}::bigint[]) order by id for share`.execute(
    work.db,
  );
  if (known.length < tagIds.length) return null;
  const given = (pairs: readonly Tagged[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g ("customerId" bigint, "tagId" bigint)`;
  const { rows: removed } = await sql<Tagged>`
    delete from customer_tagged t using ${given(remove)}
      where t.provider_id = ${providerId} and t.customer_id = g."customerId" and t.tag_id = g."tagId"
      returning t.customer_id as "customerId", t.tag_id as "tagId"`.execute(work.db);
  const { rows: added } = await sql<Tagged>`
    insert into customer_tagged (provider_id, customer_id, tag_id) select ${providerId}::bigint, g."customerId", g."tagId" from ${given(add)}
      on conflict do nothing returning customer_id as "customerId", tag_id as "tagId"`.execute(work.db);
  return { added, removed };
}

/** How many of some customers have more tags than a customer may have. */
export async function countFullyTagged(
  work: Work,
  providerId: number,
  { customerIds, most }: { customerIds: readonly number[]; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from customer_tagged
      where provider_id = ${providerId} and customer_id = any(${[...customerIds]}::bigint[])
      group by customer_id having count(*) > ${most}) as over_full`.execute(work.db);
  return rows[0]?.count ?? 0;
}

/** One customer's tags. */
export async function readTagsOfCustomer(
  work: Work,
  { providerId, customerId }: CustomerKey,
): Promise<TagOfCustomers[]> {
  const { rows } = await sql<{ tags: TagOfCustomers[] }>`
    select ${tagsOf(providerId, sql`${customerId}::bigint`)} as tags`.execute(work.db);
  return rows[0]?.tags ?? [];
}

/** A customer whom somebody has chosen in the list. */
export interface ChosenCustomer {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  isArchived: boolean;
  tags: TagOfCustomers[];
}

/** Some customers in the order of the ids; unknown ones and who was merged into another are left out. */
export async function readChosenCustomers(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<ChosenCustomer[]> {
  const { rows } = await sql<ChosenCustomer>`
    select c.id, c.firstname, c.lastname, nullif(c.email, '') as email, c.phone, c.archived_at is not null as "isArchived",
        ${tagsOf(providerId, sql`c.id`)} as tags
      from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
      join customers c on c.provider_id = ${providerId} and c.id = wanted.id and c.merged_into is null
      order by wanted.place`.execute(work.db);
  return rows;
}
