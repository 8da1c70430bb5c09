import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { readResourcesOfPerson, unbindResources } from '../store/own-resources.ts';

/** As what somebody works. A provider's list of its own people is its own: there the name stays, bound to nobody. */
export const staffPersonalData: PersonalDataSource = {
  placeInExport: 70,
  tables: { resources: { leftWhen: 't.person_id = gone.id' } },
  async export(work, _deps, { personId }) {
    return { worksAs: await readResourcesOfPerson(work, personId) };
  },
  async erase(work, { personId }) {
    await unbindResources(work, personId);
  },
};
