import { useEffect, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { UNDO_SECONDS } from '#contracts/soft-rules.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDrawing } from '../calendar-context.ts';
import { customerOf } from '../calendar-words.ts';
import { placeWords } from './move-words.ts';
import type { Moved } from './use-moves.ts';
import styles from './moves.module.css';

const tellingOf = (hasBegun: boolean, tellsCustomer: boolean) =>
  hasBegun ? m.calendar_move_not_told : tellsCustomer ? m.calendar_move_told : m.calendar_move_quiet;

type MovedBarProps = { moved: Moved; isBusy: boolean; onUndo: () => void; onDone: () => void };

/** Says where a booking is now and who is told, and leads back until the mail leaves; it stays while it is pointed at or has the focus. */
export function MovedBar({ moved, isBusy, onUndo, onDone }: MovedBarProps) {
  const { shown } = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isKept || isBusy) return undefined;
    const timer = setTimeout(onDone, UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isKept, isBusy, onDone]);
  const { booking, to } = moved;
  const isPast = (date: string, minute: number): boolean =>
    date < shown.today || (date === shown.today && minute <= shown.nowMinute);
  const hasBegun = isPast(booking.date, booking.startMinute) || isPast(to.date, to.start);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while it is looked at
    <div
      role="status"
      className={styles.moved}
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
      onFocus={() => setKept(true)}
      onBlur={() => setKept(false)}
    >
      <p>
        <strong>{customerOf(booking, t)}</strong>: {placeWords(to, shown, { locale })}
        <br />
        <small>{t(tellingOf(hasBegun, moved.tellsCustomer))}</small>
      </p>
      <Button type="button" look="secondary" isBusy={isBusy} onClick={onUndo}>
        {t(m.calendar_move_undo)}
      </Button>
    </div>
  );
}
