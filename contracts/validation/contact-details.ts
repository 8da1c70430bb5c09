import * as v from 'valibot';
import type { ApiErrorInput } from '../api-error.ts';
import { Email } from './email.ts';
import type { FieldProblem } from './plain-text.ts';
import { contactText, plainText, requiredContactText, requiredText } from './plain-text.ts';

export const LONGEST_NAME = 100;
export const LONGEST_PHONE = 30;

/** What the provider's web integration asks for. The e-mail is asked always, whatever its flag says (specification sections 3 and 5). */
export interface AskedContact {
  askFirstname: boolean;
  askLastname: boolean;
  askPhone: boolean;
}

/** Who books: what was left empty is null (specification section 5). */
export interface ContactDetails {
  email: string;
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
}

export type ContactField = keyof ContactDetails;
export interface ContactProblem {
  field: ContactField;
  problem: FieldProblem;
}

/** A number that can be dialled, with the signs people write between the digits. */
const PHONE = /^\+?[\d\s()./-]{3,}$/;
const FEWEST_DIGITS = 4;

const name = plainText(LONGEST_NAME);
const requiredName = requiredText(LONGEST_NAME);
const isDialable = (phone: string): boolean =>
  PHONE.test(phone) && phone.replace(/\D/g, '').length >= FEWEST_DIGITS;
const dialable = v.check(isDialable, 'phone' satisfies FieldProblem);
/** A phone number, or null for none. */
export const OptionalPhone = v.pipe(contactText(LONGEST_PHONE), v.nullable(v.pipe(v.string(), dialable)));
/** A phone number. */
export const RequiredPhone = v.pipe(requiredContactText(LONGEST_PHONE), dialable);

/** The schema of the personal part of a booking form, for what this integration asks. */
export function contactDetailsSchema(asked: AskedContact) {
  return v.object({
    email: Email,
    firstname: asked.askFirstname ? requiredName : name,
    lastname: asked.askLastname ? requiredName : name,
    phone: asked.askPhone ? RequiredPhone : OptionalPhone,
  });
}

/**
 * Reads contact details as typed, on the form and on the server alike (specification section 5, "Booking forms").
 * @returns the details, cleaned; or every problem, one per field
 */
export function readContactDetails(
  typed: { [Field in ContactField]?: string | null | undefined },
  asked: AskedContact,
): { contact: ContactDetails } | { problems: ContactProblem[] } {
  const read = v.safeParse(contactDetailsSchema(asked), { ...typed, email: typed.email ?? '' });
  if (read.success) return { contact: read.output };
  const problems = new Map<ContactField, ContactProblem>();
  for (const issue of read.issues) {
    // The schema has these four fields and no other, and every rule's message is a FieldProblem.
    const field = v.getDotPath(issue) as ContactField;
    if (!problems.has(field)) problems.set(field, { field, problem: issue.message as FieldProblem });
  }
  return { problems: [...problems.values()] };
}

/** The problems as the API's envelope carries them: `inputs` with a code and the field (specification section 5). */
export function inputsOfProblems(problems: readonly ContactProblem[]): ApiErrorInput[] {
  return problems.map(({ field, problem }) => ({ code: problem, affected: [field] }));
}
