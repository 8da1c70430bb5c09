import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { BookablePerson } from './booking-types.ts';
import type { BookingWish } from './booking-wish.ts';
import styles from './choices.module.css';
import { WishLink } from './wish-link.tsx';

/** 'Anyone available' comes first and is chosen from the start; a single person needs no choice (ledger SVC-03). */
export function PersonChoice({ people, wish }: { people: readonly BookablePerson[]; wish: BookingWish }) {
  const t = useTexts();
  const [only] = people;
  if (people.length <= 1)
    return only ? <p className={styles.only}>{t(m.booking_with, { name: only.name })}</p> : null;
  const choices = [{ id: null, name: t(m.booking_anyone) }, ...people];
  return (
    <ul className={styles.people} aria-labelledby="booking-person">
      {choices.map(({ id, name }) => (
        <li key={id ?? 'anyone'}>
          <WishLink
            wish={{ offerId: wish.offerId, personId: id, day: wish.day, month: wish.month }}
            replace
            className={styles.chip}
            aria-current={id === wish.personId ? 'true' : undefined}
          >
            {name}
          </WishLink>
        </li>
      ))}
    </ul>
  );
}
