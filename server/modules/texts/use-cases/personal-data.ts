import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { readSetsOfPerson } from '../store/text-sets.ts';

/** Texts that administrators brought: who did. */
export const textsPersonalData: PersonalDataSource = {
  placeInExport: 93,
  tables: { text_sets: { keptBecause: 'who changed the texts is part of the product’s history' } },
  // Nothing of theirs but who they were, which stays as every history does
  async erase() {},
  async export(work, _deps, { personId }) {
    return { publishedTexts: await readSetsOfPerson(work, personId) };
  },
};
