import { formatMoney, formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { dayWithWeekday } from '../shown-times.ts';
import type { SessionToBook } from './class-calls.ts';
import { SESSIONS_FIELD } from './class-request.ts';
import styles from './sign-up.module.css';

type SessionTableProps = {
  sessions: readonly SessionToBook[];
  chosenIds: readonly number[];
  /** All are signed up for together, for one price. */
  isWhole: boolean;
};

/** The dates of a class with a checkbox each (specification section 2). */
export function SessionTable({ sessions, chosenIds, isWhole }: SessionTableProps) {
  const t = useTexts();
  const hasPrices = sessions.some(({ priceCents }) => priceCents !== null);
  return (
    // It scrolls: without a mouse that needs the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.list} role="region" aria-label={t(m.signup_step_sessions)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t(m.signup_step_sessions)}</span>
            </th>
            <th scope="col">{t(m.signup_date)}</th>
            <th scope="col">{t(m.signup_time)}</th>
            <th scope="col" className={styles.teacher}>
              {t(m.signup_teacher)}
            </th>
            {hasPrices && <th scope="col">{t(m.signup_price)}</th>}
            <th scope="col">{t(m.signup_places)}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isChosen={chosenIds.includes(session.id)}
              isWhole={isWhole}
              hasPrices={hasPrices}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SessionRowProps = { session: SessionToBook; isChosen: boolean; isWhole: boolean; hasPrices: boolean };

function SessionRow({ session, isChosen, isWhole, hasPrices }: SessionRowProps) {
  const t = useTexts();
  const locale = useLocale();
  const { id, date, startTime, endTime, teacherName, priceCents, check } = session;
  const isFree = check === 'FREE';
  const day = dayWithWeekday(date, locale);
  const times = `${formatTime(startTime)}–${formatTime(endTime)}`;
  return (
    <tr data-off={isFree ? undefined : true}>
      <td>
        <input
          type="checkbox"
          name={SESSIONS_FIELD}
          value={id}
          defaultChecked={isChosen && (isFree || isWhole)}
          disabled={isWhole || !isFree}
          className={styles.box}
          aria-label={t(m.signup_choose_session, { moment: `${day}, ${times}` })}
        />
      </td>
      <th scope="row" className={check === 'CANCELED' ? styles.struck : styles.day}>
        {day}
      </th>
      <td className={check === 'CANCELED' ? styles.struck : undefined}>{times}</td>
      <td className={styles.teacher}>{teacherName}</td>
      {hasPrices && (
        <td>{priceCents === null ? '' : priceCents === 0 ? t(m.booking_free) : formatMoney(priceCents)}</td>
      )}
      <td>{placesLabel(session, t)}</td>
    </tr>
  );
}

/** How many places are left, or why the session cannot be chosen. */
export function placesLabel(
  { check, availableCapacity }: Pick<SessionToBook, 'check' | 'availableCapacity'>,
  t: Texts,
): string {
  switch (check) {
    case 'FREE':
      return availableCapacity === 1
        ? t(m.signup_places_left_one)
        : t(m.signup_places_left, { count: availableCapacity });
    case 'FULL':
      return t(m.signup_full);
    case 'PAST':
      return t(m.signup_past);
    case 'CLOSED':
      return t(m.signup_closed);
    case 'CANCELED':
      return t(m.signup_canceled);
    case 'BOUGHT':
      return t(m.signup_bought);
  }
}
