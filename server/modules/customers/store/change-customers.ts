import { sql } from 'kysely';
import type { CustomerDetailValues } from '#contracts/customer-details.ts';
import type { Blacklisting } from '#contracts/validation/customer-card.ts';
import type { CareRelation, CustomerForm, FurtherContact } from '#contracts/validation/customer.ts';
import type { Work } from '#server/kernel/work.ts';
import { detailAssignments } from '../customer-columns.ts';
import { customersTables } from './tables.ts';

/** Which customer of which provider. */
export interface CustomerKey {
  providerId: number;
  customerId: number;
}

/** A customer's row as whoever changes it needs it. */
export interface LockedCustomer {
  id: number;
  version: number;
  personId: number | null;
  email: string | null;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
  caredForBy: number | null;
  archivedAt: Date | null;
  /** What the provider wrote down itself. */
  recorded: string[];
}

/** What stands with the customer; further addresses stand in a table of their own. */
export type CustomerFields = Pick<CustomerForm, 'firstname' | 'lastname' | 'email' | 'phone'> & {
  personId: number | null;
  recorded: string[];
};

/** @returns the id; null when another customer of the provider is that person */
export async function insertCustomer(
  work: Work,
  providerId: number,
  { personId, ...fields }: CustomerFields,
): Promise<number | null> {
  const row = await customersTables(work)
    .insertInto('customers')
    .values({ provider_id: providerId, person_id: personId, ...fields, created_at: work.now() })
    .onConflict((conflict) => conflict.columns(['provider_id', 'person_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @throws the constraint that stands for alreadyAssigned when another customer of the provider is that person */
export async function updateCustomer(
  work: Work,
  { providerId, customerId }: CustomerKey,
  { personId, ...fields }: CustomerFields,
): Promise<void> {
  await customersTables(work)
    .updateTable('customers')
    .set((eb) => ({ person_id: personId, ...fields, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', customerId)
    .execute();
}

/** Some customers of a provider, locked in the order of their ids until the transaction ends; unknown ones and who was merged into another are left out. */
export async function lockCustomers(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, LockedCustomer>> {
  const rows = await customersTables(work)
    .selectFrom('customers')
    .select([
      'id',
      'version',
      'person_id as personId',
      sql<string | null>`nullif(email, '')`.as('email'),
      'firstname',
      'lastname',
      'phone',
      'cared_for_by as caredForBy',
      'archived_at as archivedAt',
      'recorded',
    ])
    .where('provider_id', '=', providerId)
    .where('id', 'in', [...ids])
    .where('merged_into', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether somebody is in the customer's care. */
export async function caresForSomebody(
  work: Work,
  { providerId, customerId }: CustomerKey,
): Promise<boolean> {
  const row = await customersTables(work)
    .selectFrom('customers')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('cared_for_by', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param care null: they look after themselves */
export async function updateCare(
  work: Work,
  { providerId, customerId }: CustomerKey,
  care: { carerId: number; relation: CareRelation } | null,
): Promise<void> {
  await customersTables(work)
    .updateTable('customers')
    .set((eb) => ({
      cared_for_by: care?.carerId ?? null,
      care_relation: care?.relation ?? null,
      version: eb('version', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .where('id', '=', customerId)
    .execute();
}

/** Writes over what is known of a customer beside names and contacts. */
export async function updateDetails(
  work: Work,
  { providerId, customerId }: CustomerKey,
  details: CustomerDetailValues,
): Promise<void> {
  await sql`
    update customers set ${detailAssignments(details)} where provider_id = ${providerId} and id = ${customerId}`.execute(
    work.db,
  );
}

/** Whether the provider receives a customer, and why not. @returns how it was before; null when it has no such customer */
export async function writeBlacklisting(
  work: Work,
  { providerId, customerId }: CustomerKey,
  { isBlacklisted, reason }: Blacklisting,
): Promise<{ isBlacklisted: boolean } | null> {
  const { rows } = await sql<{ isBlacklisted: boolean }>`
    with before as (select id, blacklisted from customers where provider_id = ${providerId} and id = ${customerId}
      and merged_into is null for update)
    update customers c set blacklisted = ${isBlacklisted}, blacklist_reason = ${isBlacklisted ? reason : null}, version = version + 1
      from before where c.provider_id = ${providerId} and c.id = before.id
      returning before.blacklisted as "isBlacklisted"`.execute(work.db);
  return rows[0] ?? null;
}

/** Withholds from a customer what they bought to watch, or no more. @returns how it was before; null when the provider has no such customer */
export async function writeContentBlocked(
  work: Work,
  { providerId, customerId }: CustomerKey,
  isContentBlocked: boolean,
): Promise<{ isContentBlocked: boolean } | null> {
  const { rows } = await sql<{ isContentBlocked: boolean }>`
    with before as (select id, content_blocked from customers where provider_id = ${providerId} and id = ${customerId}
      and merged_into is null for update)
    update customers c set content_blocked = ${isContentBlocked}, version = version + 1
      from before where c.provider_id = ${providerId} and c.id = before.id
      returning before.content_blocked as "isContentBlocked"`.execute(work.db);
  return rows[0] ?? null;
}

/** Archives some customers, or restores them. @returns those whom it changed */
export async function writeArchived(
  work: Work,
  { providerId, ids, isArchived }: { providerId: number; ids: readonly number[]; isArchived: boolean },
): Promise<number[]> {
  const rows = await customersTables(work)
    .updateTable('customers')
    .set((eb) => ({ archived_at: isArchived ? work.now() : null, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', 'in', [...ids])
    .where('archived_at', isArchived ? 'is' : 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Writes a customer's further addresses and phones over. */
export async function replaceFurther(
  work: Work,
  { providerId, customerId }: CustomerKey,
  further: readonly FurtherContact[],
): Promise<void> {
  await customersTables(work)
    .deleteFrom('customer_contacts')
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .execute();
  const rows = ['email', 'phone'].flatMap((kind) =>
    further
      .filter((one) => one.kind === kind)
      .map((one, index) => ({
        provider_id: providerId,
        customer_id: customerId,
        position: index + 1,
        ...one,
      })),
  );
  if (rows.length > 0) await customersTables(work).insertInto('customer_contacts').values(rows).execute();
}
