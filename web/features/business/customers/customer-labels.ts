import { formatDate, formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { CustomerLine, InCare } from '#web/business-frame/customers/customer-calls.ts';

type Text = Message<Record<never, never>>;
type Named = {
  firstname: string | null;
  lastname: string | null;
  email?: string | null;
  phone?: string | null;
};

/** By name, else by the part of the e-mail before the @, else by phone. */
export const nameOf = (t: Texts, { firstname, lastname, phone, email }: Named): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email?.split('@')[0] || phone || t(m.customers_no_name);

/** An instant as a day in a zone. */
export const dayOf = (timeZone: string, instant: string): string =>
  formatDate(localDateTimeIn(timeZone, instant).slice(0, 10));

/** The same with its time. */
export const momentOf = (timeZone: string, instant: string): string =>
  formatDateTime(localDateTimeIn(timeZone, instant));

const RELATIONS: Record<string, Text> = {
  parent: m.customers_relation_parent,
  child: m.customers_relation_child,
  partner: m.customers_relation_partner,
  relative: m.customers_relation_relative,
  guardian: m.customers_relation_guardian,
  other: m.customers_relation_other,
};

/** What who cares is to the other. */
export const relationText = (t: Texts, { relation }: Pick<InCare, 'relation'>): string =>
  t(RELATIONS[relation] ?? m.customers_relation_other);

const FIELDS: Record<string, Text> = {
  firstname: m.customers_field_firstname,
  lastname: m.customers_field_lastname,
  email: m.customers_field_email,
  phone: m.customers_field_phone,
  ownFields: m.customers_field_own_fields,
};

const LINES: Record<string, Text> = {
  createCustomer: m.customers_history_created,
  setCustomerCare: m.customers_history_care,
  endCustomerCare: m.customers_history_care,
  mergeCustomers: m.customers_history_merged,
  undoCustomerMerge: m.customers_history_merge_undone,
  eraseCustomer: m.customers_history_erased,
  keepCustomer: m.customers_history_kept,
  archiveCustomers: m.customers_history_archived,
  restoreCustomers: m.customers_history_restored,
  restoreCustomerByBooking: m.customers_history_restored_by_booking,
  blockCustomerContent: m.customers_history_content_blocked,
  unblockCustomerContent: m.customers_history_content_unblocked,
  setCustomerTags: m.customers_history_tags,
  changeTagsOfCustomers: m.customers_history_tags,
  addCustomerNote: m.customers_history_note_added,
  removeCustomerNote: m.customers_history_note_removed,
  markCustomerNote: m.customers_history_note_marked,
  readHealthNotes: m.customers_history_health_read,
};

/** What was changed, in the words of the screen. */
export function lineText(t: Texts, { action, fields, isBlacklisted }: CustomerLine): string {
  if (action === 'setCustomerBlacklisted')
    return t(isBlacklisted ? m.customers_history_blacklisted : m.customers_history_unblacklisted);
  if (action === 'editCustomer') {
    const named = fields.flatMap((field) => (FIELDS[field] ? [t(FIELDS[field])] : []));
    return named.length === 0
      ? t(m.customers_history_edited)
      : t(m.customers_history_edited_fields, { fields: named.join(', ') });
  }
  return t(LINES[action] ?? m.customers_history_other);
}

/** How old somebody is on a local date; both `YYYY-MM-DD`. */
export function yearsOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
