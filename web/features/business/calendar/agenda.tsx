import { useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { dayLabel } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Absences } from './absences.tsx';
import type { Booking } from '#web/business-frame/calendar/calendar-calls.ts';
import { hueOf, hueOfSession, nameOf, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { BookingCards } from './card/booking-card.tsx';
import { customerOf, stateOf, timesOf, timesOfSession } from './calendar-labels.ts';
import type { Event, SessionEvent } from '#web/business-frame/calendar/drawn-events.ts';
import { eventsByDate, isOff, isOver, sessionsByDate } from '#web/business-frame/calendar/drawn-events.ts';
import { BookingLink, Marks, Presence } from './event-block.tsx';
import { SessionLink, SessionPlaces } from './session-block.tsx';
import styles from './agenda.module.css';

/** What is booked, day by day, as a list. */
export function Agenda({ dates }: { dates: readonly LocalDate[] }) {
  const { shown } = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const events = eventsByDate(shown.bookings);
  const sessions = sessionsByDate(shown.sessions);
  const agenda = useRef<HTMLDivElement>(null);
  return (
    <div ref={agenda} className={styles.agenda}>
      {dates.map((date) => {
        const own = [...(events.get(date) ?? []), ...(sessions.get(date) ?? [])].toSorted(
          (one, other) => one.from - other.from,
        );
        return (
          <section key={date} data-column={date} aria-labelledby={`agenda-${date}`} className={styles.day}>
            <h2
              id={`agenda-${date}`}
              className={classNames(styles.date, date === shown.today && styles.today)}
            >
              <span>{dayLabel(date, locale)}</span>
              {date === shown.today && <small>{t(m.calendar_today)}</small>}
            </h2>
            <Absences date={date} />
            {own.length === 0 && <p className={styles.none}>{t(m.calendar_none_day)}</p>}
            <ul>
              {own.flatMap((event) =>
                'session' in event ? (
                  <SessionLine key={event.key} event={event} />
                ) : (
                  event.bookings.map((booking) => (
                    <Line key={`${event.key}-${booking.id}`} booking={booking} event={event} />
                  ))
                ),
              )}
            </ul>
          </section>
        );
      })}
      <BookingCards drawn={agenda} />
    </div>
  );
}

function Line({ booking, event }: { booking: Booking; event: Event }) {
  const drawing = useDrawing();
  const t = useTexts();
  const state = stateOf(booking, t);
  const isPast = isOver(drawing.shown, booking);
  return (
    <li>
      <BookingLink
        booking={booking}
        date={event.date}
        from={event.from}
        className={classNames(styles.line, isOff(booking) && styles.off, isPast && styles.past)}
      >
        <span className={styles.time}>
          {timesOf(booking)}
          {event.isContinued && <small>{t(m.calendar_continued)}</small>}
        </span>
        <span className={styles.edge} style={{ background: hueOf(drawing, booking) }} aria-hidden="true" />
        <span className={styles.who}>
          <strong>
            <Presence booking={booking} />
            {customerOf(booking, t)}
          </strong>
          <span>{booking.offer}</span>
        </span>
        <span className={styles.person}>{nameOf(drawing, booking.resourceId)}</span>
        <span className={styles.state}>{state}</span>
        <Marks booking={booking} />
      </BookingLink>
    </li>
  );
}

function SessionLine({ event: { session, isContinued } }: { event: SessionEvent }) {
  const drawing = useDrawing();
  const t = useTexts();
  const isPast = isOver(drawing.shown, session);
  const hue = hueOfSession(drawing, session);
  return (
    <li>
      <SessionLink
        session={session}
        className={classNames(styles.line, session.isCancelled && styles.off, isPast && styles.past)}
      >
        <span className={styles.time}>
          {timesOfSession(session)}
          {isContinued && <small>{t(m.calendar_continued)}</small>}
        </span>
        <span className={styles.edge} style={{ background: hue }} aria-hidden="true" />
        <span className={styles.who}>
          <strong>{session.name}</strong>
          <span>{t(m.calendar_session_kind)}</span>
        </span>
        <span className={styles.person}>
          {session.teacherId !== null && nameOf(drawing, session.teacherId)}
        </span>
        <span className={styles.state}>{session.isCancelled && t(m.calendar_off)}</span>
        <SessionPlaces session={session} />
      </SessionLink>
    </li>
  );
}
