import { sql } from 'kysely';
import type { AddedContact, FieldToFill, MergeSide } from '#contracts/customer-merge.ts';
import type { CareRelation } from '#contracts/validation/customer.ts';
import type { MergedPair, MovedRows } from '#server/kernel/customer-rows.ts';
import type { Work } from '#server/kernel/work.ts';
import { detailAssignments, detailColumns } from '../customer-columns.ts';
import type { CustomerKey } from './change-customers.ts';
import { customersTables } from './tables.ts';

/** A customer's row with all that a merge decides by. */
export interface MergingCustomer extends MergeSide {
  id: number;
  personId: number | null;
  /** Whether the e-mail was erased with the account of whoever typed it. */
  isErased: boolean;
  recorded: string[];
  isBlacklisted: boolean;
  blacklistReason: string | null;
  isContentBlocked: boolean;
  archivedAt: string | null;
  caredForBy: number | null;
  careRelation: CareRelation | null;
  /** Who is in their care. */
  inCare: number[];
}

/** What a merge changed, to be undone: ids and names of fields, nothing that stands in them. */
export interface Merged {
  rows: Record<string, MovedRows>;
  filled: FieldToFill[];
  added: AddedContact[];
  /** Fields that are the provider's own record of the kept one since then. */
  recorded: string[];
  /** Of the kept one before. */
  kept: {
    personId: number | null;
    isErased: boolean;
    archivedAt: string | null;
    caredForBy: number | null;
    careRelation: CareRelation | null;
  };
  /** Of the merged one before. */
  merged: { personId: number | null; caredForBy: number | null; careRelation: CareRelation | null };
  isBlacklistedNow: boolean;
  isContentBlockedNow: boolean;
  takesCare: boolean;
  /** Who came into the kept one's care. */
  inCare: number[];
  /** Who had been merged into the merged one. */
  followers: number[];
}

/** A merge as it stands in the table. */
export interface StoredMerge {
  id: number;
  keptId: number;
  mergedId: number;
  mergedAt: Date;
  undoneAt: Date | null;
  moved: Merged;
}

