import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useDrawing } from '../calendar-context.ts';
import { customerOf } from '../calendar-words.ts';
import { placeWords } from './move-words.ts';
import { UndoBar } from './undo-bar.tsx';
import type { Moved } from './use-moves.ts';

const tellingOf = (hasBegun: boolean, tellsCustomer: boolean) =>
  hasBegun ? m.calendar_move_not_told : tellsCustomer ? m.calendar_move_told : m.calendar_move_quiet;

type MovedBarProps = { moved: Moved; isBusy: boolean; onUndo: () => void; onDone: () => void };

/** Says where a booking is now and who is told, and leads back until the mail leaves. */
export function MovedBar({ moved, ...bar }: MovedBarProps) {
  const { shown } = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const { booking, to } = moved;
  const isPast = (date: string, minute: number): boolean =>
    date < shown.today || (date === shown.today && minute <= shown.nowMinute);
  const hasBegun = isPast(booking.date, booking.startMinute) || isPast(to.date, to.start);
  return (
    <UndoBar {...bar}>
      <strong>{customerOf(booking, t)}</strong>: {placeWords(to, shown, { locale })}
      <br />
      <small>{t(tellingOf(hasBegun, moved.tellsCustomer))}</small>
    </UndoBar>
  );
}
