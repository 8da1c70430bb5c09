import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Slot } from './booking-types.ts';
import type { BookingRequest } from './booking-request.ts';
import styles from './choices.module.css';
import { dayLabel } from './shown-times.ts';
import { groupSlots } from './slot-groups.ts';
import type { DayPart } from './slot-groups.ts';
import { VenueTime } from './venue-time.tsx';
import { BookingLink } from './booking-link.tsx';

const PART_NAMES = {
  morning: m.booking_morning,
  afternoon: m.booking_afternoon,
  evening: m.booking_evening,
} satisfies Record<DayPart, unknown>;

type TimeListProps = {
  slots: readonly Slot[];
  day: string;
  timeZone: string;
  bookingRequest: BookingRequest;
};

/** The free times of a day, by part of the day. */
export function TimeList({ slots, day, timeZone, bookingRequest }: TimeListProps) {
  const t = useTexts();
  const locale = useLocale();
  const [first] = slots;
  if (first === undefined) return <p className={styles.note}>{t(m.booking_no_times)}</p>;
  return (
    <div
      className={styles.times}
      role="group"
      aria-label={t(m.booking_times_of, { day: dayLabel(day, locale) })}
    >
      {groupSlots(slots).map(({ part, slots: shown }) => (
        <div key={part}>
          <h5 className={styles.part}>{t(PART_NAMES[part])}</h5>
          <ul className={styles.slots}>
            {shown.map((slot) => (
              <li key={slot.dateTimeFrom}>
                <BookingLink
                  bookingRequest={{
                    offerId: bookingRequest.offerId,
                    personId: bookingRequest.personId,
                    day,
                    at: slot.dateTimeFrom,
                  }}
                  className={styles.slot}
                  rel="nofollow"
                >
                  {slot.label}
                </BookingLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <VenueTime at={first.dateTimeFrom} timeZone={timeZone} className={styles.zone} />
    </div>
  );
}

export function TimeListSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy="true" className={styles.times}>
      <p className="visually-hidden" role="status">
        {t(m.booking_loading_times)}
      </p>
      <Skeleton width="5rem" height="1rem" />
      <div className={styles.slots}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="2.75rem" />
        ))}
      </div>
    </div>
  );
}
