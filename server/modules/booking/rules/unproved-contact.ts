import type { ContactDetails } from '#contracts/validation/contact-details.ts';

/** Who comes, as a guest typed it. */
export type UnprovedContact = Pick<ContactDetails, 'firstname' | 'lastname' | 'phone'>;

/** Name and phone as they were typed; null where nothing was. */
export function unprovedContactIn({ firstname, lastname, phone }: ContactDetails): UnprovedContact | null {
  return (firstname ?? lastname ?? phone) === null ? null : { firstname, lastname, phone };
}
