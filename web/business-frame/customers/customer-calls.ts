import { CUSTOMER_DETAIL_NAMES } from '#contracts/customer-details.ts';
import type {
  CustomerSeen as SeenCustomer,
  CustomerToMerge as MergingCustomer,
  CustomerVisit,
  CustomerForCare as CaredCustomer,
  CustomerFieldSeen as CustomerField,
  WhoCares as Carer,
  ChosenCustomerRow as ChosenCustomer,
  ListedCustomerRow as ListedCustomer,
  SeenNote,
  TagWithCount as CustomerTag,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { SENT_MAIL } from '../sent-mails/sent-mail-calls.ts';

/** A customer as the list and as their card show them, and one of their bookings. */
export type {
  CaredCustomer,
  Carer,
  ChosenCustomer,
  CustomerField,
  CustomerTag,
  CustomerVisit,
  ListedCustomer,
  MergingCustomer,
  SeenCustomer,
  SeenNote,
};
export type CustomerLine = SeenCustomer['history'][number];
export type FieldOfCustomer = SeenCustomer['fields'][number];
export type InCare = SeenCustomer['inCare'][number];

const DETAILS = CUSTOMER_DETAIL_NAMES.join(' ');
const NOTE = 'fragment SeenNote on CustomerNote { id text writtenAt by canRemove }';
const FIELD =
  'fragment CustomerFieldSeen on CustomerField { id version name kind expires isAsked isArchived }';
const TAG = 'fragment TagWithCount on CountedCustomerTag { id name color customers }';

export const CUSTOMERS = operation(`query Customers(
  $providerId: Id!, $search: String, $standing: String, $notSeenDays: Int, $tagId: Id, $isEnding: Boolean, $sort: String,
  $isDescending: Boolean, $page: Int
) {
  getCustomers(
    providerId: $providerId, search: $search, standing: $standing, notSeenDays: $notSeenDays, tagId: $tagId, isEnding: $isEnding,
    sort: $sort,
    isDescending: $isDescending, page: $page
  ) { total isMore page pages items { ...ListedCustomerRow } }
  getCustomerTags(providerId: $providerId) { ...TagWithCount }
  getCustomerFields(providerId: $providerId) { expires isArchived }
}
${TAG}
fragment ListedCustomerRow on ListedCustomer {
  id firstname lastname email phone isBlacklisted isArchived visits lastAt nextAt tags { id name color }
}`);

const SEEN = `fragment CustomerSeen on CustomerCard {
  id version firstname lastname email phone ${DETAILS} isBlacklisted blacklistReason isContentBlocked hasVideoCourses archivedAt createdAt timeZone
  further { kind value label }
  carer { id firstname lastname email phone relation }
  inCare { id firstname lastname email phone relation }
  came { visits noShows lastAt nextAt }
  money { unpaidVisits unpaidSales owedCents paidCents salesTotal sales { orderId name soldAt totalCents creditedCents owedCents } }
  tags { id name color }
  fields { id name kind expires isAsked value validUntil }
  notes { ...SeenNote }
  healthNotes
  history { at action by fields isBlacklisted }
  doubles { id firstname lastname email phone }
  merge { id mergedAt firstname lastname email phone }
  erasure { askedAt answer }
}`;
const VISIT = `fragment CustomerVisit on ListedReservation {
  id startsAt endsAt isOver status presence cancelReason offerName resourceName
}`;

export const CUSTOMER_CARD =
  operation(`query CustomerCardDetail($providerId: Id!, $id: Id!, $comingPage: Int, $pastPage: Int, $mailPage: Int) {
  getCustomer(providerId: $providerId, id: $id) { ...CustomerSeen }
  getCustomerTags(providerId: $providerId) { ...TagWithCount }
  getCurrentUser { email }
  coming: getReservations(providerId: $providerId, customerId: $id, standing: "upcoming", page: $comingPage) {
    total page pages items { ...CustomerVisit }
  }
  past: getReservations(providerId: $providerId, customerId: $id, standing: "completed", isDescending: true, page: $pastPage) {
    total page pages items { ...CustomerVisit }
  }
  mails: getCustomerMails(providerId: $providerId, id: $id, page: $mailPage) { total page items { ...SentMail } }
}
${SEEN}
${NOTE}
${TAG}
${VISIT}
${SENT_MAIL}`);

export const CUSTOMER_TO_CHANGE = operation(`query CustomerToChange($providerId: Id!, $id: Id!) {
  getCustomer(providerId: $providerId, id: $id) { ...CustomerSeen }
  getCurrentUser { businesses { providerId viewerCan } }
}
${SEEN}
${NOTE}`);

const MERGING = `fragment CustomerToMerge on CustomerCard {
  id firstname lastname email phone ${DETAILS} isBlacklisted archivedAt hasPerson timeZone healthNotes
  further { kind value label }
  carer { id firstname lastname email phone relation }
  inCare { id firstname lastname email phone relation }
  came { visits lastAt nextAt }
  money { unpaidVisits owedCents paidCents }
  tags { id name color }
  fields { id name kind value validUntil }
  notes { id }
  doubles { id firstname lastname email phone }
}`;

/** The first of two, and who may be the other. */
export const MERGE_SEARCH = operation(`query MergeSearch($providerId: Id!, $id: Id!, $search: String) {
  getCustomer(providerId: $providerId, id: $id) { ...CustomerToMerge }
  getCustomers(providerId: $providerId, search: $search) { total items { ...ListedCustomerRow } }
  getCurrentUser { email businesses { providerId viewerCan } }
}
${MERGING}
fragment ListedCustomerRow on ListedCustomer {
  id firstname lastname email phone isBlacklisted isArchived visits lastAt nextAt tags { id name color }
}`);

/** Both. */
export const MERGE_PAIR = operation(`query MergePair($providerId: Id!, $keptId: Id!, $mergedId: Id!) {
  kept: getCustomer(providerId: $providerId, id: $keptId) { ...CustomerToMerge }
  merged: getCustomer(providerId: $providerId, id: $mergedId) { ...CustomerToMerge }
}
${MERGING}`);

/** Who is in care, and who may care. */
export const CARE_SEARCH = operation(`query CareSearch($providerId: Id!, $id: Id!, $search: String) {
  getCustomer(providerId: $providerId, id: $id) { ...CustomerForCare }
  getCustomers(providerId: $providerId, search: $search) { total items { ...ListedCustomerRow } }
  getCurrentUser { businesses { providerId viewerCan } }
}
fragment CustomerForCare on CustomerCard {
  id version firstname lastname email phone carer { id firstname lastname email phone relation }
}
fragment ListedCustomerRow on ListedCustomer {
  id firstname lastname email phone isBlacklisted isArchived visits lastAt nextAt tags { id name color }
}`);

export const CARER = operation(`query Carer($providerId: Id!, $id: Id!) {
  getCustomer(providerId: $providerId, id: $id) { ...WhoCares }
}
fragment WhoCares on CustomerCard { id firstname lastname email phone }`);

export const SET_CARE =
  operation(`mutation SetCustomerCare($providerId: Id!, $id: Id!, $version: Int!, $carerId: Id!, $relation: CareRelation!) {
  setCustomerCare(providerId: $providerId, id: $id, version: $version, carerId: $carerId, relation: $relation)
}`);

export const END_CARE = operation(`mutation EndCustomerCare($providerId: Id!, $id: Id!) {
  endCustomerCare(providerId: $providerId, id: $id)
}`);

export const MERGE_CUSTOMERS =
  operation(`mutation MergeCustomers($providerId: Id!, $keptId: Id!, $mergedId: Id!) {
  mergeCustomers(providerId: $providerId, keptId: $keptId, mergedId: $mergedId)
}`);

export const UNDO_MERGE = operation(`mutation UndoCustomerMerge($providerId: Id!, $id: Id!) {
  undoCustomerMerge(providerId: $providerId, id: $id)
}`);

/** The list beside it refuses who may see no customers yet, though their role may. */
export const CUSTOMER_RIGHTS = operation(`query CustomerRights($providerId: Id!) {
  getCurrentUser { businesses { providerId viewerCan } }
  getCustomers(providerId: $providerId) { page }
  getCustomerFields(providerId: $providerId) { ...CustomerFieldSeen }
}
${FIELD}`);

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

export const BLOCK_CONTENT =
  operation(`mutation BlockCustomerContent($providerId: Id!, $id: Id!, $isContentBlocked: Boolean!) {
  setCustomerContentBlocked(providerId: $providerId, id: $id, isContentBlocked: $isContentBlocked)
}`);

export const ARCHIVE_CUSTOMERS = operation(`mutation ArchiveCustomers($providerId: Id!, $ids: [Id!]!) {
  archiveCustomers(providerId: $providerId, ids: $ids)
}`);

export const RESTORE_CUSTOMERS = operation(`mutation RestoreCustomers($providerId: Id!, $ids: [Id!]!) {
  restoreCustomers(providerId: $providerId, ids: $ids)
}`);

export const TAGS = operation(`query CustomerTags($providerId: Id!) {
  getCustomerTags(providerId: $providerId) { ...TagWithCount }
  getCurrentUser { businesses { providerId viewerCan } }
}
${TAG}`);

export const FIELDS = operation(`query CustomerFields($providerId: Id!) {
  getCustomerFields(providerId: $providerId) { ...CustomerFieldSeen }
  getCurrentUser { businesses { providerId viewerCan } }
}
${FIELD}`);

export const CREATE_FIELD =
  operation(`mutation CreateCustomerField($providerId: Id!, $input: NewCustomerFieldInput!) {
  createCustomerField(providerId: $providerId, input: $input)
}`);

export const EDIT_FIELD =
  operation(`mutation EditCustomerField($providerId: Id!, $id: Id!, $version: Int!, $input: CustomerFieldInput!) {
  editCustomerField(providerId: $providerId, id: $id, version: $version, input: $input)
}`);

export const REORDER_FIELDS =
  operation(`mutation ReorderCustomerFields($providerId: Id!, $id: Id!, $beforeId: Id) {
  reorderCustomerFields(providerId: $providerId, id: $id, beforeId: $beforeId)
}`);

export const ARCHIVE_FIELD = operation(`mutation ArchiveCustomerField($providerId: Id!, $id: Id!) {
  archiveCustomerField(providerId: $providerId, id: $id)
}`);

export const RESTORE_FIELD = operation(`mutation RestoreCustomerField($providerId: Id!, $id: Id!) {
  restoreCustomerField(providerId: $providerId, id: $id)
}`);

export const CREATE_TAG = operation(`mutation CreateCustomerTag($providerId: Id!, $input: CustomerTagInput!) {
  createCustomerTag(providerId: $providerId, input: $input)
}`);

export const EDIT_TAG =
  operation(`mutation EditCustomerTag($providerId: Id!, $id: Id!, $input: CustomerTagInput!) {
  editCustomerTag(providerId: $providerId, id: $id, input: $input)
}`);

export const DELETE_TAG = operation(`mutation DeleteCustomerTag($providerId: Id!, $id: Id!) {
  deleteCustomerTag(providerId: $providerId, id: $id)
}`);

export const SET_TAGS = operation(`mutation SetCustomerTags($providerId: Id!, $id: Id!, $tagIds: [Id!]!) {
  setCustomerTags(providerId: $providerId, id: $id, tagIds: $tagIds)
}`);

export const ADD_NOTE =
  operation(`mutation AddCustomerNote($providerId: Id!, $customerId: Id!, $input: CustomerNoteInput!) {
  addCustomerNote(providerId: $providerId, customerId: $customerId, input: $input)
}`);

export const REMOVE_NOTE =
  operation(`mutation RemoveCustomerNote($providerId: Id!, $id: Id!, $isHealth: Boolean!) {
  removeCustomerNote(providerId: $providerId, id: $id, isHealth: $isHealth)
}`);

export const MARK_NOTE =
  operation(`mutation MarkCustomerNote($providerId: Id!, $id: Id!, $isHealth: Boolean!) {
  markCustomerNote(providerId: $providerId, id: $id, isHealth: $isHealth)
}`);

export const HEALTH_NOTES = operation(`query HealthNotes($providerId: Id!, $customerId: Id!) {
  getHealthNotes(providerId: $providerId, customerId: $customerId) { ...SeenNote }
}
${NOTE}`);

export const WHO_ASKS = operation(`query WhoAsksForCustomer($providerId: Id!, $id: Id!) {
  getCustomer(providerId: $providerId, id: $id) { id firstname lastname timeZone }
  getCurrentUser { email businesses { providerId viewerCan } }
}`);

/** Customers who were ticked in the list, and the tags they may be given. */
export const CHOSEN = operation(`query ChosenCustomers($providerId: Id!, $ids: [Id!]!) {
  getChosenCustomers(providerId: $providerId, ids: $ids) { ...ChosenCustomerRow }
  getCustomerTags(providerId: $providerId) { ...TagWithCount }
}
fragment ChosenCustomerRow on ChosenCustomer { id firstname lastname email phone isArchived tags { id name color } }
${TAG}`);

export const CHANGE_TAGS =
  operation(`mutation ChangeTagsOfCustomers($providerId: Id!, $add: [TagOfSomeCustomersInput!], $remove: [TagOfSomeCustomersInput!]) {
  changeTagsOfCustomers(providerId: $providerId, add: $add, remove: $remove) {
    added { tagId customerIds } removed { tagId customerIds }
  }
}`);

export const ERASE_CUSTOMER = operation(`mutation EraseCustomer($providerId: Id!, $id: Id!) {
  eraseCustomer(providerId: $providerId, id: $id)
}`);
export const KEEP_CUSTOMER = operation(`mutation KeepCustomer($providerId: Id!, $id: Id!) {
  keepCustomer(providerId: $providerId, id: $id)
}`);
