import { sql } from 'kysely';
import type { CustomerNote } from '#contracts/validation/customer-notes.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from './change-customers.ts';
import { customersTables } from './tables.ts';

/** What somebody of the provider noted of a customer. */
export interface NoteOfCustomer {
  id: number;
  customerId: number;
  text: string;
  isHealth: boolean;
  /** Who of the provider; null: imported. */
  writtenBy: number | null;
  writtenAt: Date;
}

const COLUMNS = [
  'id',
  'customer_id as customerId',
  'text',
  'is_health as isHealth',
  'written_by as writtenBy',
  'written_at as writtenAt',
] as const;
const MOST_NOTES = 200;

/** The notes of one kind of a customer, the latest first. */
export async function readNotes(
  work: Work,
  { providerId, customerId, isHealth }: CustomerKey & { isHealth: boolean },
): Promise<NoteOfCustomer[]> {
  return customersTables(work)
    .selectFrom('customer_notes')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .where('is_health', '=', isHealth)
    .orderBy('id', 'desc')
    .limit(MOST_NOTES)
    .execute();
}

/** How many health notes there are of a customer; what they say is not told. */
export async function countHealthNotes(work: Work, { providerId, customerId }: CustomerKey): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_notes
      where provider_id = ${providerId} and customer_id = ${customerId} and is_health`.execute(work.db);
  return rows[0]?.count ?? 0;
}

/**
 * Writes a note down; whoever calls it has decided who may, and that the customer is the provider's.
 * @param note.writtenBy null: imported
 * @returns its id
 */
export async function writeNote(
  work: Work,
  { providerId, customerId }: CustomerKey,
  { text, isHealth, writtenBy }: CustomerNote & { writtenBy: number | null },
): Promise<number> {
  const { id } = await customersTables(work)
    .insertInto('customer_notes')
    .values({
      provider_id: providerId,
      customer_id: customerId,
      text,
      is_health: isHealth,
      written_by: writtenBy,
      written_at: work.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One note, locked until the transaction ends; null where the provider has none such. */
export async function lockNote(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<NoteOfCustomer | null> {
  const row = await customersTables(work)
    .selectFrom('customer_notes')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteNote(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<void> {
  await customersTables(work)
    .deleteFrom('customer_notes')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

export async function markNote(
  work: Work,
  { providerId, id, isHealth }: { providerId: number; id: number; isHealth: boolean },
): Promise<void> {
  await customersTables(work)
    .updateTable('customer_notes')
    .set({ is_health: isHealth })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}
