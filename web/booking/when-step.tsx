import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './booking-panel.module.css';
import { monthOf } from './booking-days.ts';
import { isUnlocked } from './booking-steps.ts';
import type { BookablePerson } from './booking-types.ts';
import type { BookingRequest } from './booking-request.ts';
import { DayStrip } from './day-strip.tsx';
import type { LoadedBooking } from './load-booking.ts';
import { PersonChoice } from './person-choice.tsx';
import { localDateTimeIn } from './shown-times.ts';
import { TimeList, TimeListSkeleton } from './time-list.tsx';

type WhenStepProps = {
  offer: { resources: readonly BookablePerson[] };
  /** The newest choice, perhaps not read yet. */
  bookingRequest: BookingRequest;
  loaded: LoadedBooking;
  isPending: boolean;
  /** Why the last attempt to book was refused. */
  refusals: readonly ApiError[];
  /** Whether personal data are asked for afterwards. */
  hasNextStep?: boolean;
};

/** The first step: person, day, time. Each unlocks the next (specification sections 2 and 4). */
export function WhenStep({
  offer,
  bookingRequest,
  loaded,
  isPending,
  refusals,
  hasNextStep = true,
}: WhenStepProps) {
  const t = useTexts();
  const isSameCalendar =
    bookingRequest.offerId === loaded.bookingRequest.offerId &&
    bookingRequest.personId === loaded.bookingRequest.personId;
  const availability = isSameCalendar ? loaded.availability : null;
  const day = bookingRequest.day ?? (isSameCalendar ? loaded.day : null);
  const isSameDay = isSameCalendar && day === loaded.day;
  const isUnlockedNow = (field: 'date' | 'time'): boolean =>
    isUnlocked(field, {
      hasOffer: true,
      hasResource: offer.resources.length > 0,
      hasDateWithSlots: day !== null && (loaded.slots.length > 0 || !isSameDay),
      hasTime: false,
    });
  const showsTimeGone = refusals.length === 0 && loaded.isTimeGone && !isPending;

  return (
    <div className={styles.when}>
      <ErrorBoxes errors={showsTimeGone ? [{ message: t(m.booking_time_gone) }] : refusals} />
      <Choice id="booking-person" title={t(m.booking_person)}>
        <PersonChoice people={offer.resources} bookingRequest={bookingRequest} />
      </Choice>
      {loaded.errors.length > 0 && !isPending ? (
        <ReadingFailed errors={loaded.errors} />
      ) : availability?.freeDates.length === 0 ? (
        <EmptyState
          title={t(m.booking_no_days)}
          text={t(bookingRequest.personId === null ? m.booking_no_days_anyone : m.booking_no_days_person)}
        />
      ) : (
        <>
          <Choice id="booking-day" title={t(m.booking_day)}>
            {!isUnlockedNow('date') ? (
              <p className={styles.locked}>{t(m.booking_day_locked)}</p>
            ) : availability ? (
              <DayStrip
                availability={availability}
                day={day}
                month={bookingRequest.month ?? monthOf(day ?? availability.freeDates[0] ?? loaded.readAt)}
                today={localDateTimeIn(availability.timeZone, loaded.readAt).slice(0, 10)}
                bookingRequest={bookingRequest}
              />
            ) : (
              <Skeleton height="7.5rem" />
            )}
          </Choice>
          <Choice id="booking-time" title={t(m.booking_time)}>
            {!isSameDay || !availability ? (
              <TimeListSkeleton />
            ) : day !== null && (isUnlockedNow('time') || loaded.slots.length === 0) ? (
              <TimeList
                slots={loaded.slots}
                day={day}
                timeZone={availability.timeZone}
                bookingRequest={bookingRequest}
              />
            ) : (
              <p className={styles.locked}>{t(m.booking_time_locked)}</p>
            )}
          </Choice>
        </>
      )}
      {hasNextStep && (
        <p className={styles.nextStep}>
          <span className={styles.stepNumber}>{t(m.booking_step, { step: 2 })}</span>{' '}
          {t(m.booking_step_locked)}
        </p>
      )}
    </div>
  );
}

function Choice({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.choice}>
      <h4 id={id} className={styles.choiceTitle}>
        {title}
      </h4>
      {children}
    </section>
  );
}

function ReadingFailed({ errors }: { errors: readonly ApiError[] }) {
  const t = useTexts();
  const { search } = useLocation();
  return (
    <div className={styles.when}>
      <ErrorBoxes errors={errors} />
      <ButtonLink to={{ search }} look="secondary" preventScrollReset replace>
        {t(m.booking_retry)}
      </ButtonLink>
    </div>
  );
}
