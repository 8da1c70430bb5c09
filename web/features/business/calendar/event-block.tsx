import { IconCheck, IconCurrencyEuro, IconNote, IconStar, IconUserX, IconWorld } from '@tabler/icons-react';
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { MINUTES_PER_DAY } from '#contracts/time.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { initialsOf } from '#web/ui/initials-of.ts';
import type { Booking } from './calendar-calls.ts';
import { isByRoom } from './calendar-address.ts';
import { firstNameOf, hueOf, nameOf, useDrawing } from './calendar-context.ts';
import { bookingInWords, customerOf, stateOf, timesOf } from './calendar-words.ts';
import type { Event } from './drawn-events.ts';
import { isOff, isOver, whyFixed } from './drawn-events.ts';
import { placeInLane } from './grid-place.ts';
import { anchorOf } from './just-booked.ts';
import type { LaneRoom } from './lane-room.ts';
import type { Lane } from './lanes.ts';
import styles from './event-block.module.css';

/** Below these minutes there is room for one line; from these on for where it stands. */
const ROOM = { lines: 45, state: 60 };

/** One block of the grid: a booking, or the bookings of a group that share an occasion. */
export const EventBlock = memo(function EventBlock({
  event,
  start,
  room,
  mayMove = false,
  saysWhose = false,
}: {
  event: Event & Lane;
  /** Minute of the day at which its grid begins. */
  start: number;
  /** What its lane has room for. */
  room: LaneRoom;
  /** It can be held and moved (`moves/`), unless it says why not. */
  mayMove?: boolean;
  /** Its column is not of one person. */
  saysWhose?: boolean;
}) {
  const drawing = useDrawing();
  const [first, ...others] = event.bookings;
  const minutes = event.to - event.from;
  const fixed = whyFixed(event);
  const isMovable = mayMove && fixed === null;
  const classes = classNames(
    styles.event,
    minutes < ROOM.lines && styles.low,
    isOver(drawing.shown, first) && styles.over,
    isOff(first) && styles.off,
    others.length === 0 && first.presence === 'noShow' && styles.missed,
    (first.status === 'P' || first.status === 'RSD') && styles.open,
  );
  const place = placeInLane(event, start);
  const look = { ...place, '--high': place.height, '--hue': hueOf(drawing, first) } as CSSProperties;
  return (
    <li
      className={classes}
      style={look}
      data-room={room}
      data-key={event.key}
      data-movable={isMovable ? first.id : undefined}
      data-fixed={(mayMove && fixed) || undefined}
    >
      {others.length === 0 ? (
        <Single booking={first} event={event} minutes={minutes} saysWhose={saysWhose} />
      ) : (
        <Group event={event} saysWhose={saysWhose} />
      )}
      {isMovable && first.endMinute <= MINUTES_PER_DAY && (
        <span className={styles.edge} data-stretch="" aria-hidden="true" />
      )}
    </li>
  );
});

type WhoseProps = { booking: Booking; saysWhose: boolean };

function Single({ booking, event, minutes, saysWhose }: WhoseProps & { event: Event; minutes: number }) {
  const t = useTexts();
  const state = stateOf(booking, t);
  return (
    <BookingLink booking={booking} date={event.date} from={event.from} className={styles.whole}>
      <Times booking={booking} saysWhose={saysWhose} />
      <Marks booking={booking} />
      <span className={styles.customer}>
        <Presence booking={booking} />
        {customerOf(booking, t)}
      </span>
      <span className={styles.offer}>
        <FirstName booking={booking} saysWhose={saysWhose} />
        {booking.offer}
      </span>
      {state && minutes >= ROOM.state && <span className={styles.state}>{state}</span>}
    </BookingLink>
  );
}

/** In a narrow lane the beginning alone and whose it is, each only where it fits whole. */
function Times({ booking, saysWhose }: WhoseProps) {
  const drawing = useDrawing();
  const [start = '', end = ''] = timesOf(booking).split('–');
  return (
    <span className={styles.time}>
      <span className={styles.start}>{start}</span>
      <span className={styles.end}>–{end}</span>
      {saysWhose && (
        <span className={styles.initials}>{initialsOf(nameOf(drawing, booking.resourceId))}</span>
      )}
    </span>
  );
}

/** Before what they do: what is too long is cut at its end. */
function FirstName({ booking, saysWhose }: WhoseProps) {
  const drawing = useDrawing();
  return saysWhose && <span className={styles.firstName}>{firstNameOf(drawing, booking.resourceId)} · </span>;
}

function Group({ event, saysWhose }: Pick<WhoseProps, 'saysWhose'> & { event: Event }) {
  const t = useTexts();
  const [first] = event.bookings;
  return (
    <div className={styles.group}>
      <Times booking={first} saysWhose={saysWhose} />
      <span className={styles.customer}>{first.offer}</span>
      <span className={styles.offer}>
        <FirstName booking={first} saysWhose={saysWhose} />
        {t(m.calendar_seats, { taken: first.seatsTaken, seats: first.seats })}
      </span>
      <span className={styles.members}>
        {event.bookings.map((booking) => (
          <BookingLink
            key={booking.id}
            booking={booking}
            date={event.date}
            from={event.from}
            className={styles.one}
          >
            <span className={styles.member}>
              <Presence booking={booking} />
              {customerOf(booking, t)}
            </span>
            <Marks booking={booking} />
          </BookingLink>
        ))}
      </span>
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
  const isOnce = date === booking.date && !isByRoom(drawing.address);
  return (
    <a
      href={drawing.bookingHref(booking.id)}
      // One for all: a link of the router's own asks where it is for each of hundreds
      onClick={drawing.follow}
      id={isOnce ? anchorOf(booking.id) : undefined}
      data-booking={booking.id}
      data-resource={booking.resourceId}
      data-date={date}
      data-from={from}
      aria-label={words}
      className={className}
    >
      {children}
    </a>
  );
}

/** Before the name, at every size: who came, and who did not, which is another thing than a booking called off. */
export function Presence({ booking }: { booking: Booking }) {
  if (isOff(booking) || booking.presence === null) return null;
  const Sign = booking.presence === 'noShow' ? IconUserX : IconCheck;
  return <Sign size={13} stroke={2.2} aria-hidden="true" className={styles.presence} />;
}

/** What is to be known of it at a glance; the link says the same in words. */
export function Marks({ booking }: { booking: Booking }) {
  const { moneyState } = booking;
  const isUnpaid = moneyState === 'notPaid' || moneyState === 'partiallyPaid';
  const isPaid = moneyState === 'fullyPaid' || moneyState === 'paidWithMembership';
  return (
    <span className={styles.marks} aria-hidden="true">
      {booking.isFirstVisit && <IconStar size={13} stroke={2} />}
      {booking.hasNote && <IconNote size={13} stroke={2} />}
      {!booking.byProvider && <IconWorld size={13} stroke={2} />}
      {isUnpaid && !isOff(booking) && <IconCurrencyEuro size={13} stroke={2} />}
      {isPaid && !isOff(booking) && <span className={styles.paid} />}
    </span>
  );
}
