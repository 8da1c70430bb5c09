import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { PopoverAt } from '#web/business-ui/popover-at.tsx';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { dayLabel } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { hasUnsavedForms } from '#web/lib/unsaved-forms.ts';
import { nameOf, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { placeOf } from '../grid-place.ts';
import { roomOf } from '#web/business-frame/calendar/rooms.ts';
import { isInColumn, measured } from '../moves/grid-measure.ts';
import type { BegunPlace } from './begun.ts';
import { endBeginning, useBegun } from './begun.ts';
import { BookingForm } from './booking-form.tsx';
import { nextFree } from './next-free.ts';
import styles from './begin.module.css';

type BookingBegunProps = { hours: { from: number; to: number }; step: number };

/** The small form of a booking beside the place where it was begun. Stands in the body of the grid. */
export function BookingBegun(grid: BookingBegunProps) {
  const begun = useBegun();
  return begun && <Begun key={JSON.stringify(begun)} asked={begun} {...grid} />;
}

/** Below it there is no room beside a column: the form rises from below. */
const NARROW = '(width < 600px)';

function Begun({ asked, hours, step }: BookingBegunProps & { asked: BegunPlace }) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const marker = useRef<HTMLDivElement>(null);
  const { shown } = drawing;
  const [place] = useState(() => placed(asked, { shown, step }));
  const [minutes, setMinutes] = useState(place.minutes ?? step);
  const [isAsking, setAsking] = useState(false);
  const [isNarrow] = useState(() => matchMedia(NARROW).matches);
  const [at] = useState(() => columnOf(place, hours));
  useLayoutEffect(() => {
    marker.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  useClosedElsewhere();
  const from = place.minute ?? hours.from;
  const close = (): void => {
    if (hasUnsavedForms()) setAsking(true);
    else endBeginning();
  };
  const day = dayLabel(place.date, locale);
  const whose =
    place.resourceId === null ? (roomOf(shown, place.room)?.name ?? '') : nameOf(drawing, place.resourceId);
  const where = whose === '' ? day : t(m.calendar_column, { name: whose, day });
  const content = (
    <>
      <BookingForm place={place} where={where} hasHead={!isNarrow} onMinutes={setMinutes} onClose={close} />
      <ConfirmDialog
        title={t(m.form_unsaved_title)}
        verb={t(m.form_unsaved_leave)}
        wayOut={t(m.form_unsaved_stay)}
        isOpen={isAsking}
        onConfirm={endBeginning}
        onClose={() => setAsking(false)}
      >
        <p>{t(m.form_unsaved_text)}</p>
      </ConfirmDialog>
    </>
  );
  const label = t(m.new_reservation_at, { place: where });
  return (
    <>
      <div
        ref={marker}
        className={styles.marker}
        style={{ ...placeOf(from, from + minutes, hours.from), ...at }}
        aria-hidden="true"
      >
        {place.minute !== null &&
          `${formatMinuteOfDay(from)}–${formatMinuteOfDay((from + minutes) % (24 * 60))}`}
      </div>
      {isNarrow ? (
        <Dialog title={where} isOpen onClose={close}>
          {content}
        </Dialog>
      ) : (
        <PopoverAt trigger={marker} label={label} placement="right top" onClose={close}>
          {content}
        </PopoverAt>
      )}
    </>
  );
}

/** Who goes on elsewhere over the calendar, as to the form of a block, leaves it. */
function useClosedElsewhere(): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) endBeginning();
  }, [pathname]);
}

/** Where it begins: what was asked for or, where no time was, the next free one that is drawn. */
function placed(
  asked: BegunPlace,
  { shown, step }: Pick<BookingBegunProps, 'step'> & { shown: ReturnType<typeof useDrawing>['shown'] },
): BegunPlace {
  if (asked.minute !== null) return asked;
  const from = asked.after ?? (asked.date === shown.today ? shown.nowMinute : 0);
  const { date, resourceId, room } = asked;
  const free = nextFree(shown, { date, resourceId, room, from, step });
  return { ...asked, ...free };
}

/** The column of the grid that a place lies in, in pixels of its body. */
function columnOf(
  { column: key, date, resourceId }: BegunPlace,
  hours: BookingBegunProps['hours'],
): { left: number; width: number } {
  const body = document.querySelector<HTMLElement>('[data-column]')?.parentElement;
  const columns = body ? measured(body, hours).columns : [];
  const column =
    columns.find(({ element }) => element.dataset['column'] === key) ??
    columns.find((one) => isInColumn(one, { date, resourceId: resourceId ?? 0, room: one.room })) ??
    columns.find((one) => one.date === date) ??
    columns[0];
  return column ? { left: column.left + 2, width: column.width - 5 } : { left: 0, width: 0 };
}
