import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import styles from './booking-panel.module.css';
import type { BookablePerson, Slot } from './booking-types.ts';
import type { BookingWish } from './booking-wish.ts';
import { dayWithWeekday } from './shown-times.ts';
import { WishLink } from './wish-link.tsx';

type ChosenTimeProps = { slot: Slot; day: string; wish: BookingWish; people: readonly BookablePerson[] };

/** What the first step came to, with the way back to it. */
export function ChosenTime({ slot, day, wish, people }: ChosenTimeProps) {
  const t = useTexts();
  const locale = useLocale();
  const person =
    people.find(({ id }) => id === wish.personId) ?? (people.length === 1 ? people[0] : undefined);
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
      <WishLink wish={{ offerId: wish.offerId, personId: wish.personId, day }} replace>
        {t(m.booking_change_time)}
      </WishLink>
    </div>
  );
}
