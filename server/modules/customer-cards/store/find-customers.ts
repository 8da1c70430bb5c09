import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { bookedTimes, bookedWith } from '#server/modules/booking/index.ts';
import type { TagOfCustomers } from '#server/modules/customers/index.ts';
import {
  customersByName,
  customerSearch,
  customersWithEnding,
  isTagged,
  listedCustomers,
  tagsOf,
} from '#server/modules/customers/index.ts';

/** Which customers: all that are not archived, those of them the provider does not receive, or the archived ones. */
export const CUSTOMER_STANDINGS = ['current', 'blacklisted', 'archived'] as const;
/** By name, by the last visit, by when they were written down first. */
export const CUSTOMER_SORTS = ['name', 'lastVisit', 'added'] as const;

/** What of a provider's customers is asked for; null: no matter. */
export interface CustomerQuestion {
  providerId: number;
  /** Those of this person or thing alone: what a collaborator sees. */
  ownResourceId: number | null;
  search: { typed: string; withContacts: boolean } | null;
  standing: (typeof CUSTOMER_STANDINGS)[number];
  /** Came before, not in so many days, and nothing is booked. */
  notSeenDays: number | null;
  tagId: number | null;
  /** Something in the provider's own fields ends on this local date or before. */
  endingBy: string | null;
  sort: (typeof CUSTOMER_SORTS)[number];
  isDescending: boolean;
  page: number;
}

/** What a customer's bookings come to; of a collaborator, the own ones. */
export interface Came {
  /** Standing bookings that are over. */
  visits: number;
  lastAt: Date | null;
  nextAt: Date | null;
}

/** A customer as the list shows them. */
export interface ListedCustomer extends Came {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  isBlacklisted: boolean;
  isArchived: boolean;
  tags: TagOfCustomers[];
}

/** Exact up to here, then "more than". */
export const MOST_COUNTED = 10_000;
const DAY_MS = 86_400_000;

/** The columns of a `ListedCustomer`, of customers `c` and what their bookings come to `v`. */
export const listedColumns = (providerId: number): RawBuilder<unknown> => sql`
  c.id, c.firstname, c.lastname, c.email, c.phone, c.blacklisted as "isBlacklisted", c.archived_at is not null as "isArchived",
  v.visits, v."lastAt", v."nextAt", ${tagsOf(providerId, sql`c.id`)} as tags`;

/** What the bookings of customers `c` come to, as a relation to join beside them. */
export const visitStatsOf = (
  now: Date,
  { providerId, ownResourceId }: Pick<CustomerQuestion, 'providerId' | 'ownResourceId'>,
): RawBuilder<unknown> => sql`(select ${came(now)} from ${bookedTimes} b
  where b.provider_id = ${providerId} and b.customer_id = c.id and ${isOwnBooking(ownResourceId)})`;

const isOwnBooking = (ownResourceId: number | null): RawBuilder<unknown> =>
  ownResourceId === null ? sql`true` : sql`b.resource_id = ${ownResourceId}`;

/** The columns of `Came`, of bookings `b` of one customer. */
const came = (now: Date): RawBuilder<unknown> => sql`
  count(*) filter (where b.status = 'A' and b.ends_at <= ${now})::int as visits,
  max(b.starts_at) filter (where b.status = 'A' and b.ends_at <= ${now}) as "lastAt",
  min(b.starts_at) filter (where b.status in ('A', 'P', 'RSD') and b.starts_at > ${now}) as "nextAt"`;

/** One page of a provider's customers, and how many there are, counted up to one more than is told. */
export async function findCustomersOfProvider(
  work: Work,
  question: CustomerQuestion,
): Promise<{ customers: ListedCustomer[]; counted: number }> {
  const { providerId } = question;
  const order = orderOf(work.now(), question);
  const [rows, count] = await Promise.all([
    sql<ListedCustomer>`
      select ${listedColumns(providerId)}
        from (select row_number() over (order by ${order}) as place, c.* from ${listedCustomers} c where ${onPage(work.now(), question)}) c
        cross join lateral ${visitStatsOf(work.now(), question)} v
        order by c.place`.execute(work.db),
    sql<{ counted: number }>`select count(*)::int as counted
      from ${countedOf(work.now(), question)} c`.execute(work.db),
  ]);
  return { customers: rows.rows, counted: count.rows[0]?.counted ?? 0 };
}

