import { CUSTOMER_DETAILS, CUSTOMER_DETAIL_NAMES } from '#contracts/customer-details.ts';
import type { ListInSlices } from '#server/kernel/list-in-slices.ts';
import { listInSlices } from '#server/kernel/list-in-slices.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { ownResourceOf, seesContacts } from '#server/modules/booking/index.ts';
import type { ExportedCustomer } from '../store/exported-customers.ts';
import { exportedCustomersOf, idsOfCustomers } from '../store/exported-customers.ts';
import type { CustomersQuery } from './list-customers.ts';
import { lastDayToTell } from './list-customers.ts';

/** What a collaborator does not see from whom the owner hides contacts. */
const WITHOUT_CONTACTS = {
  email: null,
  phone: null,
  ...Object.fromEntries(
    CUSTOMER_DETAIL_NAMES.filter((name) => CUSTOMER_DETAILS[name].isContact).map((name) => [name, null]),
  ),
};

/** All the customers that a list shows to somebody, in its order, for a file. Whether they may take it out is for the caller to know. */
export async function customersToExport(
  work: Work,
  viewer: Viewer,
  { search, isEnding, ...asked }: Omit<CustomersQuery, 'page'>,
): Promise<ListInSlices<ExportedCustomer>> {
  const withContacts = await seesContacts(work, viewer);
  const question = {
    ...asked,
    page: 1,
    endingBy: isEnding ? await lastDayToTell(work, asked.providerId) : null,
    ownResourceId: await ownResourceOf(work, viewer),
    search: search === null ? null : { typed: search, withContacts },
  };
  const ids = await idsOfCustomers(work, question);
  return listInSlices(ids, async (some) => {
    const rows = await exportedCustomersOf(work, question, some);
    return withContacts ? rows : rows.map(withoutContacts);
  });
}

const withoutContacts = (one: ExportedCustomer): ExportedCustomer => ({
  ...one,
  ...WITHOUT_CONTACTS,
  carer: one.carer && { ...one.carer, email: null, phone: null },
});
