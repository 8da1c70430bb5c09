import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { cutPassesOff, readPassesOfPerson } from '../store/personal-data.ts';

/** Which passes somebody bought, and their uses. Amounts belong to the order, which has to be kept. */
export const membershipsPersonalData: PersonalDataSource = {
  placeInExport: 43,
  tables: {
    passes: {
      keptBecause: 'says what was sold, which is kept ten years (c.c. art. 2220); no name or e-mail is in it',
    },
    pass_uses: { keptBecause: 'says what was paid with what was sold; no name or e-mail is in it' },
  },
  async export(work, _deps, { personId }) {
    const passes = await readPassesOfPerson(work, personId);
    const providers = await getProviderContacts(
      work,
      passes.map(({ providerId }) => providerId),
    );
    return {
      memberships: passes.map(({ providerId, ...one }) => ({
        provider: providers.get(providerId)?.name,
        ...one,
      })),
    };
  },
  async erase(work, { personId }) {
    await cutPassesOff(work, personId);
  },
};
