import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { addDays, isLocalDate } from '#contracts/time.ts';
import { MOST_AT_ONCE } from '#contracts/validation/new-reservation.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { BookedCustomer } from './new-reservation-calls.ts';
import type { ReservationFormValues } from './reservation-form-values.ts';
import { weeksOf } from './reservation-form-values.ts';
import styles from './new-reservation.module.css';

/** When a customer comes: today's date at the center, and that of the last visit that is booked. */
export interface Visit {
  today: string;
  last: string;
}

/** The date of the last visit that a form says; today's where it says none. */
export function visitOf(typed: ReservationFormValues, today: string): Visit {
  const date = typed.value('date');
  const first = isLocalDate(date) ? date : today;
  // More than a form may book is refused when it is sent
  const weeks = Math.min(weeksOf(typed) ?? 1, MOST_AT_ONCE);
  return { today, last: addDays(first, (weeks - 1) * 7) };
}

/** What the center asks of a customer that is missing, or no longer counts on the day of the visit, a line each. */
export function askedOf({ askedFields }: BookedCustomer, { today, last }: Visit, t: Texts): string[] {
  return askedFields.flatMap(({ name: field, isMissing, validUntil }) => {
    if (isMissing) return [t(m.new_reservation_ask_missing, { field })];
    if (validUntil === null || validUntil >= last) return [];
    const date = formatDate(validUntil);
    const text = validUntil < today ? m.new_reservation_ask_over : m.new_reservation_ask_before;
    return [t(text, { field, date })];
  });
}

/** A word to who books: the customer may come all the same. */
export function AskedFields({ customer, visit }: { customer: BookedCustomer | null; visit: Visit }) {
  const t = useTexts();
  const lines = customer ? askedOf(customer, visit, t) : [];
  return (
    <output className={styles.asked}>
      {lines.length > 0 && (
        <span className={styles.warning}>
          <span>{t(m.new_reservation_ask)}</span>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </output>
  );
}
