import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { LocalDate } from '#contracts/time.ts';
import type { MembershipRule, MembershipType } from '#contracts/memberships.ts';
import { namedCustomers } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { membershipsTables } from './tables.ts';

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
  durationDays: number;
  /** null: it waits for its first use. */
  startsOn: LocalDate | null;
  endsOn: LocalDate | null;
  startBy: LocalDate | null;
  status: 'active' | 'ended';
  createdAt: Date;
  /** Entries that were not given back. */
  used: number;
}

const COLUMNS = sql`p.provider_id as "providerId", p.id, p.membership_id as "membershipId", p.offer_id as "offerId",
  p.customer_id as "customerId", coalesce(c.shown_name, '') as customer, p.order_id as "orderId", p.name, p.offer_name as "offerName", m.color, p.type,
  p.price_cents as "priceCents", p.entries, p.rules,
  case when p.covers is null or m.covers_all and m.type = p.type then null else (select json_agg(distinct offer_id) from (
    select unnest(p.covers) as offer_id
    union all select offer_id from membership_covers k where k.provider_id = p.provider_id and k.membership_id = p.membership_id) known) end as covers,
  p.duration_days as "durationDays", to_char(p.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(p.ends_on, 'YYYY-MM-DD') as "endsOn",
  to_char(p.start_by, 'YYYY-MM-DD') as "startBy", p.status, p.created_at as "createdAt",
  (select count(*)::int from pass_uses u where u.provider_id = p.provider_id and u.pass_id = p.id and u.state <> 'returned') as used`;

const FROM = sql`from passes p join memberships m on m.provider_id = p.provider_id and m.id = p.membership_id
  left join ${namedCustomers} c on c.provider_id = p.provider_id and c.id = p.customer_id`;

/** Whose passes, or what was bought. */
export type PassesAsked = { providerId: number } & (
  | { customerId: number }
  | { membershipId: number }
  | object
);

const those = (asked: PassesAsked): RawBuilder<unknown> => {
  if ('customerId' in asked) return sql`p.customer_id = ${asked.customerId}`;
  if ('membershipId' in asked) return sql`p.membership_id = ${asked.membershipId}`;
  return sql`true`;
};

export const PASSES_ON_PAGE = 20;

/** A page of the passes of a provider, the latest first, and how many there are. */
export async function listPasses(
  work: Work,
  asked: PassesAsked,
  page: number,
): Promise<{ items: Pass[]; total: number }> {
  const where = sql`p.provider_id = ${asked.providerId} and ${those(asked)}`;
  const { rows } = await sql<Pass>`
    select ${COLUMNS} ${FROM} where ${where} order by p.id desc limit ${PASSES_ON_PAGE} offset ${(page - 1) * PASSES_ON_PAGE}`.execute(
    work.db,
  );
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::int as total from passes p where ${where}`.execute(work.db);
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

export type NewPass = Omit<Pass, 'customer' | 'color' | 'used' | 'createdAt' | 'status'> & {
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
      duration_days: pass.durationDays,
      starts_on: pass.startsOn,
      ends_on: pass.endsOn,
      start_by: pass.startBy,
      status: 'active',
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
    .set({ status: 'ended', end_reason: 'refunded', ended_at: work.now() })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute();
}
