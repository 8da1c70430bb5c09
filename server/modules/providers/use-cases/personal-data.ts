import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import type { Work } from '#server/kernel/work.ts';
import type { OwnedProvider } from '../store/owned-providers.ts';
import { readBilledProviders, readCentersOfOwner, readOwnedProviders } from '../store/owned-providers.ts';

/** Which providers somebody owns, with their billing data: a professional's are the person's own. */
export const providersPersonalData: PersonalDataSource = {
  placeInExport: 80,
  tables: {
    providers: { leftWhen: 't.owner_person_id = gone.id' },
    provider_billing: { keptBecause: 'of a business that was handed over before: its own data from then on' },
  },
  async export(work, _deps, { personId }) {
    return { ownerOf: await readBilledProviders(work, personId) };
  },
  // Nobody leaves who still owns one.
  async erase() {},
};

/** The providers that have to be handed over before their owner can leave. */
export async function ownedProviders(work: Work, personId: number): Promise<OwnedProvider[]> {
  return readOwnedProviders(work, personId);
}

/** Since when a provider is here, and which centers its owner has, itself among them; null for an unknown id. */
export async function centersOfOwner(
  work: Work,
  providerId: number,
): Promise<{ openedAt: Date; ownerPersonId: number | null; ids: number[] } | null> {
  return readCentersOfOwner(work, providerId);
}
