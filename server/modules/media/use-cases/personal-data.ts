import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { deleteUploadsOfPerson, readUploadsOfPerson } from '../store/uploads.ts';
import { removeFilesLater } from './remove-files-later.ts';

/** Files on their way: each is gone after half an hour anyway. */
export const mediaPersonalData: PersonalDataSource = {
  placeInExport: 30,
  tables: { uploads: { leftWhen: 't.person_id = gone.id' } },
  async export(work, _deps, { personId }) {
    return { uploads: await readUploadsOfPerson(work, personId) };
  },
  async erase(work, { personId }) {
    const keys = await deleteUploadsOfPerson(work, personId);
    if (keys.length > 0) await removeFilesLater(work, keys);
  },
};
