import type { AskedContact, ContactDetails, ContactField } from '#contracts/validation/contact-details.ts';
import { inputsOfProblems, readContactDetails } from '#contracts/validation/contact-details.ts';
import { Refusal } from '#server/kernel/refusal.ts';

/** Contact details as somebody typed them. */
export type ContactFormValues = { [Field in ContactField]?: string | null };

/** A provider without a widget asks for the e-mail alone. */
const NOTHING_MORE: AskedContact = { askFirstname: false, askLastname: false, askPhone: false };

/**
 * The contact details of who buys, checked against what the provider's widget asks for.
 * @throws Refusal clientDataNotValid naming each field
 */
export function readContact(typed: ContactFormValues, asked: AskedContact | null): ContactDetails {
  const read = readContactDetails(typed, asked ?? NOTHING_MORE);
  if ('contact' in read) return read.contact;
  throw new Refusal('clientDataNotValid', { inputs: inputsOfProblems(read.problems) });
}
