import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney, formatTime } from '#contracts/format.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import * as m from '#contracts/texts/messages.js';

import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { MONEY_PART } from '#web/business-frame/reservations/reservation-money.tsx';
import { useDayPaths } from './day-paths.ts';
import type { DayAtCenter, SessionOfToday } from './today-calls.ts';
import styles from './today.module.css';
import { customerOf, shortMoment, timesOf, unpaidOf } from './today-labels.ts';

/** So many lines say enough; the rest is one step away. */
const MOST = 5;

type OfDay = { day: DayAtCenter };

/** Beside who comes: class sessions, money, time that is free, what is new. */
export function Side({
  day,
  isAhead,
  sessions,
  unread,
}: OfDay & {
  /** Whether the list beside is of a later day, as are the sessions. */
  isAhead: boolean;
  sessions: readonly SessionOfToday[];
  unread: number;
}) {
  return (
    <div className={styles.side}>
      <Sessions sessions={sessions} title={isAhead ? m.today_sessions_ahead : m.today_sessions} />
      <Takings day={day} />
      <Unpaid day={day} />
      {!isAhead && <Gaps day={day} />}
      <NewBookings day={day} />
      <Notices unread={unread} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** Each leads to its roster. */
function Sessions({
  sessions,
  title,
}: {
  sessions: readonly SessionOfToday[];
  title: typeof m.today_sessions;
}) {
  const t = useTexts();
  const centerPath = useCenterPath();
  if (sessions.length === 0) return null;
  return (
    <Part title={t(title)}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Link to={centerPath(`classes/sessions/${session.id}`)} className={styles.line}>
              <span className={styles.name}>
                {session.status === 'C' ? <s>{session.className}</s> : session.className}
                <small>
                  {[hoursOf(session), session.teacherName, session.roomName].filter(Boolean).join(', ')}
                </small>
              </span>
              <span className={styles.amount}>
                {session.status === 'C' ? (
                  <small>{t(m.today_session_off)}</small>
                ) : (
                  <>
                    {session.taken}/{session.capacity}
                    <span className="visually-hidden"> {t(m.today_session_places)}</span>
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const hoursOf = ({ timeZone, startsAt, endsAt }: SessionOfToday): string =>
  [startsAt, endsAt].map((at) => formatTime(localDateTimeIn(timeZone, at))).join('–');

function Takings({ day: { takings } }: OfDay) {
  const t = useTexts();
  const centerPath = useCenterPath();
  if (!takings) return null;
  const { tillCents, sums } = takings;
  return (
    <Part title={t(sums ? m.today_takings : m.today_takings_till)}>
      <p className={styles.figure}>{formatMoney(sums ? sums.todayCents : tillCents)}</p>
      {sums && (
        <p className={styles.hint}>
          {t(m.today_week, {
            week: formatMoney(sums.weekCents),
            before: formatMoney(sums.weekBeforeCents),
          })}
        </p>
      )}
      <p>
        <Link to={centerPath('till')} className={styles.way}>
          {sums ? t(m.today_to_till_with, { amount: formatMoney(tillCents) }) : t(m.today_to_till)}
        </Link>
      </p>
    </Part>
  );
}

function Unpaid({ day }: OfDay) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathOf } = useDayPaths();
  const unpaid = unpaidOf(day);
  if (unpaid.length === 0) return null;
  const sum = unpaid.reduce((cents, { owedCents }) => cents + (owedCents ?? 0), 0);
  const all = new URLSearchParams({ status: 'all', payment: 'unpaid', from: day.date, to: day.date });
  return (
    <Part title={t(m.today_unpaid, { amount: formatMoney(sum) })}>
      <ul className={styles.list}>
        {unpaid.slice(0, MOST).map((visit) => (
          <li key={visit.id}>
            <Link to={pathOf(visit.id, MONEY_PART)} preventScrollReset className={styles.line}>
              <span className={styles.name}>{customerOf(visit, t)}</span>
              <span className={styles.amount}>{formatMoney(visit.owedCents ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {unpaid.length > MOST && (
        <p>
          <Link to={`${centerPath('reservations')}?${all}`} className={styles.way}>
            {t(m.today_more, { count: unpaid.length - MOST })}
          </Link>
        </p>
      )}
    </Part>
  );
}

function Gaps({ day: { gaps, date } }: OfDay) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { here } = useDayPaths();
  const mayCreate = useMay('changeReservations');
  if (!mayCreate || gaps.length === 0) return null;
  const hrefOf = ({ startMinute, resourceId }: DayAtCenter['gaps'][number]): string => {
    const search = { date, time: formatMinuteOfDay(startMinute), resource: String(resourceId) };
    return `${centerPath('reservations/new')}?${new URLSearchParams({ ...search, from: here })}`;
  };
  return (
    <Part title={t(m.today_gaps)}>
      <ul className={styles.list}>
        {gaps.slice(0, MOST).map((gap) => (
          <li key={`${gap.resourceId} ${gap.startMinute}`}>
            <Link to={hrefOf(gap)} className={styles.line}>
              <span className={styles.name}>{gap.resourceName}</span>
              <span className={styles.amount}>{timesOf(gap)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {gaps.length > MOST && (
        <p>
          <Link to={centerPath('calendar')} className={styles.way}>
            {t(m.today_to_calendar)}
          </Link>
        </p>
      )}
    </Part>
  );
}

function NewBookings({ day: { newBookings, newBookingsTotal, timeZone } }: OfDay) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const { pathOf } = useDayPaths();
  if (newBookings.length === 0) return null;
  return (
    <Part title={t(m.today_new, { count: newBookingsTotal })}>
      <ul className={styles.list}>
        {newBookings.map((booking) => (
          <li key={booking.id}>
            <Link to={pathOf(booking.id)} preventScrollReset className={styles.line}>
              <span className={styles.name}>
                {customerOf(booking, t)}
                <small>
                  {booking.offer}
                  {!booking.byProvider && ` · ${t(m.calendar_online)}`}
                </small>
              </span>
              <span className={styles.amount}>{shortMoment(timeZone, booking.startsAt, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {newBookingsTotal > newBookings.length && (
        <p>
          <Link to={`${centerPath('reservations')}?status=active&sort=booked`} className={styles.way}>
            {t(m.today_all_new)}
          </Link>
        </p>
      )}
    </Part>
  );
}

function Notices({ unread }: { unread: number }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  if (unread === 0) return null;
  return (
    <Part title={t(m.notices_title)}>
      <p>
        <Link to={centerPath('notices')} className={styles.way}>
          {unread === 1 ? t(m.today_notice) : t(m.today_notices, { count: unread })}
        </Link>
      </p>
    </Part>
  );
}
