import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

export interface SecondFactors {
  hasAuthenticatorApp: boolean;
  passkeys: { id: number; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  recoveryCodesLeft: number;
}

/** What somebody can prove themselves with beside the password. */
export async function secondFactorsOf(work: Work, personId: number): Promise<SecondFactors> {
  const tables = identityTables(work);
  const app = await tables
    .selectFrom('authenticator_apps')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
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
  return { hasAuthenticatorApp: app !== undefined, passkeys, recoveryCodesLeft: Number(left) };
}
