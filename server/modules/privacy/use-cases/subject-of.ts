import type { DataSubject } from '#server/kernel/personal-data.ts';
import type { Work } from '#server/kernel/work.ts';
import { addressesOfCustomer } from '#server/modules/customers/index.ts';
import type { Person } from '#server/modules/identity/index.ts';
import { formerEmails } from '#server/modules/identity/index.ts';

/** Somebody and the spellings of their e-mail that any row may know. */
export async function subjectOf(work: Work, { id: personId, email }: Person): Promise<DataSubject> {
  const addresses = [
    email,
    ...(await formerEmails(work, personId)),
    ...(await addressesOfCustomer(work, personId)),
  ];
  return {
    personId,
    addresses: [...new Set(addresses.map((address) => address.toLowerCase()))].filter(Boolean),
  };
}
