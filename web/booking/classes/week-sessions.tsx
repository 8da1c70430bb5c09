import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { formatMoney, formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useProviderLanguage } from '../provider-language.ts';
import { dayLabel } from '../shown-times.ts';
import type { ClassToBook, SessionOfWeek } from './class-calls.ts';
import { searchOfClass } from './class-request.ts';
import { isSold } from './class-rules.ts';
import type { LoadedWeek } from './load-week.ts';
import { WEEK_FIELD } from './load-week.ts';
import { placesLabel } from './session-table.tsx';
import styles from './week-sessions.module.css';

type WeekSessionsProps = {
  week: LoadedWeek;
  classes: readonly ClassToBook[];
  /** Of the page that a class belongs to. */
  basePath: string;
};

/** The sessions of a week day by day with the places left, each with the way to sign up (specification section 2). */
export function WeekSessions({ week, classes, basePath }: WeekSessionsProps) {
  const t = useTexts();
  const locale = useLocale();
  const days = Map.groupBy(week.sessions, ({ date }) => date);
  return (
    <section id="week" aria-labelledby="week-title" className={styles.week}>
      <h2 id="week-title">{t(m.week_sessions_title)}</h2>
      <Weeks week={week} />
      {days.size === 0 && <Nothing week={week} />}
      {[...days].map(([date, sessions]) => (
        <section key={date} aria-labelledby={`week-${date}`}>
          <h3 id={`week-${date}`} className={styles.day}>
            {dayLabel(date, locale)}
          </h3>
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <li key={session.id} data-off={session.check === 'CANCELED' || undefined}>
                <Session
                  session={session}
                  offered={classes.find(({ id }) => id === session.classId)}
                  basePath={basePath}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Links, so that they work without scripts and can be shared. */
function Weeks({ week: { from, to, previous, next } }: { week: LoadedWeek }) {
  const t = useTexts();
  const locale = useLocale();
  const hrefOf = useWeekHref();
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t(m.week_sessions_weeks)} className={styles.weeks}>
      {previous !== null && (
        <Link to={hrefOf(previous)} className={styles.step} preventScrollReset>
          <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
          <span>{t(m.week_sessions_previous)}</span>
        </Link>
      )}
      <strong>{t(m.week_sessions_range, { from: dayLabel(from, locale), to: dayLabel(to, locale) })}</strong>
      {next !== null && (
        <Link to={hrefOf(next)} className={styles.step} preventScrollReset>
          <span>{t(m.week_sessions_next)}</span>
          <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

function Nothing({ week: { nextDate } }: { week: LoadedWeek }) {
  const t = useTexts();
  const locale = useLocale();
  const hrefOf = useWeekHref();
  return (
    <p className={styles.nothing}>
      {t(m.week_sessions_none)}{' '}
      {nextDate !== null && (
        <Link to={hrefOf(nextDate)} preventScrollReset>
          {t(m.week_sessions_next_date, { day: dayLabel(nextDate, locale) })}
        </Link>
      )}
    </p>
  );
}

/** The address of another week; what else the address says stays. */
function useWeekHref(): (date: string) => string {
  const [search] = useSearchParams();
  return (date) => {
    const other = new URLSearchParams(search);
    other.set(WEEK_FIELD, date);
    return `?${other}#week`;
  };
}

type SessionProps = { session: SessionOfWeek; offered: ClassToBook | undefined; basePath: string };

function Session({ session, offered, basePath }: SessionProps) {
  const t = useTexts();
  const locale = useLocale();
  const lang = useProviderLanguage();
  const { id, classId, className, date, startTime, endTime, teacherName, check, priceCents } = session;
  const page = `${basePath}/class/${classId}`;
  const times = `${formatTime(startTime)}–${formatTime(endTime)}`;
  const canJoin = check === 'FREE' && offered !== undefined && isSold(offered);
  const price = priceCents === null ? null : priceCents === 0 ? t(m.booking_free) : formatMoney(priceCents);
  return (
    <>
      <span className={styles.time}>{times}</span>
      <span className={styles.what}>
        <Link to={page} lang={lang}>
          {className}
        </Link>
        <small>{[teacherName, price].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.places}>{placesLabel(session, t)}</span>
      {canJoin && (
        <ButtonLink
          // A whole course is chosen as a whole on its page
          to={`${page}${session.model === 'total' ? '' : searchOfClass({ sessionIds: [id], step: 0 })}`}
          look="secondary"
          className={styles.join}
        >
          {t(m.signup_do)}
          <span className="visually-hidden">
            : <span lang={lang}>{className}</span>, {dayLabel(date, locale)}, {times}
          </span>
        </ButtonLink>
      )}
    </>
  );
}
