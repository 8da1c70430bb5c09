import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/booking/shown-times.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useDayPaths } from './day-paths.ts';
import { Side } from './side.tsx';
import type { DayAtCenter, DayOnSheet, SessionOfToday } from './today-calls.ts';
import { aheadInWords, bookingsText } from './today-labels.ts';
import styles from './today.module.css';

type DayProps = {
  day: DayAtCenter;
  next: DayOnSheet | null;
  sessions: readonly SessionOfToday[];
  unread: number;
  children: ReactNode;
};

/** Today, or the next day after closing, with what belongs to it. */
export function DayShown({ day, next, sessions, unread, children }: DayProps) {
  return (
    <>
      <Lead day={day} next={next} />
      <div className={styles.day}>
        {children}
        <Side day={day} isAhead={next !== null} sessions={sessions} unread={unread} />
      </div>
    </>
  );
}

/** Which day is shown, the way to the other one after closing, and to paper. */
function Lead({ day, next }: Pick<DayProps, 'day' | 'next'>) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const paths = useDayPaths();
  const count = next ? next.lines.length : day.visits.length;
  const print = centerPath('today/print') + (next ? `?${new URLSearchParams({ date: next.date })}` : '');
  return (
    <div className={styles.lead}>
      <p>
        <strong>{next ? aheadInWords(next.date, day, { t, locale }) : dayLabel(day.date, locale)}</strong>
        {count > 0 && `, ${bookingsText(count, t)}`}
      </p>
      {next && (
        <ButtonLink to={paths.today} look="secondary">
          {t(m.today_show_today)}
        </ButtonLink>
      )}
      {!next && day.nextDay !== null && (
        <ButtonLink to={paths.current} look="secondary">
          {aheadInWords(day.nextDay, day, { t, locale })}
        </ButtonLink>
      )}
      {count > 0 && (
        <ButtonLink to={print} look="quiet" className={styles.print}>
          <IconPrinter size={18} stroke={1.6} aria-hidden="true" />
          {t(m.today_print)}
        </ButtonLink>
      )}
    </div>
  );
}
