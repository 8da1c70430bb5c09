import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';

/** The names that the API's form call takes (specification section 7). */
export const CONTACT_FIELDS = ['contact_name', 'contact_email', 'subject', 'contact_content'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

/** Where the form is sent. */
export const CONTACT_CALL = '/public/contact-email/';

/** What was typed, by the names of the call. */
export const contactFormValues = (textOf: (name: ContactField) => string): ContactValues => ({
  contact_name: textOf('contact_name'),
  contact_email: textOf('contact_email'),
  subject: textOf('subject'),
  contact_content: textOf('contact_content'),
});

const LABELS = {
  contact_name: m.contact_name,
  contact_email: m.contact_email,
  subject: m.contact_subject,
  contact_content: m.contact_message,
} as const satisfies Record<ContactField, unknown>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function contactLabel(t: Texts, field: ContactField): string {
  return t(LABELS[field]);
}

/** What keeps the form from being sent, by field; empty when it may go. */
export function contactProblems(t: Texts, values: ContactValues): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of CONTACT_FIELDS) {
    if (values[field].trim() === '') problems[field] = t(m.ui_enter_value, { name: contactLabel(t, field) });
  }
  if (!problems.contact_email && !EMAIL.test(values.contact_email.trim())) {
    problems.contact_email = t(m.ui_valid_email);
  }
  return problems;
}
