import { emailKey } from '#server/modules/identity/index.ts';
import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { readImportsOfPerson } from '../store/imports.ts';
import { deleteRowsOfAddresses, readRowsOfAddresses } from '../store/rows.ts';

const keysOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => emailKey(address) ?? []);

/** Lists of customers that providers brought: who brought one, and whose address stands in one that is not a week old. */
export const customerImportPersonalData: PersonalDataSource = {
  placeInExport: 65,
  tables: {
    customer_imports: { keptBecause: 'who brought a list is part of the provider’s history' },
    // Found by the address alone; whatever is left is gone after a week
    customer_import_rows: { leftWhen: null },
  },
  async export(work, _deps, { personId, addresses }) {
    const [brought, rows] = [
      await readImportsOfPerson(work, personId),
      await readRowsOfAddresses(work, keysOf(addresses)),
    ];
    const providers = await getProviderContacts(
      work,
      [...brought, ...rows].map(({ providerId }) => providerId),
    );
    const nameOf = (providerId: number) => providers.get(providerId)?.name;
    return {
      customerLists: {
        broughtByYou: brought.map(({ providerId, ...one }) => ({ provider: nameOf(providerId), ...one })),
        withYourAddress: rows.map(({ providerId, cells }) => ({ provider: nameOf(providerId), cells })),
      },
    };
  },
  async erase(work, { addresses }) {
    await deleteRowsOfAddresses(work, keysOf(addresses));
  },
};
