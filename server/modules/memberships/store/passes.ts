import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Locale } from '#contracts/languages.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { BundlePart, MembershipRule, MembershipType } from '#contracts/memberships.ts';
import { namedCustomers } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { membershipsTables } from './tables.ts';

/** A part of a bundle as it was sold. */
export interface SoldPart extends BundlePart {
  name: string;
}

/** What somebody bought, as it was sold. */
export interface Pass {
  providerId: number;
  id: number;
  membershipId: number;
  offerId: number;
  customerId: number;
  customer: string;
  orderId: number;
  name: string;
  offerName: string;
  color: string;
  type: MembershipType;
  priceCents: number;
  /** null: without limit. */
  entries: number | null;
  rules: MembershipRule[];
  /** What it was sold for and what its membership pays since; null: all of its type. */
  covers: number[] | null;
  /** null: no bundle. */
  parts: SoldPart[] | null;
  durationDays: number;
  /** Of its offer, as it was sold. */
  seasonFrom: LocalDate | null;
  seasonUntil: LocalDate | null;
  /** null: it waits for its first use. */
  startsOn: LocalDate | null;
  endsOn: LocalDate | null;
  startBy: LocalDate | null;
  /** unpaid: it was bought online and waits for its payment. */
  status: 'unpaid' | 'active' | 'ended';
  endReason: 'refunded' | 'unpaid' | null;
  expiresAt: Date | null;
  /** In which it was bought online; null: sold at the desk. */
  language: Locale | null;
  createdAt: Date;
  /** Entries that were not given back. */
  used: number;
}

const COLUMNS = sql`p.provider_id as "providerId", p.id, p.membership_id as "membershipId", p.offer_id as "offerId",
  p.customer_id as "customerId", coalesce(c.shown_name, '') as customer, p.order_id as "orderId", p.name, p.offer_name as "offerName", m.color, p.type,
  p.price_cents as "priceCents", p.entries, p.rules, p.parts,
  case when p.covers is null or m.covers_all and m.type = p.type then null else (select json_agg(distinct offer_id) from (
    select unnest(p.covers) as offer_id
    union all select offer_id from membership_covers k where k.provider_id = p.provider_id and k.membership_id = p.membership_id) known) end as covers,
  p.duration_days as "durationDays", to_char(p.season_from, 'YYYY-MM-DD') as "seasonFrom", to_char(p.season_until, 'YYYY-MM-DD') as "seasonUntil",
  to_char(p.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(p.ends_on, 'YYYY-MM-DD') as "endsOn",
  to_char(p.start_by, 'YYYY-MM-DD') as "startBy", p.status, p.end_reason as "endReason", p.expires_at as "expiresAt", p.language, p.created_at as "createdAt",
  (select count(*)::int from pass_uses u where u.provider_id = p.provider_id and u.pass_id = p.id and u.state <> 'returned') as used`;

const FROM = sql`from passes p join memberships m on m.provider_id = p.provider_id and m.id = p.membership_id
  left join ${namedCustomers} c on c.provider_id = p.provider_id and c.id = p.customer_id`;

/** Whose passes, or what was bought. */
export type PassesQuery = { providerId: number } & (
  | { customerId: number }
  | { membershipId: number }
  | object
);

const those = (asked: PassesQuery): RawBuilder<unknown> => {
  if ('customerId' in asked) return sql`p.customer_id = ${asked.customerId}`;
  if ('membershipId' in asked) return sql`p.membership_id = ${asked.membershipId}`;
  return sql`true`;
};

/** Who never paid never had it. */
const WAS_HAD = sql`p.status <> 'unpaid' and p.end_reason is distinct from 'unpaid'`;

export const PASSES_ON_PAGE = 20;

/** A page of the passes of a provider, the latest first, and how many there are. */
export const listPasses = (
  work: Work,
  asked: PassesQuery,
  page: number,
): Promise<{ items: Pass[]; total: number }> =>
  pageOf(work, sql`p.provider_id = ${asked.providerId} and ${those(asked)} and ${WAS_HAD}`, page);

/** Finds the page by ids first: else the uses of every pass before it would be counted too. */
async function pageOf(
  work: Work,
  where: RawBuilder<unknown>,
  page: number,
): Promise<{ items: Pass[]; total: number }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Pass>`
      select ${COLUMNS} ${FROM} where ${where} and p.id = any(array(
        select p.id from passes p where ${where} order by p.id desc limit ${PASSES_ON_PAGE} offset ${(page - 1) * PASSES_ON_PAGE}))
        order by p.id desc`.execute(work.db),
    sql<{ total: number }>`select count(*)::int as total from passes p where ${where}`.execute(work.db),
  ]);
  return { items: rows, total: counted[0]?.total ?? 0 };
}

/** Passes of a customer that have not ended, what ends first before others: as many as somebody may have. */
export async function livingPasses(
  work: Work,
  { providerId, customerId }: { providerId: number; customerId: number },
): Promise<Pass[]> {
  const { rows } = await sql<Pass>`
    select ${COLUMNS} ${FROM} where p.provider_id = ${providerId} and p.customer_id = ${customerId} and p.status = 'active'
      order by coalesce(p.ends_on, p.start_by), p.id limit 100`.execute(work.db);
  return rows;
}

interface PassKey {
  providerId: number;
  id: number;
}

/**
 * The pass lock: whoever uses a pass or gives an entry back waits for it, and counts in a statement of its own afterwards. A count in the same statement would not see
 * what the one before has written.
 */
