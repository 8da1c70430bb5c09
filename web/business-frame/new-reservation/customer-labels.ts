import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import type { BookedCustomer } from './new-reservation-calls.ts';

type Named = Pick<BookedCustomer, 'firstname' | 'lastname'>;

export const nameOf = ({ firstname, lastname }: Named): string =>
  [firstname, lastname].filter(Boolean).join(' ');

/** What a customer is called: their name, or what else is known of them. */
export const titleOf = (customer: BookedCustomer): string =>
  nameOf(customer) || customer.email || customer.phone || `#${customer.id}`;

/** What tells two of one name apart, and what the desk should know first. */
export function detailsOf(customer: BookedCustomer, t: Texts): string[] {
  const { visits, phone, email, carer, isBlacklisted } = customer;
  const often =
    visits === 0
      ? t(m.new_reservation_visits_none)
      : visits === 1
        ? t(m.new_reservation_visits_one)
        : t(m.new_reservation_visits, { count: visits });
  return [
    ...(isBlacklisted ? [t(m.new_reservation_blacklisted)] : []),
    ...(phone ? [phone] : []),
    ...(email && nameOf(customer) !== '' ? [email] : []),
    ...(carer ? [t(m.new_reservation_in_care, { name: nameOf(carer) })] : []),
    often,
  ];
}

/** What somebody without a card is called: by the name they say, else by what they are. */
export const walkInTitle = (name: string, t: Texts): string =>
  name.trim() === ''
    ? t(m.new_reservation_walk_in)
    : t(m.new_reservation_walk_in_named, { name: name.trim() });
