import { IconCheck, IconCurrencyEuro, IconNote, IconStar, IconUserX, IconWorld } from '@tabler/icons-react';
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { MINUTES_PER_DAY } from '#contracts/time.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { initialsOf } from '#web/ui/initials-of.ts';
import type { Booking } from '#web/business-frame/calendar/calendar-calls.ts';
import { isByRoom } from '#web/business-frame/calendar/calendar-address.ts';
import { firstNameOf, hueOf, nameOf, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { bookingLabel, customerOf, stateOf, timesOf } from './calendar-labels.ts';
import type { Event } from '#web/business-frame/calendar/drawn-events.ts';
import { isOff, isOver, whyFixed } from '#web/business-frame/calendar/drawn-events.ts';
import { placeInLane } from './grid-place.ts';
import { anchorOf } from '#web/business-frame/calendar/just-booked.ts';
import type { LaneRoom } from '#web/business-frame/calendar/lane-room.ts';
import type { Lane } from '#web/business-frame/calendar/lanes.ts';
import styles from './event-block.module.css';

/** Below these minutes there is room for one line; from these on for where it stands. */
const ROOM = { lines: 45, state: 60 };

/** What a block says of a booking: what it has no room for does not stand in the page, its name and its card say all of it. */
interface Says {
  time: boolean;
  /** When it ends too, and with whom by the first name; else by initials. */
  whole: boolean;
  offer: boolean;
  state: boolean;
  /** Or the last of them alone, which is that of the money. */
  marks: boolean;
}

function saidIn(room: LaneRoom, minutes: number): Says {
  const isLow = minutes < ROOM.lines;
  const whole = room === 'wide';
  return {
    whole,
    time: whole || (!isLow && room !== 'tiny'),
    offer: whole || (!isLow && room === 'narrow'),
    state: minutes >= ROOM.state && (whole || room === 'narrow'),
    marks: whole || (!isLow && room !== 'tiny'),
  };
}

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
  const says = saidIn(room, minutes);
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
        <Single booking={first} event={event} says={says} saysWhose={saysWhose} />
      ) : (
        <Group event={event} says={says} saysWhose={saysWhose} />
      )}
      {isMovable && first.endMinute <= MINUTES_PER_DAY && (
        <span className={styles.edge} data-stretch="" aria-hidden="true" />
      )}
    </li>
  );
});

type SaysProps = { says: Says; saysWhose: boolean };

function Single({ booking, event, says, saysWhose }: SaysProps & { booking: Booking; event: Event }) {
  const t = useTexts();
  const state = says.state ? stateOf(booking, t) : null;
  return (
    <BookingLink booking={booking} date={event.date} from={event.from} className={styles.whole}>
      {says.time && <Times booking={booking} isWhole={says.whole} saysWhose={saysWhose} />}
      <Marks booking={booking} isLastAlone={!says.marks} />
      <span className={styles.customer}>
        <Presence booking={booking} />
        {customerOf(booking, t)}
      </span>
      {says.offer && (
        <span className={styles.offer}>
          {says.whole && saysWhose && <FirstName booking={booking} />}
          {booking.offer}
        </span>
      )}
      {state && <span className={styles.state}>{state}</span>}
    </BookingLink>
  );
}

type TimesProps = { booking: Booking; isWhole: boolean; saysWhose: boolean };

/** In a narrow lane the beginning alone and whose it is, each only where it fits whole. */
function Times({ booking, isWhole, saysWhose }: TimesProps) {
  const drawing = useDrawing();
  const [start = '', end = ''] = timesOf(booking).split('–');
  return (
    <span className={styles.time}>
      <span className={styles.start}>{start}</span>
      {isWhole && <span className={styles.end}>–{end}</span>}
      {saysWhose && !isWhole && (
        <span className={styles.initials}>{initialsOf(nameOf(drawing, booking.resourceId))}</span>
      )}
    </span>
  );
}

/** Before what they do: what is too long is cut at its end. */
function FirstName({ booking }: { booking: Booking }) {
  const drawing = useDrawing();
  return <span>{firstNameOf(drawing, booking.resourceId)} · </span>;
}

function Group({ event, says, saysWhose }: SaysProps & { event: Event }) {
  const t = useTexts();
  const [first] = event.bookings;
  return (
    <div className={styles.group}>
      {says.time && <Times booking={first} isWhole={says.whole} saysWhose={saysWhose} />}
      <span className={styles.customer}>{first.offer}</span>
      {says.offer && (
        <span className={styles.offer}>
          {says.whole && saysWhose && <FirstName booking={first} />}
          {t(m.calendar_seats, { taken: first.seatsTaken, seats: first.seats })}
        </span>
      )}
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
            <Marks booking={booking} isLastAlone={!says.marks} />
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
  const words = bookingLabel(booking, nameOf(drawing, booking.resourceId), t);
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

/** What is to be known of it at a glance; the link says the same in words. @param isLastAlone for more there is no room */
export function Marks({ booking, isLastAlone = false }: { booking: Booking; isLastAlone?: boolean }) {
  const { moneyState } = booking;
  const isUnpaid = moneyState === 'notPaid' || moneyState === 'partiallyPaid';
  const isPaid = moneyState === 'fullyPaid' || moneyState === 'paidWithMembership';
  const marks = [
    booking.isFirstVisit && <IconStar key="first" size={13} stroke={2} />,
    booking.hasNote && <IconNote key="note" size={13} stroke={2} />,
    !booking.byProvider && <IconWorld key="online" size={13} stroke={2} />,
    isUnpaid && !isOff(booking) && <IconCurrencyEuro key="unpaid" size={13} stroke={2} />,
    isPaid && !isOff(booking) && <span key="paid" className={styles.paid} />,
  ].filter(Boolean);
  return (
    <span className={styles.marks} aria-hidden="true">
      {isLastAlone ? marks.at(-1) : marks}
    </span>
  );
}
