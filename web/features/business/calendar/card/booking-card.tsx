import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { useCustomerHref } from '#web/business-frame/customers/customer-href.ts';
import { useSetPresence } from '#web/business-frame/reservations/acts/use-set-presence.ts';
import { MONEY_PART } from '#web/business-frame/reservations/reservation-money.tsx';
import type { Booking } from '#web/business-frame/calendar/calendar-calls.ts';
import { nameOf, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { customerOf, moneyOf, stateOf, timesOf } from '../calendar-labels.ts';
import { isOff } from '#web/business-frame/calendar/drawn-events.ts';
import type { ReservationCard } from './card-calls.ts';
import { RESERVATION_CARD } from './card-calls.ts';
import type { OpenCard } from './use-card.ts';
import { useCard } from './use-card.ts';
import styles from './card.module.css';

/**
 * The card of the booking that is pointed at, has come into focus by a key, or is asked for by `I`: who comes, how they are reached, how often they came, and
 * what comes next. Read once, as it opens.
 */
export function BookingCards({ drawn }: { drawn: RefObject<HTMLElement | null> }) {
  const { shown } = useDrawing();
  const card = useRef<HTMLDivElement>(null);
  const { open, close } = useCard(drawn, card);
  const booking = open && shown.bookings.find(({ id }) => id === open.id);
  return booking && <Card key={booking.id} card={card} booking={booking} open={open} onClose={close} />;
}

type CardProps = {
  card: RefObject<HTMLDivElement | null>;
  booking: Booking;
  open: OpenCard;
  onClose: () => void;
};

function Card({ card, booking, open, onClose }: CardProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const seen = useSeen(booking.id);
  // What is read meanwhile makes it higher.
  useLayoutEffect(() => {
    if (card.current) putBeside(card.current, open.link);
  });
  useEffect(() => {
    if (open.by === 'key') card.current?.focus();
  }, [card, open.by]);
  const state = stateOf(booking, t);
  const money = isOff(booking) ? null : moneyOf(booking, t);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes once the focus has left it
    <div
      ref={card}
      role="group"
      aria-label={t(m.calendar_card, { name: customerOf(booking, t) })}
      tabIndex={-1}
      className={styles.card}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open.by !== 'pointer' && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <p className={styles.head}>
        <strong>{customerOf(booking, t)}</strong>
        <span>{timesOf(booking)}</span>
      </p>
      <p>
        {booking.offer} · {nameOf(drawing, booking.resourceId)}
      </p>
      <p className={styles.marks}>
        {[
          state,
          money,
          booking.isFirstVisit ? t(m.calendar_first) : null,
          booking.byProvider ? null : t(m.calendar_online),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div aria-live="polite">
        {seen === null ? <p className={styles.quiet}>{t(m.calendar_card_reading)}</p> : <Seen seen={seen} />}
      </div>
      {seen && seen !== 'failed' && <Acts booking={booking} seen={seen} onDone={onClose} />}
    </div>
  );
}

function Seen({ seen }: { seen: ReservationCard | 'failed' }) {
  const t = useTexts();
  if (seen === 'failed') return <p className={styles.quiet}>{t(m.calendar_card_failed)}</p>;
  const { phone, email } = seen.reservation;
  return (
    <>
      {seen.isBlacklisted && <p className={styles.warning}>{t(m.reservations_blacklisted)}</p>}
      {phone && (
        <p>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
      )}
      {!phone && email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {seen.note && <p className={styles.note}>{seen.note}</p>}
      <p className={styles.quiet}>{pastLabel(seen, t)}</p>
    </>
  );
}

/** How often the customer came besides, when last, and how often not: '3 altre visite · ultima il 12/11/2026 · 1 volta non si è presentato'. */
function pastLabel({ visits, timeZone }: ReservationCard, t: Texts): string {
  const { count, lastAt, noShows } = visits;
  if (count === 0) return t(m.calendar_card_no_visits);
  return [
    count === 1 ? t(m.calendar_card_visit) : t(m.calendar_card_visits, { count }),
    lastAt &&
      t(m.reservations_visits_last, { at: formatDate(localDateTimeIn(timeZone, lastAt).slice(0, 10)) }),
    noShows === 0
      ? null
      : noShows === 1
        ? t(m.calendar_card_missed)
        : t(m.calendar_card_misses, { count: noShows }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Acts({ booking, seen, onDone }: { booking: Booking; seen: ReservationCard; onDone: () => void }) {
  const drawing = useDrawing();
  const t = useTexts();
  const [mayChange, mayTake] = [useMay('changeReservations'), useMay('takePayments')];
  const { say, isBusy } = useSetPresence({ id: booking.id, customer: customerOf(booking, t) });
  const { acts, reservation } = seen;
  const detail = drawing.bookingHref(booking.id);
  const cardHref = useCustomerHref();
  return (
    <div className={styles.acts}>
      {mayTake && reservation.owedCents > 0 && (
        <ButtonLink to={`${detail}#${MONEY_PART}`} look="secondary" preventScrollReset onClick={onDone}>
          {t(m.calendar_card_take, { amount: formatMoney(reservation.owedCents) })}
        </ButtonLink>
      )}
      <Link
        to={acts.canChange || acts.canCancel ? `${detail}#reservation-acts` : detail}
        preventScrollReset
        onClick={onDone}
      >
        {t(mayChange && (acts.canChange || acts.canCancel) ? m.calendar_card_change : m.calendar_card_open)}
      </Link>
      {cardHref && <Link to={cardHref(reservation.customerId)}>{t(m.calendar_card_customer)}</Link>}
      {/* Last, for the card opens under the pointer */}
      {mayChange && acts.canSayPresence && acts.presence === null && (
        <Button type="button" look="secondary" isBusy={isBusy} onClick={() => void say('arrived', onDone)}>
          {t(m.reservation_acts_arrived)}
        </Button>
      )}
      {mayChange && acts.canSayNoShow && acts.presence === null && (
        <Button type="button" look="secondary" isBusy={isBusy} onClick={() => void say('noShow', onDone)}>
          {t(m.reservation_acts_no_show)}
        </Button>
      )}
      {mayChange && acts.canSayPresence && acts.presence !== null && (
        <Button type="button" look="secondary" isBusy={isBusy} onClick={() => void say(null, onDone)}>
          {t(m.reservation_acts_presence_undo)}
        </Button>
      )}
    </div>
  );
}

/** What is read as the card opens; null until it is there. */
function useSeen(id: number): ReservationCard | 'failed' | null {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const [seen, setSeen] = useState<ReservationCard | 'failed' | null>(null);
  const read = useCallback(
    (signal: AbortSignal) => browserApi(locale)(RESERVATION_CARD, { providerId, id }, { signal }),
    [locale, providerId, id],
  );
  useEffect(() => {
    const ending = new AbortController();
    read(ending.signal).then(
      (answer) => setSeen(answer.getReservation),
      () => !ending.signal.aborted && setSeen('failed'),
    );
    return () => ending.abort();
  }, [read]);
  return seen;
}

const GAP = 8;

/** Beside the booking, where there is room; within the window. */
function putBeside(element: HTMLElement, link: HTMLElement): void {
  const { left, right, top } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const beside = right + GAP + width <= innerWidth ? right + GAP : left - GAP - width;
  element.style.left = `${beside >= GAP ? beside : Math.max(GAP, Math.min(left + 24, innerWidth - width - GAP))}px`;
  element.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
}