/** Which customers `c` are on the page, the rest of a statement. Those found in the order of names are known before their rows are read. */
function onPage(now: Date, question: CustomerQuestion): RawBuilder<unknown> {
  const { providerId, search, sort, isDescending, page } = question;
  const found = search && customerSearch(providerId, search.typed, search);
  const skipped = rowsBefore(page);
  if (found === null || sort !== 'name')
    return sql`${conditionsOf(now, question)} order by ${orderOf(now, question)} limit ${PAGE_SIZE} offset ${skipped}`;
  const where = conditionsOf(now, { ...question, search: null });
  return sql`c.provider_id = ${providerId}
    and c.id = any (array${found.first({ where, isDescending, count: PAGE_SIZE, skipped })})`;
}

/** A row for each customer whom a question leaves, or more than are counted. */
function countedOf(now: Date, question: CustomerQuestion): RawBuilder<unknown> {
  const { providerId, search } = question;
  const found = search && customerSearch(providerId, search.typed, search);
  if (found !== null)
    return found.all({ where: conditionsOf(now, { ...question, search: null }), most: MOST_COUNTED });
  return sql`(select from ${listedCustomers} c where ${conditionsOf(now, question)} limit ${MOST_COUNTED + 1})`;
}

/** The order of customers `c` in a list. */
export function orderOf(now: Date, { providerId, ownResourceId, sort, isDescending }: CustomerQuestion) {
  const way = isDescending ? sql`desc` : sql`asc`;
  if (sort === 'name') return customersByName(way);
  if (sort === 'added') return sql`c.created_at ${way}, c.id ${way}`;
  return sql`(select max(b.starts_at) from ${bookedTimes} b where b.provider_id = ${providerId} and b.customer_id = c.id
    and b.status = 'A' and b.ends_at <= ${now} and ${isOwnBooking(ownResourceId)}) ${way} nulls last, c.id ${way}`;
}

/** Which customers `c` a question leaves. */
export function conditionsOf(now: Date, question: CustomerQuestion): RawBuilder<unknown> {
  const { providerId, ownResourceId, standing, search, notSeenDays, tagId, endingBy } = question;
  const list = [sql`c.provider_id = ${providerId}`];
  list.push(standing === 'archived' ? sql`c.archived_at is not null` : sql`c.archived_at is null`);
  if (standing === 'blacklisted') list.push(sql`c.blacklisted`);
  if (ownResourceId !== null)
    list.push(bookedWith({ providerId, resourceId: ownResourceId, now })(sql`c.id`));
  if (tagId !== null) list.push(isTagged(providerId, sql`c.id`, tagId));
  if (endingBy !== null) list.push(sql`c.id = any (array${customersWithEnding(providerId, endingBy)})`);
  if (search !== null) {
    list.push(customerSearch(providerId, search.typed, search)?.isFound ?? sql`false`);
  }
  if (notSeenDays !== null) {
    const since = new Date(now.getTime() - notSeenDays * DAY_MS);
    const booked = (which: RawBuilder<unknown>) => sql`exists (select from ${bookedTimes} b
      where b.provider_id = ${providerId} and b.customer_id = c.id and ${isOwnBooking(ownResourceId)} and ${which})`;
    list.push(booked(sql`b.status = 'A' and b.starts_at <= ${since}`));
    list.push(sql`not ${booked(sql`b.status in ('A', 'P', 'RSD') and b.starts_at > ${since}`)}`);
  }
  return sql.join(list, sql` and `);
}

/** What one customer's bookings come to. */
export async function readCame(
  work: Work,
  of: { providerId: number; customerId: number; ownResourceId: number | null },
): Promise<Came & { noShows: number }> {
  const { rows } = await sql<Came & { noShows: number }>`
    select ${came(work.now())}, count(*) filter (where b.presence = 'noShow')::int as "noShows" from ${bookedTimes} b
      where b.provider_id = ${of.providerId} and b.customer_id = ${of.customerId} and ${isOwnBooking(of.ownResourceId)}`.execute(
    work.db,
  );
  return rows[0] ?? { visits: 0, lastAt: null, nextAt: null, noShows: 0 };
}