export async function lockPass(work: Work, { providerId, id }: PassKey): Promise<Pass | null> {
  await sql`select from passes where provider_id = ${providerId} and id = ${id} for update`.execute(work.db);
  return findPass(work, { providerId, id });
}

/** One pass of a provider. */
export async function findPass(work: Work, { providerId, id }: PassKey): Promise<Pass | null> {
  const { rows } = await sql<Pass>`
    select ${COLUMNS} ${FROM} where p.provider_id = ${providerId} and p.id = ${id}`.execute(work.db);
  return rows[0] ?? null;
}

/** The id that the next pass will carry, for its order. */
export async function nextPassId(work: Work): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('passes_id_seq') as id`.execute(work.db);
  const [next] = rows;
  if (!next) throw new Error('No id for a pass');
  return next.id;
}

export type NewPass = Omit<Pass, 'customer' | 'color' | 'used' | 'createdAt' | 'endReason'> & {
  personId: number | null;
  soldBy: number | null;
};

export async function insertPass(work: Work, pass: NewPass): Promise<void> {
  await membershipsTables(work)
    .insertInto('passes')
    .values({
      provider_id: pass.providerId,
      id: pass.id,
      membership_id: pass.membershipId,
      offer_id: pass.offerId,
      customer_id: pass.customerId,
      person_id: pass.personId,
      order_id: pass.orderId,
      name: pass.name,
      offer_name: pass.offerName,
      type: pass.type,
      price_cents: pass.priceCents,
      entries: pass.entries,
      rules: JSON.stringify(pass.rules),
      covers: pass.covers,
      parts: pass.parts && JSON.stringify(pass.parts),
      duration_days: pass.durationDays,
      season_from: pass.seasonFrom,
      season_until: pass.seasonUntil,
      starts_on: pass.startsOn,
      ends_on: pass.endsOn,
      start_by: pass.startBy,
      status: pass.status,
      expires_at: pass.expiresAt,
      language: pass.language,
      sold_by: pass.soldBy,
      created_at: work.now(),
    })
    .execute();
}

/** Writes when a pass begins and ends; null: it waits for its first use again. */
export async function setPassDays(
  work: Work,
  { providerId, id }: PassKey,
  days: { startsOn: LocalDate; endsOn: LocalDate } | null,
): Promise<void> {
  await membershipsTables(work)
    .updateTable('passes')
    .set({ starts_on: days?.startsOn ?? null, ends_on: days?.endsOn ?? null })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Its money went back: it is used no more. Harmless when repeated. */
export async function endPass(work: Work, { providerId, id }: PassKey): Promise<void> {
  await membershipsTables(work)
    .updateTable('passes')
    .set({ status: 'ended', end_reason: 'refunded', ended_at: work.now(), expires_at: null })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('status', 'in', ['unpaid', 'active'])
    .execute();
}

/** A pass of a customer that waits for its payment, locked; null for none. */
export async function unpaidPass(
  work: Work,
  { providerId, offerId, customerId }: { providerId: number; offerId: number; customerId: number },
): Promise<Pass | null> {
  const { rows } = await sql<{ id: number }>`
    select id from passes where provider_id = ${providerId} and customer_id = ${customerId} and offer_id = ${offerId}
      and status = 'unpaid' order by id desc limit 1 for update`.execute(work.db);
  const [row] = rows;
  return row ? findPass(work, { providerId, id: row.id }) : null;
}

/** It is paid: it can be used from now on. */
export async function activatePass(
  work: Work,
  { providerId, id }: PassKey,
  days: Pick<Pass, 'startsOn' | 'endsOn' | 'startBy'>,
): Promise<void> {
  await membershipsTables(work)
    .updateTable('passes')
    .set({
      status: 'active',
      expires_at: null,
      end_reason: null,
      ended_at: null,
      starts_on: days.startsOn,
      ends_on: days.endsOn,
      start_by: days.startBy,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Nobody paid it in time. */
export async function lapsePass(work: Work, { providerId, id }: PassKey): Promise<void> {
  await membershipsTables(work)
    .updateTable('passes')
    .set({ status: 'ended', end_reason: 'unpaid', ended_at: work.now(), expires_at: null })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('status', '=', 'unpaid')
    .execute();
}

/** Passes that nobody paid in time. */
export async function findUnpaidPasses(
  work: Work,
  limit: number,
): Promise<{ providerId: number; id: number; orderId: number }[]> {
  const { rows } = await sql<{ providerId: number; id: number; orderId: number }>`
    select provider_id as "providerId", id, order_id as "orderId" from passes
      where status = 'unpaid' and expires_at <= ${work.now()} order by expires_at limit ${limit}`.execute(
    work.db,
  );
  return rows;
}

/** Passes of a person at all providers that have not ended: as many as somebody may have. */
export async function livingPassesOfPerson(work: Work, personId: number): Promise<Pass[]> {
  const { rows } = await sql<Pass>`
    select ${COLUMNS} ${FROM} where p.person_id = ${personId} and p.status = 'active' order by p.id desc limit 200`.execute(
    work.db,
  );
  return rows;
}

/** A page of the passes of a person at all providers, the latest first, and how many there are. */
export const listPassesOfPerson = (
  work: Work,
  personId: number,
  page: number,
): Promise<{ items: Pass[]; total: number }> =>
  pageOf(work, sql`p.person_id = ${personId} and ${WAS_HAD}`, page);
