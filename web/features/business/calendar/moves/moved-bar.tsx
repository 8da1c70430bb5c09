import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { TwoStarts } from '../../new-reservation/two-starts.tsx';
import { useDrawing } from '../calendar-context.ts';
import { nameOfMoved, placeWords } from './move-words.ts';
import { UndoBar } from './undo-bar.tsx';
import { startsOfTwo } from './use-which-of-two.ts';
import styles from './moves.module.css';
import type { Moved } from './moved.ts';

type MovedBarProps = {
  moved: Moved;
  isBusy: boolean;
  onUndo: (how: { byKeys: boolean }) => void;
  onDone: () => void;
  onTell: (tells: boolean) => void;
  /** Which of two is meant, where a night shows the start twice. */
  onPick: (start: string) => void;
};

/** Says where a booking or a group is now, asks whether whoever booked is told, and leads back until the mail leaves. */
export function MovedBar({ moved, onTell, onPick, ...bar }: MovedBarProps) {
  const { shown } = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const { bookings, to } = moved;
  const [first] = bookings;
  const isPast = (date: string, minute: number): boolean =>
    date < shown.today || (date === shown.today && minute <= shown.nowMinute);
  const [firstOne, second] = (moved.back.start !== null && startsOfTwo(shown, to)) || [];
  // The second one ends where the clock says, as at any other time
  const ends = second !== undefined && moved.start === second ? { ...shown, clockChanges: [] } : shown;
  const hasBegun = isPast(first.date, first.startMinute) || isPast(to.date, to.start);
  return (
    <UndoBar {...bar} waitsForKey={moved.byKeys}>
      <strong>{nameOfMoved(bookings, t)}</strong>: {placeWords(to, ends, { locale })}
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
      {firstOne !== undefined && second !== undefined && (
        <TwoStarts
          name="whichOfTwo"
          minute={to.start}
          first={firstOne}
          second={second}
          start={moved.start}
          isDisabled={bar.isBusy}
          onChange={onPick}
        />
      )}
    </UndoBar>
  );
}
