import { IconNote } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCenterPath } from '../center/own-center.tsx';
import type { Visit } from './today-calls.ts';
import styles from './today.module.css';
import { customerOf, partsOf, timesOf } from './today-words.ts';

/** Who comes today: who is late before all others, who is there, who comes next, and folded who was there. */
export function Visits({ visits }: { visits: readonly Visit[] }) {
  const t = useTexts();
  const { late, here, coming, done } = partsOf(visits);
  if (visits.length === 0) return <p className={styles.calm}>{t(m.today_no_visits)}</p>;
  return (
    <div className={styles.visits}>
      {late.length > 0 && <Part title={t(m.today_late)} visits={late} isUrgent />}
      {here.length > 0 && <Part title={t(m.today_here)} visits={here} />}
      {coming.length > 0 && <Part title={t(m.today_next)} visits={coming} />}
      {coming.length + here.length + late.length === 0 && (
        <p className={styles.calm}>{t(m.today_all_done)}</p>
      )}
      {done.length > 0 && (
        <details className={styles.done}>
          <summary>{t(m.today_done, { count: done.length })}</summary>
          <VisitList label={t(m.today_done, { count: done.length })} visits={done} />
        </details>
      )}
    </div>
  );
}

function Part({
  title,
  visits,
  isUrgent = false,
}: {
  title: string;
  visits: readonly Visit[];
  isUrgent?: boolean;
}) {
  return (
    <section className={classNames(isUrgent && styles.urgent)}>
      <h2 className={styles.title}>{title}</h2>
      <VisitList label={title} visits={visits} />
    </section>
  );
}

function VisitList({ label, visits }: { label: string; visits: readonly Visit[] }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <VisitLine visit={visit} />
        </li>
      ))}
    </ul>
  );
}

function VisitLine({ visit }: { visit: Visit }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { id, offer, resourceName, status, standing, isFirstVisit, hasNote, owedCents } = visit;
  // Who is still to come pays when they are there.
  const owed = status === 'A' && standing !== 'coming' && standing !== 'noShow' ? (owedCents ?? 0) : 0;
  const marks = [
    standing === 'noShow' && t(m.calendar_no_show),
    status === 'P' && t(m.calendar_unconfirmed),
    status === 'RSD' && t(m.calendar_awaits_payment),
    isFirstVisit && t(m.calendar_first),
  ].filter((mark) => mark !== false);
  return (
    <Link to={centerPath(`reservations/${id}`)} className={styles.visit}>
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
