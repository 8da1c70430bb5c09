import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { dayLabel, localDateTimeIn } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { ClassSessionSeen } from './class-calls.ts';
import { timesOf } from './class-labels.ts';
import styles from './classes.module.css';
import { PlacesTaken } from './places-taken.tsx';

/** The sessions of the next days, day by day; each leads to its roster. */
export function ComingSessions({ sessions }: { sessions: readonly ClassSessionSeen[] }) {
  const t = useTexts();
  const locale = useLocale();
  const { role } = useOwnCenter();
  const byDay = Map.groupBy(sessions, ({ timeZone, startsAt }) =>
    localDateTimeIn(timeZone, startsAt).slice(0, 10),
  );
  return (
    <section aria-labelledby="coming-sessions" className={styles.week}>
      <h2 id="coming-sessions" className={styles.title}>
        {t(m.classes_week)}
      </h2>
      {sessions.length === 0 && (
        <p className={styles.quiet}>
          {t(role === 'collaborator' ? m.classes_week_none_own : m.classes_week_none)}
        </p>
      )}
      {[...byDay].map(([date, ofDay]) => (
        <section key={date} aria-label={dayLabel(date, locale)}>
          <h3 className={styles.day}>{dayLabel(date, locale)}</h3>
          <ul className={styles.sessions}>
            {ofDay.map((session) => (
              <li key={session.id}>
                <SessionLine session={session} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function SessionLine({ session }: { session: ClassSessionSeen }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const isOff = session.status === 'C';
  return (
    <Link
      to={centerPath(`classes/sessions/${session.id}`)}
      className={styles.session}
      data-off={isOff || undefined}
    >
      <span className={styles.figures}>{timesOf(session)}</span>
      <span className={styles.what}>
        {isOff ? <s>{session.className}</s> : <strong>{session.className}</strong>}
        {session.teacherName && <small>{session.teacherName}</small>}
      </span>
      {isOff ? <small>{t(m.classes_cancelled)}</small> : <PlacesTaken session={session} />}
    </Link>
  );
}
