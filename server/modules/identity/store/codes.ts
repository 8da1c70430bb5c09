import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

/** What a one-time code is for. */
export type CodePurpose =
  | 'verify'
  | 'invite'
  | 'reset'
  | 'newPassword'
  | 'secondFactor'
  | 'passkey'
  | 'newEmail'
  | 'emailBack'
  | 'emailCode'
  | 'visitorCode';

export interface CodeRow {
  id: number;
  personId: number;
  purpose: CodePurpose;
  details: Record<string, unknown>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  tries: number;
}

export async function insertCode(
  work: Work,
  code: { personId: number; purpose: CodePurpose; details?: object; expiresAt: Date },
): Promise<number> {
  const { id } = await identityTables(work)
    .insertInto('log_in_codes')
    .values({
      person_id: code.personId,
      purpose: code.purpose,
      details: JSON.stringify(code.details ?? {}),
      created_at: work.now(),
      expires_at: code.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findCode(work: Work, id: number): Promise<CodeRow | null> {
  const row = await identityTables(work)
    .selectFrom('log_in_codes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    personId: row.person_id,
    purpose: row.purpose,
    // Only `insertCode` writes the column, from an object.
    details: row.details as Record<string, unknown>,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    tries: row.tries,
  };
}

/** Counts a try and says which it was; the row stays locked until the transaction ends. */
export async function countTry(work: Work, id: number): Promise<number> {
  const { tries } = await identityTables(work)
    .updateTable('log_in_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** Adds to what a step keeps. */
export async function noteDetails(work: Work, id: number, details: object): Promise<void> {
  await identityTables(work)
    .updateTable('log_in_codes')
    .set({ details: sql`details || ${JSON.stringify(details)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** Uses a code up. @returns false when somebody was faster, or it has expired */
export async function markUsed(work: Work, id: number): Promise<boolean> {
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('log_in_codes')
    .set({ used_at: work.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now())
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The e-mail that whoever reads it may still take back, the first of several; null where none was changed lately. */
export async function emailToTakeBack(work: Work, personId: number): Promise<string | null> {
  const row = await identityTables(work)
    .selectFrom('log_in_codes')
    .select(sql<string>`details ->> 'email'`.as('email'))
    .where('person_id', '=', personId)
    .where('purpose', '=', 'emailBack' satisfies CodePurpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Makes a person's open codes of some purposes useless. */
export async function markAllUsed(
  work: Work,
  personId: number,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await identityTables(work)
    .updateTable('log_in_codes')
    .set({ used_at: work.now() })
    .where('person_id', '=', personId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Makes the open links useless that invite a person to one provider; those of others stay. */
export async function markInvitesUsed(work: Work, personId: number, providerId: number): Promise<void> {
  await identityTables(work)
    .updateTable('log_in_codes')
    .set({ used_at: work.now() })
    .where('person_id', '=', personId)
    .where('purpose', '=', 'invite' satisfies CodePurpose)
    .where(sql<boolean>`(details ->> 'providerId')::bigint = ${providerId}`)
    .where('used_at', 'is', null)
    .execute();
}

/** Makes the open links useless that invite a person to the team of Radura. @returns how many there were */
export async function markTeamInvitesUsed(work: Work, personId: number): Promise<number> {
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('log_in_codes')
    .set({ used_at: work.now() })
    .where('person_id', '=', personId)
    .where('purpose', '=', 'invite' satisfies CodePurpose)
    .where(sql<boolean>`details ? 'teamRole'`)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Makes the open codes useless that a person got for the same purpose after this one; earlier ones stay. */
export async function markLaterUsed(work: Work, { id, personId, purpose }: CodeRow): Promise<void> {
  await identityTables(work)
    .updateTable('log_in_codes')
    .set({ used_at: work.now() })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('id', '>', id)
    .where('used_at', 'is', null)
    .execute();
}
