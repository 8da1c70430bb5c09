import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { providersTables } from './tables.ts';

export interface OwnedProvider {
  id: number;
  name: string;
}

/** From now on the provider is somebody else's. */
export async function saveOwner(work: Work, providerId: number, personId: number): Promise<void> {
  await providersTables(work)
    .updateTable('providers')
    .set({ owner_person_id: personId })
    .where('id', '=', providerId)
    .execute();
}

export async function readOwnedProviders(work: Work, personId: number): Promise<OwnedProvider[]> {
  return providersTables(work)
    .selectFrom('providers')
    .select(['id', 'name'])
    .where('owner_person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** What somebody owns, with where its invoices go. */
export async function readBilledProviders(work: Work, personId: number) {
  return providersTables(work)
    .selectFrom('providers')
    .leftJoin('provider_billing as billing', 'billing.provider_id', 'providers.id')
    .select([
      'providers.id',
      'providers.name',
      'billing.name as billedTo',
      'billing.address',
      'billing.city',
      'billing.country_code as countryCode',
      'billing.email',
      'billing.piva',
      'billing.fiscal_code as fiscalCode',
      'billing.sdi',
      'billing.latitude',
      'billing.longitude',
    ])
    .where('owner_person_id', '=', personId)
    .orderBy('providers.id')
    .execute();
}

/** Since when a provider is here, with all of its owner's; only itself where nobody owns it. */
export async function readCentersOfOwner(
  work: Work,
  providerId: number,
): Promise<{ openedAt: Date; ownerPersonId: number | null; ids: number[] } | null> {
  const { rows } = await sql<{ openedAt: Date; ownerPersonId: number | null; ids: number[] }>`
    select p.created_at as "openedAt", p.owner_person_id as "ownerPersonId",
        array(select o.id from providers o where o.id = p.id or o.owner_person_id = p.owner_person_id) as ids
      from providers p where p.id = ${providerId}`.execute(work.db);
  return rows[0] ?? null;
}
