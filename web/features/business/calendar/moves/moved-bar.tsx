import { formatMinuteOfDay, startsNamed } from '#contracts/time-text.ts';
import { zoneOf } from '#contracts/time.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { nameOfMoved, placeLabel } from './move-labels.ts';
import { UndoBar } from './undo-bar.tsx';
import styles from './moves.module.css';
import type { Moved } from './moved.ts';

type MovedBarProps = {
  moved: Moved;
  isBusy: boolean;
  onUndo: (how: { byKeys: boolean }) => void;
  onDone: () => void;
  onTell: (tells: boolean) => void;
};

/** Says where a booking or a group is now, asks whether whoever booked is told, and leads back until the mail leaves. */
export function MovedBar({ moved, onTell, ...bar }: MovedBarProps) {
  const { shown } = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const { bookings, to } = moved;
  const [first] = bookings;
  const isPast = (date: string, minute: number): boolean =>
    date < shown.today || (date === shown.today && minute <= shown.nowMinute);
  const isTwice =
    moved.back.start !== null && startsNamed(zoneOf(shown.timeZone), to.date, to.start).length > 1;
  const hasBegun = isPast(first.date, first.startMinute) || isPast(to.date, to.start);
  return (
    <UndoBar {...bar} waitsForKey={moved.byKeys}>
      <strong>{nameOfMoved(bookings, t)}</strong>: {placeLabel(to, shown, { locale })}
      <br />
      {hasBegun || !moved.canBeTold ? (
        <small>{t(hasBegun ? m.calendar_move_not_told : m.calendar_move_nobody_told)}</small>
      ) : (
        <label className={styles.tells}>
          <input
            type="checkbox"
            checked={moved.isTold}
            onChange={({ currentTarget }) => onTell(currentTarget.checked)}
          />
          {t(bookings.length === 1 ? m.calendar_move_tells : m.calendar_move_tells_all)}
        </label>
      )}
      {isTwice && <small>{t(m.new_reservation_twice, { time: formatMinuteOfDay(to.start) })}</small>}
    </UndoBar>
  );
}
