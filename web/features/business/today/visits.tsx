import { IconNote } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { anchorOf } from '#web/business-frame/calendar/just-booked.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { useDayPaths } from './day-paths.ts';
import type { DayAtCenter, Visit } from './today-calls.ts';
import styles from './today.module.css';
import type { PlacedVisit } from './today-labels.ts';
import { bookingsText, customerOf, marksOf, timeOf, timesOf } from './today-labels.ts';
import { VisitActs } from './visit-acts.tsx';

/** Who comes today: who is late before all others, who is there, who comes next, and folded who was there; with nobody left, what tomorrow brings. */
export function Visits({ visits, date, tomorrow }: Lines & Pick<DayAtCenter, 'tomorrow'>) {
  const t = useTexts();
  const { late = [], here = [], coming = [], done = [] } = Object.groupBy(visits, ({ part }) => part);
  if (visits.length === 0)
    return (
      <div>
        <p className={styles.calm}>{t(m.today_no_visits)}</p>
        <Tomorrow tomorrow={tomorrow} />
      </div>
    );
  return (
    <div className={styles.visits}>
      {late.length > 0 && <Part title={t(m.today_late)} visits={late} date={date} isUrgent />}
      {here.length > 0 && <Part title={t(m.today_here)} visits={here} date={date} />}
      {coming.length > 0 && <Part title={t(m.today_next)} visits={coming} date={date} />}
      {coming.length + here.length + late.length === 0 && (
        <div>
          <p className={styles.calm}>{t(m.today_all_done)}</p>
          <Tomorrow tomorrow={tomorrow} />
        </div>
      )}
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>{t(m.today_done, { count: done.length })}</summary>
          <VisitList label={t(m.today_done, { count: done.length })} visits={done} date={date} />
        </details>
      )}
    </div>
  );
}

/** Who comes on a day ahead. */
export function VisitsAhead({ visits, date }: Lines) {
  const t = useTexts();
  return visits.length === 0 ? (
    <p className={styles.calm}>{t(m.today_next_none)}</p>
  ) : (
    <div className={styles.visits}>
      <Part title={t(m.today_next)} visits={visits} date={date} isAhead />
    </div>
  );
}

function Tomorrow({ tomorrow: { date, bookings, firstMinute } }: Pick<DayAtCenter, 'tomorrow'>) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const time = firstMinute === null ? '' : timeOf(firstMinute);
  return (
    <p>
      <Link to={`${centerPath('calendar')}?${new URLSearchParams({ date })}`} className={styles.way}>
        {bookings === 0
          ? t(m.today_tomorrow_none)
          : bookings === 1
            ? t(m.today_tomorrow_one, { time })
            : t(m.today_tomorrow, { bookings: bookingsText(bookings, t), time })}
      </Link>
    </p>
  );
}

type Lines = {
  visits: readonly PlacedVisit[];
  date: LocalDate;
  /** Of another day: nobody can have come. */
  isAhead?: boolean;
};

function Part({ title, isUrgent = false, ...lines }: Lines & { title: string; isUrgent?: boolean }) {
  return (
    <section className={classNames(isUrgent && styles.urgent)}>
      <h2 className={styles.title}>{title}</h2>
      <VisitList label={title} {...lines} />
    </section>
  );
}

function VisitList({ label, visits, date, isAhead = false }: Lines & { label: string }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {visits.map((visit) => (
        <li key={visit.id} className={styles.entry}>
          <VisitLine visit={visit} />
          <VisitActs visit={visit} date={date} isAhead={isAhead} />
        </li>
      ))}
    </ul>
  );
}

function VisitLine({ visit }: { visit: Visit }) {
  const t = useTexts();
  const { pathOf } = useDayPaths();
  const { id, offer, resourceName, status, standing, hasNote, owedCents } = visit;
  // Who is still to come pays when they are there; who is there, by the act beside.
  const owed = status === 'A' && standing === 'late' ? (owedCents ?? 0) : 0;
  const marks = marksOf(visit, t);
  return (
    <Link to={pathOf(id)} data-booking={id} id={anchorOf(id)} preventScrollReset className={styles.visit}>
      <span className={styles.time}>{timesOf(visit)}</span>
      <span className={styles.who}>
        <strong>{customerOf(visit, t)}</strong>
        <span>{[offer, resourceName].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.marks}>
        {hasNote && <IconNote size={16} stroke={1.6} role="img" aria-label={t(m.calendar_note)} />}
        {marks.length > 0 && <span>{marks.join(', ')}</span>}
        {owed > 0 && <span className={styles.owed}>{t(m.today_owes, { amount: formatMoney(owed) })}</span>}
      </span>
    </Link>
  );
}
