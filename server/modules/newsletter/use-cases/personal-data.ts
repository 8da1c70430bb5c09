import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { deleteEntriesOf, entriesOf } from '../store/entries.ts';

/** What somebody signed up for by their address. */
export const newsletterPersonalData: PersonalDataSource = {
  placeInExport: 92,
  tables: { newsletter_entries: { leftWhen: null } },
  async export(work, _deps, { addresses }) {
    return { newsletter: addresses.length > 0 ? await entriesOf(work, addresses) : [] };
  },
  async erase(work, { addresses }) {
    if (addresses.length > 0) await deleteEntriesOf(work, addresses);
  },
};
