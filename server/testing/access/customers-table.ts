import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  ACT_ON_CUSTOMERS,
  CUSTOMER,
  CUSTOMER_FORM_SCREEN,
  CUSTOMER_FORM_TO_SAVE,
  CUSTOMER_SCREEN,
  CUSTOMER_SCREEN_TO_BLACKLIST,
  CUSTOMER_SCREEN_TO_WITHHOLD,
  CUSTOMER_TO_BLACKLIST,
  CUSTOMER_TO_ERASE,
  CUSTOMER_TO_WITHHOLD_FROM,
  CUSTOMER_TO_EDIT,
  CUSTOMERS,
  CUSTOMERS_SCREEN,
  CUSTOMERS_TO_ARCHIVE,
  CUSTOMERS_TO_RESTORE,
  NEW_CUSTOMER,
  NEW_CUSTOMER_SCREEN,
  NEW_CUSTOMER_TO_SAVE,
  HEALTH_NOTES,
  NOTE_TO_ADD,
  NOTE_TO_REMOVE,
  HEALTH_NOTE_TO_REMOVE,
  NOTE_TO_MARK,
  HEALTH_NOTE_TO_MARK,
  NEW_TAG,
  CARE_TO_SET,
  CARE_TO_END,
  CARE_SCREEN,
  CARE_TO_SAVE,
  FIELDS,
  NEW_FIELD,
  FIELD_TO_EDIT,
  FIELD_TO_ARCHIVE,
  FIELD_TO_RESTORE,
  FIELDS_TO_REORDER,
  FIELDS_SCREEN,
  FIELD_TO_SAVE,
  TAG_TO_EDIT,
  TAGS_OF_CUSTOMER,
  TAGS_OF_SEVERAL,
  CHOSEN_CUSTOMERS,
  CHOSEN_SCREEN,
  CHOSEN_TO_TAG,
  CHOSEN_TO_PUT_BACK,
  TAGS,
  TAGS_SCREEN,
  TAG_TO_SAVE,
  CARD_TO_NOTE,
  HEALTH_SCREEN,
  HEALTH_NOTE_ON_SCREEN,
  MERGE_SCREEN,
  PAIR_TO_MERGE_ON_SCREEN,
  TWO_TO_MERGE,
  MERGE_TO_UNDO,
} from './targets/customers.ts';

const SEES = whoMay('seeCustomers');
const CHANGES = whoMay('changeCustomers');
const DEFINES = whoMay('changeCustomerFields');
const WRITES = whoMay('writeCustomerNotes');
const SEES_HEALTH = whoMay('seeHealthNotes');
/** A collaborator removes but what they wrote. */
const SEES_ALL_HEALTH = SEES_HEALTH.filter((name) => CHANGES.includes(name));
const MERGES = whoMay('mergeCustomers');
const ERASES = whoMay('eraseCustomers');
const AFTER_STEP_UP = { isAfterStepUp: true };

/** Who works with customers sees who they are. */
const SHOWS_CUSTOMERS = {
  shows: [
    'customers.id',
    'customers.firstname',
    'customers.lastname',
    'customers.email',
    'customers.phone',
    'customers.blacklist_reason',
    'customer_contacts.value',
    'customer_contacts.label',
    'customer_tags.id',
    'customer_tags.name',
    'customer_fields.id',
    'customer_fields.name',
    'customer_field_values.value',
    'customer_notes.id',
    'customer_notes.text',
    'people.email',
    'profiles.firstname',
    'profiles.lastname',
  ],
};
/** With what is booked for them. */
const SHOWS_CARD = {
  shows: [...SHOWS_CUSTOMERS.shows, 'reservations.id', 'orders.name', 'orders.resource_name'],
};
const WITH_KEY = { ...SHOWS_CUSTOMERS, needsKey: true };

