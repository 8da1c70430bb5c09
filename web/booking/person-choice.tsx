import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { BookablePerson } from './booking-types.ts';
import type { BookingRequest } from './booking-request.ts';
import styles from './choices.module.css';
import { BookingLink } from './booking-link.tsx';

/** 'Anyone available' comes first and is chosen from the start; a single person needs no choice (specification section 4). */
export function PersonChoice({
  people,
  bookingRequest,
}: {
  people: readonly BookablePerson[];
  bookingRequest: BookingRequest;
}) {
  const t = useTexts();
  const [only] = people;
  if (people.length <= 1)
    return only ? <p className={styles.only}>{t(m.booking_with, { name: only.name })}</p> : null;
  const choices = [{ id: null, name: t(m.booking_anyone) }, ...people];
  return (
    <ul className={styles.people} aria-labelledby="booking-person">
      {choices.map(({ id, name }) => (
        <li key={id ?? 'anyone'}>
          <BookingLink
            bookingRequest={{
              offerId: bookingRequest.offerId,
              personId: id,
              day: bookingRequest.day,
              month: bookingRequest.month,
            }}
            replace
            className={styles.chip}
            aria-current={id === bookingRequest.personId ? 'true' : undefined}
          >
            {name}
          </BookingLink>
        </li>
      ))}
    </ul>
  );
}
