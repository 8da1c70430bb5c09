import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

export interface Passkey {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface SecondFactors {
  hasAuthenticatorApp: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

/** Whether anything is asked beside the password; recovery codes stand in for a factor and are none. */
export function hasSecondFactor({ hasAuthenticatorApp, passkeys }: SecondFactors): boolean {
  return hasAuthenticatorApp || passkeys.length > 0;
}

/** What somebody can prove themselves with beside the password. */
export async function secondFactorsOf(work: Work, personId: number): Promise<SecondFactors> {
  const tables = identityTables(work);
  const app = await readAuthenticatorApp(work, personId);
  const passkeys = await tables
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  const { left } = await tables
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    hasAuthenticatorApp: app !== null && app.sealedSecret !== null,
    passkeys,
    recoveryCodesLeft: Number(left),
  };
}

export interface AuthenticatorApp {
  /** The one that counts; null before the first was confirmed. */
  sealedSecret: Buffer | null;
  /** The one that was shown and waits for its first code. */
  offeredSecret: Buffer | null;
  /** The last 30-second step a code was taken for. */
  lastStep: number | null;
}

/** @param options.forChange locks the row: of two codes that come at once, the second sees what the first left */
export async function readAuthenticatorApp(
  work: Work,
  personId: number,
  { forChange = false } = {},
): Promise<AuthenticatorApp | null> {
  const row = await identityTables(work)
    .selectFrom('authenticator_apps')
    .select(['sealed_secret as sealedSecret', 'offered_secret as offeredSecret', 'last_step as lastStep'])
    .where('person_id', '=', personId)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a secret that waits to be confirmed, in place of an earlier one that waits; a confirmed one goes on counting. */
export async function saveOfferedSecret(work: Work, personId: number, sealedSecret: Buffer): Promise<void> {
  await identityTables(work)
    .insertInto('authenticator_apps')
    .values({ person_id: personId, offered_secret: sealedSecret, created_at: work.now() })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ offered_secret: sealedSecret }))
    .execute();
}

/** Makes the offered secret the one that counts. @param step the first code's, which counts for nothing else any more */
export async function confirmOfferedSecret(work: Work, personId: number, step: number): Promise<void> {
  await identityTables(work)
    .updateTable('authenticator_apps')
    .set((eb) => ({
      sealed_secret: eb.ref('offered_secret'),
      offered_secret: null,
      confirmed_at: work.now(),
      last_step: step,
    }))
    .where('person_id', '=', personId)
    .where('offered_secret', 'is not', null)
    .execute();
}

/** Notes the step whose code was taken. */
export async function noteCodeTaken(work: Work, personId: number, step: number): Promise<void> {
  await identityTables(work)
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .execute();
}

/** @returns whether there was a confirmed one */
export async function deleteAuthenticatorApp(work: Work, personId: number): Promise<boolean> {
  const row = await identityTables(work)
    .deleteFrom('authenticator_apps')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** The codes of before are worth nothing from now on. */
export async function replaceRecoveryCodes(
  work: Work,
  personId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await identityTables(work).deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ person_id: personId, code_hash: hash, created_at: work.now() }));
  await identityTables(work).insertInto('recovery_codes').values(rows).execute();
}

/** Uses a recovery code up. @returns false when it is none, or was used: of two at once, one */
export async function takeRecoveryCode(work: Work, personId: number, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('recovery_codes')
    .set({ used_at: work.now() })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface PasskeyCredential {
  id: number;
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
}

export async function listPasskeys(work: Work, personId: number): Promise<PasskeyCredential[]> {
  return identityTables(work)
    .selectFrom('passkeys')
    .select([
      'id',
      'credential_id as credentialId',
      'public_key as publicKey',
      'sign_count as signCount',
      'transports',
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** @returns false when the credential is somebody's already */
export async function insertPasskey(
  work: Work,
  passkey: Omit<PasskeyCredential, 'id'> & { personId: number; name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await identityTables(work)
    .insertInto('passkeys')
    .values({
      person_id: passkey.personId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: passkey.transports,
      name: passkey.name,
      created_at: work.now(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Notes a use. Devices that count raise their figure each time; one that falls behind was copied.
 * @returns false when it fell behind, or the passkey is gone
 */
export async function notePasskeyUse(work: Work, id: number, signCount: number): Promise<boolean> {
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: work.now() })
    .where('id', '=', id)
    .where('sign_count', signCount === 0 ? '=' : '<', signCount)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns whether the person had it */
export async function deletePasskey(work: Work, personId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await identityTables(work)
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
