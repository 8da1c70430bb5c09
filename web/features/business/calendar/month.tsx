import { useRef } from 'react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { dayLabel, shortWeekday } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { initialsOf } from '#web/ui/initials-of.ts';
import { Absences } from './absences.tsx';
import type { Booking } from '#web/business-frame/calendar/calendar-calls.ts';
import {
  hrefOf,
  hueOf,
  hueOfSession,
  nameOf,
  useDrawing,
} from '#web/business-frame/calendar/calendar-context.ts';
import { BookingCards } from './card/booking-card.tsx';
import { amountOf, customerOf, timesOf, timesOfSession } from './calendar-labels.ts';
import type { Event, SessionEvent } from '#web/business-frame/calendar/drawn-events.ts';
import { eventsByDate, isOff, isOver, sessionsByDate } from '#web/business-frame/calendar/drawn-events.ts';
import { BookingLink, Marks, Presence } from './event-block.tsx';
import { SessionLink, SessionPlaces } from './session-block.tsx';
import styles from './month.module.css';

/** Beyond these the day itself says more. */
const SHOWN_OF_A_DAY = 4;

/** Weeks under each other, each day with its first bookings and how many there are. */
export function Month({ dates }: { dates: readonly LocalDate[] }) {
  const { shown, date } = useDrawing();
  const locale = useLocale();
  const events = eventsByDate(shown.bookings);
  const sessions = sessionsByDate(shown.sessions);
  const month = useRef<HTMLDivElement>(null);
  return (
    <div ref={month} className={styles.month} style={{ '--weeks': dates.length / 7 } as CSSProperties}>
      {dates.slice(0, 7).map((day) => (
        <span key={day} className={styles.weekday} aria-hidden="true">
          {shortWeekday(day, locale)}
        </span>
      ))}
      {dates.map((day) => (
        <Day
          key={day}
          date={day}
          events={events.get(day) ?? []}
          sessions={sessions.get(day) ?? []}
          isOutside={!day.startsWith(date.slice(0, 7))}
        />
      ))}
      <BookingCards drawn={month} />
    </div>
  );
}

type DayProps = {
  date: LocalDate;
  events: readonly Event[];
  sessions: readonly SessionEvent[];
  isOutside: boolean;
};

function Day({ date, events, sessions, isOutside }: DayProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const bookings = events.flatMap((event) => event.bookings.map((booking) => ({ booking, event })));
  const lines = [
    ...bookings.map(({ booking, event }) => ({
      key: `${event.key}-${booking.id}`,
      from: event.from,
      line: <Line booking={booking} event={event} />,
    })),
    ...sessions.map((event) => ({
      key: event.key,
      from: event.from,
      line: <SessionLine event={event} />,
    })),
  ].toSorted((one, other) => one.from - other.from);
  const isToday = date === drawing.shown.today;
  const day = dayLabel(date, locale);
  const href = hrefOf(drawing, { view: 'day', date });
  const counts = {
    bookings: bookings.filter(({ booking }) => !isOff(booking)).length,
    sessions: sessions.filter(({ session }) => !session.isCancelled).length,
  };
  const count = counts.bookings + counts.sessions;
  return (
    <section
      data-column={date}
      aria-label={day}
      className={classNames(styles.day, isOutside && styles.outside)}
    >
      <Link
        to={href}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${day}: ${amountOf(counts, t)}`}
        className={classNames(styles.number, isToday && styles.today)}
      >
        <span>{Number(date.slice(8, 10))}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Link>
      <Absences date={date} />
      <ul className={styles.list}>
        {lines.slice(0, SHOWN_OF_A_DAY).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
      {lines.length > SHOWN_OF_A_DAY && (
        <Link to={href} className={styles.more}>
          {t(m.calendar_more, { count: lines.length - SHOWN_OF_A_DAY })}
        </Link>
      )}
    </section>
  );
}

function Line({ booking, event }: { booking: Booking; event: Event }) {
  const drawing = useDrawing();
  const t = useTexts();
  const isOpen = booking.status === 'P' || booking.status === 'RSD';
  const hue = { '--hue': hueOf(drawing, booking) } as CSSProperties;
  return (
    <BookingLink
      booking={booking}
      date={event.date}
      from={event.from}
      className={classNames(
        styles.line,
        isOff(booking) && styles.off,
        isOpen && styles.open,
        isOver(drawing.shown, booking) && styles.past,
      )}
    >
      {drawing.shown.columns.length > 1 ? (
        <span className={styles.person} style={hue} aria-hidden="true">
          {initialsOf(nameOf(drawing, booking.resourceId))}
        </span>
      ) : (
        <span className={styles.dot} style={hue} aria-hidden="true" />
      )}
      <span className={styles.words}>
        {timesOf(booking).slice(0, 5)} <Presence booking={booking} />
        {customerOf(booking, t)}
      </span>
      <Marks booking={booking} />
    </BookingLink>
  );
}

function SessionLine({ event: { session } }: { event: SessionEvent }) {
  const drawing = useDrawing();
  const hue = { '--hue': hueOfSession(drawing, session) } as CSSProperties;
  return (
    <SessionLink
      session={session}
      className={classNames(
        styles.line,
        session.isCancelled && styles.off,
        isOver(drawing.shown, session) && styles.past,
      )}
    >
      <span className={styles.dot} style={hue} aria-hidden="true" />
      <span className={styles.words}>
        {timesOfSession(session).slice(0, 5)} {session.name}
      </span>
      <SessionPlaces session={session} />
    </SessionLink>
  );
}