/** Some customers, merged ones too, with their contacts; whoever changes them has locked them. */
export async function readMergingCustomers(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, MergingCustomer>> {
  const { rows } = await sql<MergingCustomer>`
    select c.id, c.person_id as "personId", nullif(c.email, '') as email, coalesce(c.email = '', false) as "isErased", c.firstname, c.lastname, c.phone,
      ${detailColumns('c')}, c.recorded, c.blacklisted as "isBlacklisted",
      c.blacklist_reason as "blacklistReason", c.content_blocked as "isContentBlocked", c.archived_at::text as "archivedAt", c.cared_for_by as "caredForBy", c.care_relation as "careRelation",
      (select coalesce(json_agg(o.id order by o.id), '[]') from customers o where o.provider_id = c.provider_id and o.cared_for_by = c.id) as "inCare",
      (select coalesce(json_agg(json_build_object('kind', f.kind, 'value', f.value, 'label', f.label) order by f.kind, f.position), '[]')
        from customer_contacts f where f.provider_id = c.provider_id and f.customer_id = c.id) as further
    from customers c where c.provider_id = ${providerId} and c.id = any(${[...ids]}::bigint[])`.execute(
    work.db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who a customer is now: themselves, or the one they were merged into; null where the provider has none such. */
export async function readMergedCustomer(
  work: Work,
  { providerId, customerId }: CustomerKey,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(merged_into, id) as id from customers where provider_id = ${providerId} and id = ${customerId}`.execute(
    work.db,
  );
  return rows[0]?.id ?? null;
}

/** The merged one lets go of person and care and points to the kept one, and so does whoever pointed to it. @returns the latter */
export async function pointToKept(
  work: Work,
  { providerId, mergedId, keptId }: MergedPair,
  { losesPerson }: { losesPerson: boolean },
): Promise<number[]> {
  await sql`
    update customers set merged_into = ${keptId}, cared_for_by = null, care_relation = null, version = version + 1,
        person_id = case when ${losesPerson} then null else person_id end
      where provider_id = ${providerId} and id = ${mergedId}`.execute(work.db);
  const { rows } = await sql<{ id: number }>`
    update customers set merged_into = ${keptId} where provider_id = ${providerId} and merged_into = ${mergedId} returning id`.execute(
    work.db,
  );
  return rows.map(({ id }) => id);
}

/** The merged one stands for itself again, and who had been merged into it points to it again. */
export async function standAgain(
  work: Work,
  { providerId, mergedId, keptId }: MergedPair,
  { followers, personId }: { followers: readonly number[]; personId: number | null },
): Promise<void> {
  await sql`
    update customers set merged_into = null, version = version + 1,
        person_id = coalesce(person_id, (select ${personId}::bigint
          where not exists (select from customers other where other.provider_id = ${providerId} and other.person_id = ${personId})))
      where provider_id = ${providerId} and id = ${mergedId}`.execute(work.db);
  await sql`
    update customers set merged_into = ${mergedId}
      where provider_id = ${providerId} and merged_into = ${keptId} and id = any(${[...followers]}::bigint[])`.execute(
    work.db,
  );
}

/** What a merge, or undoing it, writes over at the kept one. */
export type KeptFields = Pick<
  MergingCustomer,
  | FieldToFill
  | 'personId'
  | 'recorded'
  | 'isBlacklisted'
  | 'blacklistReason'
  | 'isContentBlocked'
  | 'archivedAt'
  | 'isErased'
>;

export async function writeKept(
  work: Work,
  { providerId, customerId }: CustomerKey,
  kept: KeptFields,
): Promise<void> {
  await sql`
    update customers set person_id = ${kept.personId}, email = ${kept.email ?? (kept.isErased ? '' : null)}, firstname = ${kept.firstname},
        lastname = ${kept.lastname}, phone = ${kept.phone}, ${detailAssignments(kept)}, recorded = ${kept.recorded}, blacklisted = ${kept.isBlacklisted}, blacklist_reason = ${kept.blacklistReason},
        content_blocked = ${kept.isContentBlocked},
        archived_at = ${kept.archivedAt}::timestamptz, version = version + 1
      where provider_id = ${providerId} and id = ${customerId}`.execute(work.db);
}

/** Hands those in one customer's care over to another. @param only of these; null: all @returns who they are */
export async function moveCare(
  work: Work,
  {
    providerId,
    fromId,
    toId,
    only,
  }: { providerId: number; fromId: number; toId: number; only: readonly number[] | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update customers set cared_for_by = ${toId}, version = version + 1
      where provider_id = ${providerId} and cared_for_by = ${fromId} and id <> ${toId}
        and (${only}::bigint[] is null or id = any(${only}::bigint[]))
      returning id`.execute(work.db);
  return rows.map(({ id }) => id);
}

export async function insertMerge(
  work: Work,
  { providerId, mergedId, keptId }: MergedPair,
  moved: Merged,
): Promise<number> {
  const { id } = await customersTables(work)
    .insertInto('customer_merges')
    .values({
      provider_id: providerId,
      kept_id: keptId,
      merged_id: mergedId,
      merged_at: work.now(),
      moved: JSON.stringify(moved),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const COLUMNS = sql`id, kept_id as "keptId", merged_id as "mergedId", merged_at as "mergedAt", undone_at as "undoneAt", moved`;

/** One merge, locked until the transaction ends; null where the provider has none such. */
export async function lockMerge(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<StoredMerge | null> {
  const { rows } = await sql<StoredMerge>`
    select ${COLUMNS} from customer_merges where provider_id = ${providerId} and id = ${id} for update`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** Whether a later merge that stands has to do with the customer a merge kept. */
export async function isMergedLater(
  work: Work,
  providerId: number,
  { id, keptId }: StoredMerge,
): Promise<boolean> {
  const { rows } = await sql`
    select from customer_merges where provider_id = ${providerId} and id > ${id} and undone_at is null
      and (kept_id = ${keptId} or merged_id = ${keptId}) limit 1`.execute(work.db);
  return rows.length > 0;
}

export async function markUndone(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<void> {
  await customersTables(work)
    .updateTable('customer_merges')
    .set({ undone_at: work.now() })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** A merge that can still be undone, as the card tells of it. */
export interface UndoableMerge {
  id: number;
  mergedAt: Date;
  /** Who was merged. */
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
}

/** The last merge into a customer that stands, if it can still be undone; those before come after it. @param since the earliest that can */
export async function readUndoableMerge(
  work: Work,
  { providerId, customerId }: CustomerKey,
  since: Date,
): Promise<UndoableMerge | null> {
  const { rows } = await sql<UndoableMerge>`
    select m.id, m.merged_at as "mergedAt", c.firstname, c.lastname, nullif(c.email, '') as email, c.phone
      from (select * from customer_merges where provider_id = ${providerId} and kept_id = ${customerId} and undone_at is null
        order by id desc limit 1) m
      join customers c on c.provider_id = m.provider_id and c.id = m.merged_id
      where m.merged_at > ${since}`.execute(work.db);
  return rows[0] ?? null;
}
