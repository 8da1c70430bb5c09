import { memo } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { hrefOf, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { Fold } from '#web/business-frame/calendar/fold.ts';
import { placeInLane } from './grid-place.ts';
import { anchorOf } from '#web/business-frame/calendar/just-booked.ts';
import styles from './event-block.module.css';

type FoldBlockProps = {
  fold: Fold;
  date: LocalDate;
  /** The date in words. */
  day: string;
  /** Minute of the day at which its grid begins. */
  start: number;
};

/** What has no lane of its own: how many there are, and the way to the first of them in its day, which has a column a person. */
export const FoldBlock = memo(function FoldBlock({ fold, date, day, start }: FoldBlockProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const { bookings, sessions, from, to, key } = fold;
  const count = bookings.length + sessions.length;
  const [first] = bookings;
  const times = `${formatMinuteOfDay(from)}–${formatMinuteOfDay(to)}`;
  const href = hrefOf(drawing, {
    view: 'day',
    date,
    byRoom: false,
    person: first?.resourceId ?? sessions[0]?.teacherId ?? null,
  });
  return (
    <li className={styles.fold} style={placeInLane(fold, start)} data-key={key}>
      <a
        href={first ? `${href}#${anchorOf(first.id)}` : href}
        // As links of bookings: one handler for all
        onClick={drawing.follow}
        data-fold={key}
        data-folded={bookings.map(({ id }) => id).join(' ')}
        data-date={date}
        data-from={from}
        aria-label={
          count === 1 ? t(m.calendar_folded_one, { times, day }) : t(m.calendar_folded, { count, times, day })
        }
        className={styles.more}
      >
        +{count}
      </a>
    </li>
  );
});