/** Customers of a provider, in the back office. */
export const CUSTOMERS_TABLE: readonly Row[] = [
  row('getCustomers', CUSTOMERS, SEES, NOBODY, SHOWS_CUSTOMERS),
  row('getCustomer', CUSTOMER, SEES, NOBODY, SHOWS_CUSTOMERS),
  row('getCustomerMails', CUSTOMER, SEES, NOBODY, SHOWS_CUSTOMERS),
  row('createCustomer', NEW_CUSTOMER, CHANGES, NOBODY, WITH_KEY),
  row('editCustomer', CUSTOMER_TO_EDIT, CHANGES, NOBODY, WITH_KEY),
  row('setCustomerBlacklisted', CUSTOMER_TO_BLACKLIST, CHANGES, NOBODY, WITH_KEY),
  row('setCustomerContentBlocked', CUSTOMER_TO_WITHHOLD_FROM, CHANGES, NOBODY, WITH_KEY),
  row('eraseCustomer', CUSTOMER_TO_ERASE, ERASES, NOBODY, WITH_KEY),
  row('keepCustomer', CUSTOMER_TO_ERASE, ERASES, NOBODY, WITH_KEY),
  row('archiveCustomers', CUSTOMERS_TO_ARCHIVE, CHANGES, NOBODY, WITH_KEY),
  row('restoreCustomers', CUSTOMERS_TO_RESTORE, CHANGES, NOBODY, WITH_KEY),
  row('getHealthNotes', HEALTH_NOTES, SEES_HEALTH, NOBODY, { ...SHOWS_CUSTOMERS, ...AFTER_STEP_UP }),
  row('addCustomerNote', NOTE_TO_ADD, WRITES, NOBODY, WITH_KEY),
  row('removeCustomerNote', NOTE_TO_REMOVE, CHANGES, NOBODY, WITH_KEY),
  row('removeCustomerNote', HEALTH_NOTE_TO_REMOVE, SEES_ALL_HEALTH, NOBODY, {
    ...WITH_KEY,
    ...AFTER_STEP_UP,
  }),
  row('markCustomerNote', NOTE_TO_MARK, WRITES, NOBODY, WITH_KEY),
  row('markCustomerNote', HEALTH_NOTE_TO_MARK, SEES_HEALTH, NOBODY, { ...WITH_KEY, ...AFTER_STEP_UP }),
  row('mergeCustomers', TWO_TO_MERGE, MERGES, NOBODY, { ...WITH_KEY, ...AFTER_STEP_UP }),
  row('undoCustomerMerge', MERGE_TO_UNDO, MERGES, NOBODY, { ...WITH_KEY, ...AFTER_STEP_UP }),
  row('setCustomerCare', CARE_TO_SET, CHANGES, NOBODY, WITH_KEY),
  row('endCustomerCare', CARE_TO_END, CHANGES, NOBODY, WITH_KEY),
  row('getCustomerFields', FIELDS, SEES, NOBODY, SHOWS_CUSTOMERS),
  row('createCustomerField', NEW_FIELD, DEFINES, NOBODY, WITH_KEY),
  row('editCustomerField', FIELD_TO_EDIT, DEFINES, NOBODY, WITH_KEY),
  row('reorderCustomerFields', FIELDS_TO_REORDER, DEFINES, NOBODY, WITH_KEY),
  row('archiveCustomerField', FIELD_TO_ARCHIVE, DEFINES, NOBODY, WITH_KEY),
  row('restoreCustomerField', FIELD_TO_RESTORE, DEFINES, NOBODY, WITH_KEY),
  row('getCustomerTags', TAGS, SEES, NOBODY, SHOWS_CUSTOMERS),
  row('createCustomerTag', NEW_TAG, CHANGES, NOBODY, WITH_KEY),
  row('editCustomerTag', TAG_TO_EDIT, CHANGES, NOBODY, WITH_KEY),
  row('deleteCustomerTag', TAG_TO_EDIT, CHANGES, NOBODY, WITH_KEY),
  row('setCustomerTags', TAGS_OF_CUSTOMER, CHANGES, NOBODY, WITH_KEY),
  row('getChosenCustomers', CHOSEN_CUSTOMERS, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('changeTagsOfCustomers', TAGS_OF_SEVERAL, CHANGES, NOBODY, WITH_KEY),
];

/** The same on screens. */
export const PAGES_OF_CUSTOMERS: readonly Row[] = [
  row('GET /business/:center/customers', CUSTOMERS_SCREEN, SEES, NOBODY, SHOWS_CUSTOMERS),
  row('POST /business/:center/customers', ACT_ON_CUSTOMERS, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('GET /business/:center/customers/:id', CUSTOMER_SCREEN, SEES, NOBODY, SHOWS_CARD),
  row('POST /business/:center/customers/:id', CUSTOMER_SCREEN_TO_BLACKLIST, CHANGES, NOBODY, SHOWS_CARD),
  row('POST /business/:center/customers/:id', CUSTOMER_SCREEN_TO_WITHHOLD, CHANGES, NOBODY, SHOWS_CARD),
  row('GET /business/:center/customers/new', NEW_CUSTOMER_SCREEN, CHANGES, NOBODY, {
    shows: ['customer_fields.id', 'customer_fields.name'],
  }),
  row('POST /business/:center/customers/new', NEW_CUSTOMER_TO_SAVE, CHANGES, NOBODY, SHOWS_CARD),
  row('GET /business/:center/customers/:id/edit', CUSTOMER_FORM_SCREEN, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('POST /business/:center/customers/:id/edit', CUSTOMER_FORM_TO_SAVE, CHANGES, NOBODY, SHOWS_CARD),
  row('POST /business/:center/customers/:id', CARD_TO_NOTE, WRITES, NOBODY, SHOWS_CARD),
  row('GET /business/:center/customers/:id/care', CARE_SCREEN, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('POST /business/:center/customers/:id/care', CARE_TO_SAVE, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('GET /business/:center/customers/:id/merge', MERGE_SCREEN, MERGES, NOBODY, SHOWS_CUSTOMERS),
  row('POST /business/:center/customers/:id/merge', PAIR_TO_MERGE_ON_SCREEN, MERGES, NOBODY, {
    ...SHOWS_CUSTOMERS,
    ...AFTER_STEP_UP,
  }),
  row('GET /business/:center/customers/fields', FIELDS_SCREEN, DEFINES, NOBODY, SHOWS_CUSTOMERS),
  row('POST /business/:center/customers/fields', FIELD_TO_SAVE, DEFINES, NOBODY, SHOWS_CUSTOMERS),
  row('GET /business/:center/customers/tags', TAGS_SCREEN, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('POST /business/:center/customers/tags', TAG_TO_SAVE, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('GET /business/:center/customers/chosen', CHOSEN_SCREEN, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('POST /business/:center/customers/chosen', CHOSEN_TO_TAG, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row('POST /business/:center/customers/chosen', CHOSEN_TO_PUT_BACK, CHANGES, NOBODY, SHOWS_CUSTOMERS),
  row(
    'GET /business/:center/customers/:id/health-notes',
    HEALTH_SCREEN,
    SEES_HEALTH,
    NOBODY,
    SHOWS_CUSTOMERS,
  ),
  row('POST /business/:center/customers/:id/health-notes', HEALTH_NOTE_ON_SCREEN, SEES_HEALTH, NOBODY, {
    ...SHOWS_CUSTOMERS,
    ...AFTER_STEP_UP,
  }),
];
