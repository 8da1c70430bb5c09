import type { BusinessRole } from '#contracts/roles.ts';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

/** Gives somebody a role at a provider, or another one than before. */
export async function saveProviderRole(
  work: Work,
  { providerId, personId, role }: { providerId: number; personId: number; role: BusinessRole },
): Promise<void> {
  await identityTables(work)
    .insertInto('provider_roles')
    .values({
      provider_id: providerId,
      person_id: personId,
      role,
      created_at: work.now(),
      since: work.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'person_id']).doUpdateSet((eb) => ({
        role,
        active: true,
        since: eb.fn.coalesce('provider_roles.since', 'excluded.since'),
        invited_as: null,
        invited_until: null,
        invited_email: null,
      })),
    )
    .execute();
}

/** Takes the role away, effective with the person's next call. @returns whether there was one */
export async function endProviderRole(work: Work, providerId: number, personId: number): Promise<boolean> {
  const { numUpdatedRows } = await identityTables(work)
    .updateTable('provider_roles')
    .set({ active: false })
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The providers a person works at. */
export async function listProviderRoles(
  work: Work,
  personId: number,
): Promise<{ providerId: number; role: BusinessRole }[]> {
  return identityTables(work)
    .selectFrom('provider_roles')
    .select(['provider_id as providerId', 'role'])
    .where('person_id', '=', personId)
    .where('active', '=', true)
    .orderBy('provider_id')
    .execute();
}

/**
 * The role somebody has at a provider, kept as it is until the transaction ends: who wants to end it waits.
 * @returns null without an active one
 */
export async function lockRoleAt(
  work: Work,
  { personId, providerId }: { personId: number; providerId: number },
): Promise<BusinessRole | null> {
  const row = await identityTables(work)
    .selectFrom('provider_roles')
    .select('role')
    .where('provider_id', '=', providerId)
    .where('person_id', '=', personId)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  return row?.role ?? null;
}
