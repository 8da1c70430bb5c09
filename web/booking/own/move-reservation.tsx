import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { BookingRequest } from '../booking-request.ts';
import { CancellationWords } from '../cancellation-words.tsx';
import { OverlapChoice } from '../overlap-choice.tsx';
import type { LoadedBooking } from '../load-booking.ts';
import { momentIn } from '../shown-times.ts';
import { WhenStep } from '../when-step.tsx';
import { BOOKING_ANCHOR, BookingLink } from '../booking-link.tsx';
import styles from './own-reservation.module.css';
import type { ReservationSeen } from './own-reservation.ts';

type MoveReservationProps = {
  reservation: ReservationSeen;
  /** The free times, once somebody wants to move it. */
  loaded: LoadedBooking | null;
  /** A choice on its way. */
  pending: BookingRequest | null;
  refusals: readonly ApiError[];
  isBusy: boolean;
};

/** Moving an own booking: choose another time, see old and new beside each other, confirm (specification section 7). */
export function MoveReservation({ reservation, loaded, pending, refusals, isBusy }: MoveReservationProps) {
  const t = useTexts();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = loaded?.slot != null && loaded.bookingRequest.at !== null;
  const step = loaded && (isChosen ? 'confirm' : 'choose');
  useEffect(() => {
    if (step !== null) heading.current?.focus();
  }, [step]);
  if (reservation.status !== 'A') return null;
  const until = momentIn(reservation.timeZone, reservation.freeCancellationUntil, locale);
  if (!loaded) {
    return (
      <section className={styles.cancel} aria-labelledby="move-title">
        <h2 id="move-title" className={styles.subtitle}>
          {t(m.mybookings_move_title)}
        </h2>
        <p>
          {t(reservation.canMove ? m.mybookings_move_until : m.mybookings_move_no_longer, { moment: until })}
        </p>
        {reservation.canMove && (
          <BookingLink
            bookingRequest={firstRequest(reservation)}
            className={`${buttonStyles.button} ${buttonStyles.secondary}`}
          >
            {t(m.mybookings_move)}
          </BookingLink>
        )}
      </section>
    );
  }
  return (
    <section id={BOOKING_ANCHOR} className={styles.moving} aria-labelledby="move-title">
      <h2 id="move-title" ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t(isChosen ? m.mybookings_move_sure : m.mybookings_move_choose)}
      </h2>
      {isChosen ? (
        <MoveOffer reservation={reservation} loaded={loaded} refusals={refusals} isBusy={isBusy} />
      ) : (
        <>
          <h3 className={styles.step}>{t(m.booking_step_when)}</h3>
          <WhenStep
            offer={{ resources: reservation.people }}
            bookingRequest={pending ?? loaded.bookingRequest}
            loaded={loaded}
            isPending={pending !== null}
            refusals={refusals}
            hasNextStep={false}
          />
          <ButtonLink to="?" look="quiet" preventScrollReset replace>
            {t(m.mybookings_move_keep)}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

/** With the same person on the same day, where moving usually ends. */
function firstRequest({ offerId, resourceId, people, startsAt }: ReservationSeen): Partial<BookingRequest> {
  const isStillThere = people.some(({ id }) => id === resourceId);
  return { offerId, personId: isStillThere ? resourceId : null, day: startsAt.slice(0, 10) };
}

type MoveOfferProps = Pick<MoveReservationProps, 'reservation' | 'refusals' | 'isBusy'> & {
  loaded: LoadedBooking;
};

/** What would be, beside what is. */
function MoveOffer({ reservation, loaded, refusals, isBusy }: MoveOfferProps) {
  const t = useTexts();
  const locale = useLocale();
  const { slot, bookingRequest } = loaded;
  if (slot === null) return null;
  const { timeZone, startsAt, resourceName, people, amountCents } = reservation;
  // What was agreed to be paid on site, or not at all, cannot fail to come back.
  const isPaid = reservation.paymentState === 'fullyPaid';
  const person =
    people.find(({ id }) => id === bookingRequest.personId)?.name ??
    (people.length === 1 ? people[0]?.name : null);
  return (
    <Form method="post" preventScrollReset className={styles.offer}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="dateTimeFrom" value={slot.dateTimeFrom} />
      <input type="hidden" name="resourceId" value={bookingRequest.personId ?? ''} />
      <input type="hidden" name="attemptKey" value={loaded.attemptKey} />
      <dl className={styles.change}>
        <div>
          <dt>{t(m.mybookings_from)}</dt>
          <dd>
            <s className={styles.moment}>{momentIn(timeZone, startsAt, locale)}</s>
            {resourceName && <span>{t(m.booking_with, { name: resourceName })}</span>}
          </dd>
        </div>
        <div>
          <dt>{t(m.mybookings_to)}</dt>
          <dd>
            <strong className={styles.moment}>{momentIn(timeZone, slot.dateTimeFrom, locale)}</strong>
            <span>{person ? t(m.booking_with, { name: person }) : t(m.booking_with_anyone)}</span>
          </dd>
        </div>
      </dl>
      <p>
        {amountCents > 0
          ? t(m.mybookings_same_price, { amount: formatMoney(amountCents) })
          : t(m.mybookings_still_free)}
      </p>
      <CancellationWords
        offer={{ canPayOnline: isPaid, canBookOnly: !isPaid, priceCents: reservation.amountCents }}
        freeCancellationHours={reservation.freeCancellationHours}
        policy={reservation.provider?.cancellationPolicy ?? ''}
        startsAt={slot.dateTimeFrom}
        timeZone={timeZone}
        readAt={loaded.readAt}
      />
      <ErrorBoxes errors={refusals} />
      <OverlapChoice errors={refusals} />
      <div className={styles.answers}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.mybookings_move_yes)}
        </Button>
        <BookingLink
          bookingRequest={{ ...bookingRequest, at: null }}
          className={`${buttonStyles.button} ${buttonStyles.secondary}`}
        >
          {t(m.mybookings_move_other)}
        </BookingLink>
        <ButtonLink to="?" look="quiet" preventScrollReset replace>
          {t(m.mybookings_move_keep)}
        </ButtonLink>
      </div>
    </Form>
  );
}
