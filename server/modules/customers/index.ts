export { namedCustomers } from './store/named-customers.ts';
export {
  customerById,
  customerFoundOrAdded,
  fillContact,
  findCustomerOfPerson,
  isContentBlocked,
  isCustomerThemselves,
} from './store/customers.ts';
export { customersToErase } from './store/erasure.ts';
export { answerErasure } from './use-cases/answer-erasure.ts';
export {
  centersOfPerson,
  customersOfPerson,
  peopleOfCustomers,
  peopleWhoCome,
  standingOfPerson,
} from './store/customer-of-person.ts';
export { clearCare, setCare } from './use-cases/care.ts';
export { endCustomerCare, setCustomerCare } from './use-cases/change-care.ts';
export { whoIsWrittenTo } from './use-cases/contacts.ts';
export type { Among, CustomersQuery, FoundCustomer } from './use-cases/find-customers.ts';
export { restoreForBooking } from './use-cases/restore-for-booking.ts';
export { findCustomers } from './use-cases/find-customers.ts';
export { addressesOfCustomer, customersPersonalData } from './use-cases/personal-data.ts';
export type { Customer } from './use-cases/get-customer.ts';
export { addCustomer, changeCustomer } from './use-cases/save-customer.ts';
export { getCustomer, getCustomers } from './use-cases/get-customer.ts';
export type { CustomerSearch } from './store/found-customers.ts';
export {
  customersByName,
  customerSearch,
  customersFound,
  customersWithContacts,
} from './store/found-customers.ts';
export { detailColumns } from './customer-columns.ts';
export { listedCustomers } from './store/listed-customers.ts';
export type { CustomerFacts, CustomerInCare } from './store/customer-facts.ts';
export { readCustomerFacts } from './store/customer-facts.ts';
export {
  archiveCustomers,
  createCustomer,
  editCustomer,
  setCustomerBlacklisted,
  setCustomerContentBlocked,
} from './use-cases/commands.ts';
export type { NoteOfCustomer } from './store/notes.ts';
export { countHealthNotes, deleteNote, lockNote, markNote, readNotes, writeNote } from './store/notes.ts';
export type {
  AskedField,
  FieldOfCustomer,
  OwnField,
  OwnFieldToChange,
  ValuesByField,
} from './store/fields.ts';
export {
  customersWithEnding,
  fieldValuesOf,
  readAskedFields,
  readFieldsInUse,
  readFieldsOfCustomer,
} from './store/fields.ts';
export {
  createCustomerField,
  editCustomerField,
  getCustomerFields,
  reorderCustomerFields,
  setCustomerFieldArchived,
  textFieldNamed,
} from './use-cases/fields.ts';
export type { ChosenCustomer, TagOfCustomers } from './store/tags.ts';
export { isTagged, readTagsOfCustomer, tagsOf } from './store/tags.ts';
export { tagCustomers } from './store/many-customers.ts';
export type { TagOfSome } from './use-cases/tags.ts';
export {
  changeTagsOfCustomers,
  createCustomerTag,
  deleteCustomerTag,
  editCustomerTag,
  getChosenCustomers,
  getCustomerTags,
  setCustomerTags,
} from './use-cases/tags.ts';
export type { UndoableMerge } from './store/merges.ts';
export type { LikelyDouble } from './store/doubles.ts';
export { readLikelyDoubles } from './store/doubles.ts';
export {
  mergeCustomers,
  standingCustomer,
  undoableMerge,
  undoCustomerMerge,
} from './use-cases/merge-customers.ts';
export type { CustomerMatch, CustomerAtOnce, KnownCustomer } from './store/many-customers.ts';
export type { CareToGive, PossibleCarer } from './store/care-of-many.ts';
export { carerOf, readCareOfMany } from './store/care-of-many.ts';
export {
  addCustomersAtOnce,
  addToCustomersAtOnce,
  fillCustomersAtOnce,
  knownCustomers,
  newTagsOf,
  placeInCareAtOnce,
  possibleCarers,
} from './use-cases/many-customers.ts';
