import { IconCurrencyEuro, IconNote, IconStar, IconWorld } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { MINUTES_PER_DAY } from '#contracts/time.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Booking } from './calendar-calls.ts';
import { hueOf, nameOf, useDrawing } from './calendar-context.ts';
import type { Drawing } from './calendar-context.ts';
import { bookingInWords, customerOf, stateOf, timesOf } from './calendar-words.ts';
import type { Event } from './drawn-events.ts';
import { isOff } from './drawn-events.ts';
import { anchorOf } from './just-booked.ts';
import styles from './event-block.module.css';

/** Below these minutes there is room for one line; from these on for where it stands. */
const ROOM = { lines: 45, state: 60 };

/** From these on every lane is narrow in any column but a very wide one. */
const MANY_LANES = 4;

const isOver = ({ shown }: Drawing, { date, endMinute, startMinute }: Booking): boolean =>
  date < shown.today && endMinute <= MINUTES_PER_DAY
    ? true
    : date === shown.today && Math.max(endMinute, startMinute) <= shown.nowMinute;

/** One block of the grid: a booking, or the bookings of a group that share an occasion. */
export function EventBlock({
  event,
  lanes,
  style,
  isMovable = false,
}: {
  event: Event;
  /** How many share its width, itself included. */
  lanes: number;
  style?: CSSProperties;
  /** It can be held and moved (`moves/`). */
  isMovable?: boolean;
}) {
  const drawing = useDrawing();
  const [first, ...others] = event.bookings;
  const minutes = event.to - event.from;
  const classes = classNames(
    styles.event,
    minutes < ROOM.lines && styles.low,
    isOver(drawing, first) && styles.over,
    isOff(first) && styles.off,
    others.length === 0 && first.presence === 'noShow' && styles.off,
    (first.status === 'P' || first.status === 'RSD') && styles.open,
  );
  const look = { ...style, '--hue': hueOf(drawing, first) } as CSSProperties;
  return (
    <li
      className={classes}
      style={look}
      data-lanes={lanes < MANY_LANES ? lanes : 'many'}
      data-movable={isMovable ? first.id : undefined}
    >
      {others.length === 0 ? (
        <Single booking={first} event={event} minutes={minutes} />
      ) : (
        <Group event={event} />
      )}
      {isMovable && first.endMinute <= MINUTES_PER_DAY && (
        <span className={styles.edge} data-stretch="" aria-hidden="true" />
      )}
    </li>
  );
}

function Single({ booking, event, minutes }: { booking: Booking; event: Event; minutes: number }) {
  const t = useTexts();
  const state = stateOf(booking, t);
  return (
    <BookingLink booking={booking} date={event.date} from={event.from} className={styles.whole}>
      <Times booking={booking} />
      <Marks booking={booking} />
      <span className={styles.customer}>{customerOf(booking, t)}</span>
      <span className={styles.offer}>{booking.offer}</span>
      {state && minutes >= ROOM.state && <span className={styles.state}>{state}</span>}
    </BookingLink>
  );
}

/** In a narrow lane the beginning alone. */
function Times({ booking }: { booking: Booking }) {
  const [start = '', end = ''] = timesOf(booking).split('–');
  return (
    <span className={styles.time}>
      {start}
      <span className={styles.end}>–{end}</span>
    </span>
  );
}

function Group({ event }: { event: Event }) {
  const t = useTexts();
  const [first] = event.bookings;
  return (
    <div className={styles.group}>
      <Times booking={first} />
      <span className={styles.customer}>{first.offer}</span>
      <span className={styles.offer}>
        {t(m.calendar_seats, { taken: first.seatsTaken, seats: first.seats })}
      </span>
      {event.bookings.map((booking) => (
        <BookingLink
          key={booking.id}
          booking={booking}
          date={event.date}
          from={event.from}
          className={styles.one}
        >
          {customerOf(booking, t)}
        </BookingLink>
      ))}
    </div>
  );
}

type BookingLinkProps = {
  booking: Booking;
  date: string;
  from: number;
  className: string | undefined;
  children: ReactNode;
};

/** Leads to the detail; the keys of the calendar find it by what it carries (`use-calendar-keys.ts`). */
export function BookingLink({ booking, date, from, className, children }: BookingLinkProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const words = bookingInWords(booking, nameOf(drawing, booking.resourceId), t);
  // Several rooms and both sides of midnight draw it more than once
  const isOnce = date === booking.date && !drawing.address.byRoom;
  return (
    <Link
      to={drawing.bookingHref(booking.id)}
      preventScrollReset
      id={isOnce ? anchorOf(booking.id) : undefined}
      data-booking={booking.id}
      data-resource={booking.resourceId}
      data-date={date}
      data-from={from}
      aria-label={words}
      className={className}
    >
      {children}
    </Link>
  );
}

/** What is to be known of it at a glance; the link says the same in words. */
export function Marks({ booking }: { booking: Booking }) {
  const { paymentState } = booking;
  const isUnpaid = paymentState === 'notPaid' || paymentState === 'partiallyPaid';
  return (
    <span className={styles.marks} aria-hidden="true">
      {booking.isFirstVisit && <IconStar size={13} stroke={2} />}
      {booking.hasNote && <IconNote size={13} stroke={2} />}
      {!booking.byProvider && <IconWorld size={13} stroke={2} />}
      {isUnpaid && !isOff(booking) && <IconCurrencyEuro size={13} stroke={2} />}
      {!isUnpaid && paymentState !== 'pricedZero' && !isOff(booking) && <span className={styles.paid} />}
    </span>
  );
}
