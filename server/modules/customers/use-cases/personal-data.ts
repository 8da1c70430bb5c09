import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { holdsPersonalData } from '../customer-columns.ts';
import { erasureRequested } from '../facts.ts';
import {
  emptyCustomersOfPerson,
  readAddressesOfPerson,
  readCustomersOfPerson,
} from '../store/personal-data.ts';

/** What providers hold of somebody as their customer. */
export const customersPersonalData: PersonalDataSource = {
  placeInExport: 60,
  tables: {
    customers: {
      leftWhen: `t.person_id = gone.id and ${holdsPersonalData('t')}`,
    },
    customer_contacts: {
      keptBecause: 'a provider writes these down itself: its own record of its customers',
    },
    customer_notes: {
      keptBecause:
        'a provider writes these down itself: its own record of its customers, as the law lets it keep them',
    },
    customer_field_values: {
      keptBecause:
        'a provider writes these down itself: its own record of its customers, as the law lets it keep them',
    },
  },
  async export(work, _deps, { personId }) {
    const customers = await readCustomersOfPerson(work, personId);
    const providers = await getProviderContacts(
      work,
      customers.map(({ providerId }) => providerId),
    );
    return {
      customerOf: customers.map((row) => ({ provider: providers.get(row.providerId)?.name, ...row })),
    };
  },
  async erase(work, { personId }) {
    for (const kept of await emptyCustomersOfPerson(work, personId))
      await work.announce(erasureRequested(kept));
  },
};

/** The e-mail as the person typed it at each provider. */
export async function addressesOfCustomer(work: Work, personId: number): Promise<string[]> {
  return readAddressesOfPerson(work, personId);
}
