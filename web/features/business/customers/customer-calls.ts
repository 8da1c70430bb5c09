import type {
  CustomerSeen as SeenCustomer,
  CustomerVisit,
  ListedCustomerRow as ListedCustomer,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A customer as the list and as their card show them, and one of their bookings. */
export type { CustomerVisit, ListedCustomer, SeenCustomer };
export type CustomerLine = SeenCustomer['history'][number];
export type InCare = SeenCustomer['inCare'][number];

export const CUSTOMERS = operation(`query Customers(
  $providerId: Id!, $search: String, $standing: String, $notSeenDays: Int, $sort: String, $isDescending: Boolean, $page: Int
) {
  getCustomers(
    providerId: $providerId, search: $search, standing: $standing, notSeenDays: $notSeenDays, sort: $sort, isDescending: $isDescending,
    page: $page
  ) { total isMore page pages items { ...ListedCustomerRow } }
  getCurrentUser { timezone }
}
fragment ListedCustomerRow on ListedCustomer {
  id firstname lastname email phone isBlacklisted isArchived visits lastAt nextAt
}`);

const SEEN = `fragment CustomerSeen on CustomerCard {
  id version firstname lastname email phone birthday taxCode language isBlacklisted blacklistReason archivedAt createdAt timeZone
  further { kind value label }
  carer { id firstname lastname email phone relation }
  inCare { id firstname lastname email phone relation }
  came { visits noShows lastAt nextAt }
  money { unpaidVisits owedCents paidCents }
  history { at action by fields isBlacklisted }
}`;
const VISIT = `fragment CustomerVisit on ListedReservation {
  id startsAt endsAt isOver status presence cancelReason offerName resourceName paymentState
}`;

export const CUSTOMER_CARD =
  operation(`query CustomerCardDetail($providerId: Id!, $id: Id!, $comingPage: Int, $pastPage: Int) {
  getCustomer(providerId: $providerId, id: $id) { ...CustomerSeen }
  coming: getReservations(providerId: $providerId, customerId: $id, standing: "upcoming", page: $comingPage) {
    total page pages items { ...CustomerVisit }
  }
  past: getReservations(providerId: $providerId, customerId: $id, standing: "completed", isDescending: true, page: $pastPage) {
    total page pages items { ...CustomerVisit }
  }
}
${SEEN}
${VISIT}`);

export const CUSTOMER_TO_CHANGE = operation(`query CustomerToChange($providerId: Id!, $id: Id!) {
  getCustomer(providerId: $providerId, id: $id) { ...CustomerSeen }
  getCurrentUser { businesses { providerId viewerCan } }
}
${SEEN}`);

/** The list beside it refuses who may see no customers yet, though their role may. */
export const CUSTOMER_RIGHTS = operation(`query CustomerRights($providerId: Id!) {
  getCurrentUser { businesses { providerId viewerCan } }
  getCustomers(providerId: $providerId) { page }
}`);

export const CREATE_CUSTOMER = operation(`mutation CreateCustomer($providerId: Id!, $input: CustomerInput!) {
  createCustomer(providerId: $providerId, input: $input)
}`);

export const EDIT_CUSTOMER =
  operation(`mutation EditCustomer($providerId: Id!, $id: Id!, $version: Int!, $input: CustomerInput!) {
  editCustomer(providerId: $providerId, id: $id, version: $version, input: $input)
}`);

export const BLACKLIST_CUSTOMER =
  operation(`mutation BlacklistCustomer($providerId: Id!, $id: Id!, $input: BlacklistingInput!) {
  setCustomerBlacklisted(providerId: $providerId, id: $id, input: $input)
}`);

export const ARCHIVE_CUSTOMERS = operation(`mutation ArchiveCustomers($providerId: Id!, $ids: [Id!]!) {
  archiveCustomers(providerId: $providerId, ids: $ids)
}`);

export const RESTORE_CUSTOMERS = operation(`mutation RestoreCustomers($providerId: Id!, $ids: [Id!]!) {
  restoreCustomers(providerId: $providerId, ids: $ids)
}`);
