import type { ContactField } from '#contracts/validation/contact-details.ts';
import { textOf } from '#web/lib/form-text.ts';

/** What stands in the fields of the second step, as typed. */
export type TypedDetails = Record<ContactField, string> & { isSharing: boolean };

export const NOTHING_TYPED: TypedDetails = {
  email: '',
  firstname: '',
  lastname: '',
  phone: '',
  isSharing: false,
};

export function typedDetails(form: FormData): TypedDetails {
  return {
    email: textOf(form, 'email'),
    firstname: textOf(form, 'firstname'),
    lastname: textOf(form, 'lastname'),
    phone: textOf(form, 'phone'),
    isSharing: form.get('sharing') === 'Y',
  };
}
