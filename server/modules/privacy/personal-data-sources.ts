import type { DataSubject, PersonalDataSource } from '#server/kernel/personal-data.ts';
import type { Work } from '#server/kernel/work.ts';
import { avatarsPersonalData } from '#server/modules/avatars/index.ts';
import { bookingPersonalData } from '#server/modules/booking/index.ts';
import { addressesOfCustomer, customersPersonalData } from '#server/modules/customers/index.ts';
import { formerEmails, identityPersonalData } from '#server/modules/identity/index.ts';
import type { Person } from '#server/modules/identity/index.ts';
import { mediaPersonalData } from '#server/modules/media/index.ts';
import { notificationsPersonalData } from '#server/modules/notifications/index.ts';
import { paymentsPersonalData } from '#server/modules/payments/index.ts';
import { providersPersonalData } from '#server/modules/providers/index.ts';
import { staffPersonalData } from '#server/modules/staff/index.ts';

/** Everybody who holds something about people, in the order of the export. */
export const PERSONAL_DATA_SOURCES: readonly PersonalDataSource[] = [
  identityPersonalData,
  avatarsPersonalData,
  mediaPersonalData,
  bookingPersonalData,
  paymentsPersonalData,
  customersPersonalData,
  staffPersonalData,
  providersPersonalData,
  notificationsPersonalData,
];

/** Tables that name people or point to them and are asked by nobody, and why. */
export const NOBODY_ASKED: Record<string, string> = {
  holds: 'points to whoever works, by number alone; the time taken is told with the booking',
  provider_billing: 'where a business has its bills sent: the business’s own data',
};

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

/** Lets every module go of a person's data; who came first in the export goes last, because rows point to the person's own. */
export async function eraseEverywhere(work: Work, subject: DataSubject): Promise<void> {
  for (const source of PERSONAL_DATA_SOURCES.toReversed()) await source.erase(work, subject);
}
