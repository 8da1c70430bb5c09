import { IconUsersGroup } from '@tabler/icons-react';
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { SessionShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { firstNameOf, hueOfSession, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { SessionEvent } from '#web/business-frame/calendar/drawn-events.ts';
import { isOver } from '#web/business-frame/calendar/drawn-events.ts';
import type { LaneRoom } from '#web/business-frame/calendar/lane-room.ts';
import type { Lane } from '#web/business-frame/calendar/lanes.ts';
import { sessionLabel, timesOfSession } from './calendar-labels.ts';
import { placeInLane } from './grid-place.ts';
import styles from './session-block.module.css';

/** Below these minutes there is room for one line. */
const LINES = 45;

type SessionBlockProps = {
  event: SessionEvent & Lane;
  /** Minute of the day at which its grid begins. */
  start: number;
  /** What its lane has room for. */
  room: LaneRoom;
  /** Its column is not of one person. */
  saysWhose: boolean;
};

/** A session of a class in the grid: which, when and how many come; leads to its roster. It is not moved here. */
export const SessionBlock = memo(function SessionBlock({ event, start, room, saysWhose }: SessionBlockProps) {
  const drawing = useDrawing();
  const { session, from, to } = event;
  const isWide = room === 'wide';
  const isLow = to - from < LINES;
  const place = placeInLane(event, start);
  return (
    <li
      className={classNames(
        styles.session,
        isLow && styles.low,
        isOver(drawing.shown, session) && styles.over,
        session.isCancelled && styles.off,
      )}
      style={{ ...place, '--high': place.height, '--hue': hueOfSession(drawing, session) } as CSSProperties}
      data-key={event.key}
    >
      <SessionLink session={session} className={styles.whole}>
        {(isWide || (!isLow && room !== 'tiny')) && (
          <span className={styles.time}>
            {isWide ? timesOfSession(session) : timesOfSession(session).slice(0, 5)}
            {isWide && <IconUsersGroup size={14} stroke={1.8} aria-hidden="true" />}
          </span>
        )}
        <span className={styles.name}>{session.name}</span>
        <span className={styles.places}>
          {session.taken}/{session.capacity}
          {isWide &&
            saysWhose &&
            session.teacherId !== null &&
            ` · ${firstNameOf(drawing, session.teacherId)}`}
        </span>
      </SessionLink>
    </li>
  );
});

/** Leads to the roster of a session. */
export function SessionLink({
  session,
  className,
  children,
}: {
  session: SessionShown;
  className: string | undefined;
  children: ReactNode;
}) {
  const drawing = useDrawing();
  const t = useTexts();
  return (
    <a
      href={drawing.sessionHref(session.id)}
      // As links of bookings: one handler for all
      onClick={drawing.follow}
      aria-label={sessionLabel(session, drawing, t)}
      className={className}
    >
      {children}
    </a>
  );
}

/** The places of a session in a list, with the sign of a class. */
export function SessionPlaces({ session: { taken, capacity } }: { session: SessionShown }) {
  const t = useTexts();
  return (
    <span className={styles.listed} title={t(m.calendar_session_places, { taken, capacity })}>
      <IconUsersGroup size={14} stroke={1.8} aria-hidden="true" />
      {taken}/{capacity}
    </span>
  );
}
