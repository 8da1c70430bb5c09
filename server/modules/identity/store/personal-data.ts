import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

/** The rows about a person, without hashes, keys and secrets. */
export async function readPersonalRows(work: Work, personId: number) {
  const tables = identityTables(work);
  const person = await tables
    .selectFrom('people')
    .select(['id', 'email', 'language', 'verified_at as emailConfirmedAt', 'created_at as knownSince'])
    .where('id', '=', personId)
    .executeTakeFirst();
  const logIn = await tables
    .selectFrom('log_ins')
    .select([
      'role',
      'active as isActive',
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      'password_changed_at as passwordChangedAt',
      'terms_accepted_at as termsAcceptedAt',
      'last_signed_in_at as lastSignedInAt',
      'created_at as createdAt',
    ])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const profile = await tables
    .selectFrom('profiles')
    .select([
      'firstname',
      'lastname',
      'phone',
      'gender',
      'birthday',
      'address',
      'city',
      'postcode',
      'country',
      'url',
      'facebook',
      'instagram',
      'linkedin',
      'skype',
      'twitter',
      'youtube',
      'tags',
      'described_name as describedName',
      'codice_fiscale as codiceFiscale',
      'piva',
      'sdi',
      'time_zone as timeZone',
      'completed_onboarding as completedOnboarding',
      'version',
      'updated_at as updatedAt',
      sql<boolean>`avatar_key is not null`.as('hasAvatar'),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const agreements = await tables
    .selectFrom('agreements')
    .select(['type', 'decision', 'decided_at as decidedAt'])
    .where('person_id', '=', personId)
    .orderBy('type')
    .execute();
  const roles = await readRoles(work, personId);
  const formerEmails = await tables
    .selectFrom('former_emails')
    .select(['email', 'given_up_at as givenUpAt'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return {
    person: person ?? null,
    formerEmails,
    logIn: logIn ?? null,
    profile: profile ?? null,
    agreements,
    roles,
  };
}

/** Where the person works, worked or is invited. */
async function readRoles(work: Work, personId: number) {
  return identityTables(work)
    .selectFrom('provider_roles')
    .select([
      'provider_id as providerId',
      'role',
      'active as isActive',
      'created_at as since',
      'invited_as as offeredRole',
      'invited_until as offeredUntil',
      'invited_email as invitedByEmail',
    ])
    .where('person_id', '=', personId)
    .orderBy('provider_id')
    .execute();
}

/** How the person came in: devices, networks and steps, as far as they are remembered. */
export async function readSignInRows(work: Work, personId: number) {
  const tables = identityTables(work);
  const sessions = await tables
    .selectFrom('login_sessions')
    .select([
      'area',
      'device',
      'app_name as appName',
      'app_version as appVersion',
      'os',
      'second_factor as secondFactor',
      'by_pin as isByPin',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'stepped_up_at as lastProvedAgainAt',
      'idle_until as endsUnlessUsedBefore',
      'ends_at as endsAt',
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  const networks = await tables
    .selectFrom('known_addresses')
    .select('last_used_at as lastUsedAt')
    .where('person_id', '=', personId)
    .orderBy('last_used_at')
    .execute();
  const oneTimeCodes = await tables
    .selectFrom('log_in_codes')
    .select(['purpose', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt', 'tries'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  const authenticatorApp = await tables
    .selectFrom('authenticator_apps')
    .select(['created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const recoveryCodes = await tables
    .selectFrom('recovery_codes')
    .select(['created_at as createdAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  const passkeys = await tables
    .selectFrom('passkeys')
    .select(['name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  const pin = await tables
    .selectFrom('person_pins')
    .select('set_at as setAt')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const sharedComputers = await tables
    .selectFrom('device_people')
    .select(['signed_in_at as signedInAt', 'second_factor as secondFactor', 'tries'])
    .where('person_id', '=', personId)
    .orderBy('signed_in_at')
    .execute();
  return {
    sessions,
    pin: pin ?? null,
    sharedComputers,
    networks,
    oneTimeCodes,
    secondFactors: { authenticatorApp: authenticatorApp ?? null, recoveryCodes, passkeys },
  };
}

const TABLES_OF_LOG_IN = [
  'device_people',
  'person_pins',
  'recovery_codes',
  'passkeys',
  'authenticator_apps',
  'known_addresses',
  'login_sessions',
  'log_in_codes',
  'former_emails',
  'agreements',
  'profiles',
  'provider_roles',
  'log_ins',
] as const;

/** Removes the log-in and all that hangs on it; the person's row stays and tells of nobody. */
export async function removeLogIn(work: Work, personId: number): Promise<void> {
  const tables = identityTables(work);
  for (const table of TABLES_OF_LOG_IN)
    await tables.deleteFrom(table).where('person_id', '=', personId).execute();
  await tables
    .updateTable('people')
    .set({
      email: '',
      email_key: `deleted:${personId}`,
      verified_at: null,
      language: 'it',
      deleted_at: work.now(),
    })
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Waits for whoever else changes the person, and keeps out everybody who would.
 * @returns the e-mail and language; null when the person has left already
 */
export async function lockPerson(
  work: Work,
  personId: number,
): Promise<{ email: string; emailKey: string; language: string } | null> {
  const row = await identityTables(work)
    .selectFrom('people')
    .select(['email', 'email_key as emailKey', 'language'])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
