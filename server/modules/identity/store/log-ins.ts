import { sql } from 'kysely';
import type { Area, BusinessRole } from '#contracts/roles.ts';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

export interface LogIn {
  personId: number;
  email: string;
  role: 'customer' | 'author' | 'admin';
  passwordHash: string | null;
  isActive: boolean;
  isVerified: boolean;
  /** Active roles at providers, whatever the area. */
  businessRoles: BusinessRole[];
  /** Whether a role somewhere waits for the person's answer. */
  hasOffer: boolean;
}

/** Who has a log-in that is not disabled, as a relation: person_id. */
export const peopleWithLogIn = sql`(select person_id from log_ins where active)`;

/** A person's log-in by folded e-mail or by id, or null for somebody who never registered and was never invited. */
export async function findLogIn(
  work: Work,
  by: { emailKey: string } | { personId: number },
): Promise<LogIn | null> {
  const row = await identityTables(work)
    .selectFrom('log_ins')
    .innerJoin('people', 'people.id', 'log_ins.person_id')
    .select((eb) => [
      'log_ins.person_id as personId',
      'people.email',
      'log_ins.role',
      'log_ins.password_hash as passwordHash',
      'log_ins.active as isActive',
      'people.verified_at',
      eb
        .selectFrom('provider_roles')
        .select(sql<BusinessRole[]>`coalesce(array_agg(provider_roles.role), '{}')`.as('roles'))
        .whereRef('provider_roles.person_id', '=', 'log_ins.person_id')
        .where('provider_roles.active', '=', true)
        .as('businessRoles'),
      eb
        .exists(
          eb
            .selectFrom('provider_roles')
            .select('id')
            .whereRef('provider_roles.person_id', '=', 'log_ins.person_id')
            .where('provider_roles.invited_until', '>', work.now()),
        )
        .as('hasOffer'),
    ])
    .where((eb) =>
      'emailKey' in by ? eb('people.email_key', '=', by.emailKey) : eb('people.id', '=', by.personId),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { verified_at, ...rest } = row;
  return {
    ...rest,
    isVerified: verified_at !== null,
    businessRoles: row.businessRoles ?? [],
    hasOffer: row.hasOffer === true,
  };
}

/** Binds a log-in to a person. @returns false when the person has one already, or a rival just made it */
export async function insertLogIn(
  work: Work,
  logIn: {
    personId: number;
    passwordHash: string | null;
    termsAcceptedAt: Date | null;
    role?: LogIn['role'];
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await identityTables(work)
    .insertInto('log_ins')
    .values({
      person_id: logIn.personId,
      password_hash: logIn.passwordHash,
      password_changed_at: logIn.passwordHash === null ? null : work.now(),
      terms_accepted_at: logIn.termsAcceptedAt,
      role: logIn.role ?? 'customer',
      created_at: work.now(),
    })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function savePassword(work: Work, personId: number, passwordHash: string): Promise<void> {
  await identityTables(work)
    .updateTable('log_ins')
    .set({ password_hash: passwordHash, password_changed_at: work.now() })
    .where('person_id', '=', personId)
    .execute();
}

/**
 * Waits for whoever changes the log-in and keeps it as it is until the transaction ends.
 * @returns whether the password is still the one that was read: what it allowed must not outlive it
 */
export async function keepPassword(
  work: Work,
  { personId, passwordHash }: Pick<LogIn, 'personId' | 'passwordHash'>,
): Promise<boolean> {
  const row = await identityTables(work)
    .selectFrom('log_ins')
    .select('password_hash as passwordHash')
    .where('person_id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.passwordHash === passwordHash;
}

/** From now on no password opens anything, until a new one is chosen by a mailed link. */
export async function removePassword(work: Work, personId: number): Promise<void> {
  await identityTables(work)
    .updateTable('log_ins')
    .set({ password_hash: null, password_changed_at: work.now() })
    .where('person_id', '=', personId)
    .execute();
}

/** @returns whether the state changed */
export async function setActive(work: Work, personId: number, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('log_ins')
    .set({ active: isActive })
    .where('person_id', '=', personId)
    .where('active', '!=', isActive)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Notes when and from which address (its keyed hash) somebody came in; guesses from there count apart from now on.
 * @returns false when the log-in is disabled: nobody came in
 */
export async function noteSignIn(
  work: Work,
  { personId, address, area }: { personId: number; address: string; area: Area },
): Promise<boolean> {
  const now = work.now();
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('log_ins')
    .set({ last_signed_in_at: now, ...(area === 'business' && { business_signed_in_at: now }) })
    .where('person_id', '=', personId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await identityTables(work)
    .insertInto('known_addresses')
    .values({ person_id: personId, address, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'address']).doUpdateSet({ last_used_at: now }))
    .execute();
  return true;
}

/** Whether the person has come in from this address (its keyed hash) within a year. */
export async function isKnownAddress(work: Work, personId: number, address: string): Promise<boolean> {
  const row = await identityTables(work)
    .selectFrom('known_addresses')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('address', '=', address)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that somebody has proved to read the person's e-mail. @returns false when that was known already */
export async function markVerified(work: Work, personId: number): Promise<boolean> {
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('people')
    .set({ verified_at: work.now() })
    .where('id', '=', personId)
    .where('verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
