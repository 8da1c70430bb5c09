import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { isLocalDate } from '#contracts/time.ts';
import { dayLabel } from '#web/booking/shown-times.ts';
import { isolated } from '#web/lib/isolated.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { titleOf, walkInTitle } from './customer-labels.ts';
import type { BookedCustomer, BookedOffer } from './new-reservation-calls.ts';
import type { ReservationFormValues } from './reservation-form-values.ts';

/** Who was booked: by the card, or as they were typed. */
function whoOf({ kind, value }: ReservationFormValues, customer: BookedCustomer | null, t: Texts): string {
  if (kind === 'walkIn') return value('customer.walkIn.name').trim() || walkInTitle('', t);
  if (kind === 'known') return customer ? titleOf(customer) : '';
  const part = (name: string): string => value(`customer.new.${name}`).trim();
  return [part('firstname'), part('lastname')].filter(Boolean).join(' ') || part('email') || part('phone');
}

/** 'Prenotazione creata: Ada Rossi, Massaggio, martedì 24 novembre alle 10:30', of a form that was booked. */
export function savedNotice(
  typed: ReservationFormValues,
  { customer, offer }: { customer: BookedCustomer | null; offer: BookedOffer | undefined },
  { t, locale }: { t: Texts; locale: Locale },
): string {
  const who = whoOf(typed, customer, t);
  const date = typed.value('date');
  const minute = parseTypedTime(typed.value('time'));
  if (who === '' || !offer || !isLocalDate(date) || minute === null) return t(m.new_reservation_saved);
  return t(m.new_reservation_saved_named, {
    customer: isolated(who),
    service: offer.name,
    day: dayLabel(date, locale),
    time: formatMinuteOfDay(minute),
  });
}
