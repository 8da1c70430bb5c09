import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { forgetWatching, readAccessesOfPerson, readViewsOfPerson } from '../store/personal-data.ts';

/** Which courses somebody bought, and what they have seen of them. Amounts belong to the order, which has to be kept. */
export const videosPersonalData: PersonalDataSource = {
  placeInExport: 42,
  tables: {
    video_accesses: {
      keptBecause: 'says what was sold, which is kept ten years (c.c. art. 2220); no name or e-mail is in it',
    },
    video_views: { leftWhen: 't.person_id = gone.id' },
  },
  async export(work, _deps, { personId }) {
    const [accesses, watched] = await Promise.all([
      readAccessesOfPerson(work, personId),
      readViewsOfPerson(work, personId),
    ]);
    const providers = await getProviderContacts(
      work,
      accesses.map(({ providerId }) => providerId),
    );
    return {
      videoCourses: accesses.map(({ providerId, ...one }) => ({
        provider: providers.get(providerId)?.name,
        ...one,
      })),
      watched,
    };
  },
  async erase(work, { personId }) {
    await forgetWatching(work, personId);
  },
};
