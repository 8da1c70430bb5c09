import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import styles from './booking-panel.module.css';
import type { BookablePerson, Slot } from './booking-types.ts';
import type { BookingRequest } from './booking-request.ts';
import { dayWithWeekday } from './shown-times.ts';
import { BookingLink } from './booking-link.tsx';

type ChosenTimeProps = {
  slot: Slot;
  day: string;
  bookingRequest: BookingRequest;
  people: readonly BookablePerson[];
};

/** What the first step came to, with the way back to it. */
export function ChosenTime({ slot, day, bookingRequest, people }: ChosenTimeProps) {
  const t = useTexts();
  const locale = useLocale();
  const person =
    people.find(({ id }) => id === bookingRequest.personId) ?? (people.length === 1 ? people[0] : undefined);
  return (
    <div className={styles.chosen}>
      <div>
        <p className={styles.moment}>
          {t(m.booking_when, { day: dayWithWeekday(day, locale), time: slot.startTime.slice(0, 5) })}
        </p>
        <p className={styles.muted}>
          {person ? t(m.booking_with, { name: person.name }) : t(m.booking_with_anyone)}
        </p>
      </div>
      <BookingLink
        bookingRequest={{ offerId: bookingRequest.offerId, personId: bookingRequest.personId, day }}
        replace
      >
        {t(m.booking_change_time)}
      </BookingLink>
    </div>
  );
}
