import type { ContactField } from '#contracts/validation/contact-details.ts';
import type { KnownContact } from './load-booking.ts';
import { textOf } from '#web/lib/form-text.ts';

/** Sent along by browsers that run no scripts, alone. */
export const WITHOUT_SCRIPTS = 'withoutScripts';
/** The mark of the form that takes the digits of a mail. */
export const PROVE_EMAIL = 'proveEmail';
export const MAIL_CODE_AGAIN = 'mailCodeAgain';

/** What stands in the fields of the second step, as typed. */
export type DetailsFormValues = Record<ContactField, string> & { isSharing: boolean };

/** What stands there before anything is typed: what a signed-in person has told already. */
export function knownDetails(known: KnownContact | null): DetailsFormValues {
  const { email = '', firstname = '', lastname = '', phone } = known ?? {};
  return { email, firstname, lastname, phone: phone ?? '', isSharing: false };
}

export function detailsFormValues(form: FormData): DetailsFormValues {
  return {
    email: textOf(form, 'email'),
    firstname: textOf(form, 'firstname'),
    lastname: textOf(form, 'lastname'),
    phone: textOf(form, 'phone'),
    isSharing: form.get('sharing') === 'Y',
  };
}
