import { fullName, nameKey, namesAgree } from '#contracts/name-key.ts';
import { keptPhone } from '#contracts/phone-of-country.ts';
import { phoneKey } from '#contracts/phone-key.ts';

interface Named {
  firstname: string | null;
  lastname: string | null;
  phone: string | null;
}

/** A contact as a card keeps it: the phone by the country of the provider. */
export const contactForCard = <Contact extends { phone: string | null }>(
  contact: Contact,
  country: string,
): Contact => ({ ...contact, phone: contact.phone === null ? null : keptPhone(contact.phone, country) });

/**
 * What stays with a booking of who typed other names or another phone than their card has: families share an e-mail, and a card is one of them.
 * @param card what was known before; null: nobody was
 */
export function visitorDetails(
  typed: Named,
  card: Named | null,
): { visitor: string | null; visitorPhone: string | null } {
  const isOther =
    card !== null &&
    !namesAgree(nameKey(typed.firstname, typed.lastname), nameKey(card.firstname, card.lastname));
  const hasOtherPhone =
    card !== null && typed.phone !== null && phoneKey(typed.phone) !== phoneKey(card.phone);
  return {
    visitor: isOther ? fullName(typed) : null,
    // A card without a phone gets it, unless it is another's
    visitorPhone: hasOtherPhone && (isOther || card.phone !== null) ? typed.phone : null,
  };
}
