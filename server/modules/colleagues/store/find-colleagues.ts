import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { BusinessRole } from '#contracts/roles.ts';
import type { ShareAmount } from '#contracts/share.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { colleaguesOfProviders } from '#server/modules/identity/index.ts';
import { resourcesInUse } from '#server/modules/staff/index.ts';
import type { Share } from '../rules/share-of-booking.ts';

export const STANDINGS = ['active', 'inactive', 'invited', 'expired'] as const;
export type Status = (typeof STANDINGS)[number];

/** Somebody who has, had or is offered a role at a provider. */
export interface Colleague {
  id: number;
  personId: number;
  /** '' where none is known. */
  name: string;
  email: string;
  /** The one they have; of who was only invited, the one that is offered. */
  role: BusinessRole;
  standing: Status;
  version: number;
  /** When they took the role last; null for who was only invited. */
  since: Date | null;
  /** The last time where businesses sign in, since they took the role. */
  signedInAt: Date | null;
  /** What waits for their answer, and until when; null also when its time is over. */
  offeredRole: BusinessRole | null;
  offeredUntil: Date | null;
  /** The person of the staff they are. */
  staff: { id: number; name: string } | null;
  /** The one they shall be, once they accept it. */
  offeredStaff: { id: number; name: string } | null;
  share: Share;
  /** Counts the changes of the share; 0: nothing was said of it. */
  shareVersion: number;
  /** The provider's, which counts for whoever has the global one; null: it has none. */
  globalShare: ShareAmount | null;
}

/** What of a provider's colleagues is asked for. */
export interface ColleagueQuestion {
  providerId: number;
  /** Part of a name or an e-mail. */
  search: string | null;
  role: BusinessRole | null;
  /** `invited` also where the time for an answer is over. */
  standing: 'active' | 'inactive' | 'invited' | null;
  /** Only who is a person of the staff, or only who is none; null: all. */
  isAllocated: boolean | null;
  sort: 'name' | 'role' | 'since' | 'signedIn';
  isDescending: boolean;
  page: number;
}

const SORTS: Record<ColleagueQuestion['sort'], RawBuilder<unknown>> = {
  name: sql`lower(coalesce(nullif(c.name, ''), c.email))`,
  role: sql`array_position(array['owner', 'director', 'manager', 'collaborator'], c.role)`,
  since: sql`c.since`,
  signedIn: sql`c.signed_in_at`,
};

const named = (alias: string) =>
  sql`case when ${sql.ref(alias)}.id is not null then json_build_object('id', ${sql.ref(alias)}.id, 'name', ${sql.ref(alias)}.name) end`;

const columns = sql`c.id, c.person_id as "personId", c.name, c.email, c.role, c.standing, c.version, c.since,
  c.signed_in_at as "signedInAt", c.offered_role as "offeredRole", c.offered_until as "offeredUntil",
  ${named('own')} as staff, ${named('offered')} as "offeredStaff",
  json_strip_nulls(json_build_object('kind', coalesce(share.kind, 'none'), 'amountType', share.amount_type, 'amount', share.amount)) as share,
  coalesce(share.version, 0) as "shareVersion",
  case when of_all.amount is not null then json_build_object('amountType', of_all.amount_type, 'amount', of_all.amount) end as "globalShare"`;

const fromColleagues = (now: Date) => sql`from ${colleaguesOfProviders(now)} c
  left join lateral (select r.id, r.name from ${resourcesInUse} r
    where r.provider_id = c.provider_id and r.person_id = c.person_id order by r.id limit 1) own on c.since is not null
  left join ${resourcesInUse} offered on c.offered_role is not null and offered.provider_id = c.provider_id and offered.id = c.resource_id
  left join collaborator_shares share on share.provider_id = c.provider_id and share.place_id = c.id
  left join provider_shares of_all on of_all.provider_id = c.provider_id`;

/** One page of who works or shall work at a provider, and how many there are on all. */
export async function findColleagues(
  work: Work,
  question: ColleagueQuestion,
): Promise<{ colleagues: Colleague[]; total: number }> {
  const from = fromColleagues(work.now());
  const where = conditions(question);
  const direction = question.isDescending ? sql`desc` : sql`asc`;
  const [page, counted] = await Promise.all([
    sql<Colleague>`select ${columns} ${from} where ${where}
      order by ${SORTS[question.sort]} ${direction} nulls last, c.id limit ${PAGE_SIZE} offset ${rowsBefore(question.page)}`.execute(
      work.db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${from} where ${where}`.execute(work.db),
  ]);
  return { colleagues: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** One of them; null where the provider has none such. */
export async function findColleagueToShow(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<Colleague | null> {
  const { rows } = await sql<Colleague>`
    select ${columns} ${fromColleagues(work.now())} where c.provider_id = ${providerId} and c.id = ${id}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** What some people are called among the colleagues of a provider: by name, else by e-mail. */
export async function namesOfColleagues(
  work: Work,
  providerId: number,
  personIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ personId: number; name: string }>`
    select c.person_id as "personId", coalesce(nullif(c.name, ''), c.email) as name
      from ${colleaguesOfProviders(work.now())} c
      where c.provider_id = ${providerId} and c.person_id = any(${personIds}::bigint[])`.execute(work.db);
  return new Map(rows.map(({ personId, name }) => [personId, name]));
}

/** The same by their places. */
export async function namesOfColleaguePlaces(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, coalesce(nullif(c.name, ''), c.email) as name from ${colleaguesOfProviders(work.now())} c
      where c.provider_id = ${providerId} and c.id = any(${[...ids]}::bigint[])`.execute(work.db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function conditions({
  providerId,
  search,
  role,
  standing,
  isAllocated,
}: ColleagueQuestion): RawBuilder<unknown> {
  const isFound =
    search === null
      ? sql`true`
      : sql`(c.name ilike ${likeness(search)} or c.email ilike ${likeness(search)})`;
  const hasRole = role === null ? sql`true` : sql`c.role = ${role}`;
  const standings = standing === 'invited' ? ['invited', 'expired'] : [standing];
  const stands = standing === null ? sql`true` : sql`c.standing = any(${standings}::text[])`;
  const isBound = isAllocated === null ? sql`true` : sql`(own.id is not null) = ${isAllocated}`;
  return sql`c.provider_id = ${providerId} and ${isFound} and ${hasRole} and ${stands} and ${isBound}`;
}

const likeness = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
