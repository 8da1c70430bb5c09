import { useEffect, useMemo, useRef } from 'react';
import type { CSSProperties, Ref, RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { dayLabel } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { Drawing } from '#web/business-frame/calendar/calendar-context.ts';
import { datesShown } from './calendar-labels.ts';
import type { ColumnsBy } from './column-labels.ts';
import { columnLabel, dataOfColumn } from './column-labels.ts';
import { ColumnBody } from './column-body.tsx';
import type { GridColumn } from '#web/business-frame/calendar/grid-columns.ts';
import { foldedColumns } from '#web/business-frame/calendar/grid-columns.ts';
import { FoldedOnPaper } from './folded-on-paper.tsx';
import { Head } from './grid-head.tsx';
import { lanesIn, lanesOnPaper } from '#web/business-frame/calendar/lane-room.ts';
import { GridOverlay } from './grid-overlay.tsx';
import { hoursDrawn } from './hours-drawn.ts';
import type { GridHandle } from '#web/business-frame/calendar/use-grid-handle.ts';
import { useGridHandle } from '#web/business-frame/calendar/use-grid-handle.ts';
import type { Step } from './use-grid-step.ts';
import type { GridWindow } from './use-grid-window.ts';
import { useGridWindow } from './use-grid-window.ts';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import styles from './time-grid.module.css';

type TimeGridProps = {
  columns: readonly GridColumn[];
  by: ColumnsBy;
  step: Step;
  mayCreate: boolean;
  /** The ways to what is drawn. */
  handle: Ref<GridHandle>;
};

const HOUR = 60;

/** Columns beside each other over the hours of the day. */
export function TimeGrid({ columns: all, by, step, mayCreate, handle }: TimeGridProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const scroller = useRef<HTMLElement>(null);
  const { address, shown, date } = drawing;
  const withBlocks = useMay('changeHours');
  const hours = useMemo(
    () =>
      hoursDrawn(
        all.flatMap(({ times }) => times),
        all.flatMap(({ events, sessions }) => [...events, ...sessions]),
        address.allHours,
      ),
    [all, address.allHours],
  );
  const { view, look } = useGridWindow(scroller, all.length, hours);
  // A person's day folds nothing: it is where what is folded elsewhere leads
  const columns = useMemo(
    () =>
      by === 'person'
        ? all
        : foldedColumns(all, view.isOnPaper ? lanesOnPaper(view.width) : lanesIn(view.width)),
    [all, by, view.isOnPaper, view.width],
  );
  useGridHandle({ handle, scroller, columns, hours, withBlocks, look });
  useShownNow(scroller, drawing, hours);
  const focused = focusedOf(columns, by, drawing);
  const nameOf = (column: GridColumn, whole: GridColumn): string =>
    columnLabel(column, { whole, by, day: dayLabel(column.date, locale) }, t);
  const size = {
    '--columns': columns.length,
    '--step': step,
    '--hours': (hours.to - hours.from) / HOUR,
  } as CSSProperties;
  const grid = (
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={t(m.calendar_grid, { dates: datesShown(address.view, date, locale) })}
      className={styles.scroller}
      data-step={step}
      data-by={by}
      data-many={columns.length > 12 || undefined}
      style={size}
    >
      <div className={styles.heads}>
        <span className={styles.corner} aria-hidden="true" />
        {columns.map((column) => (
          <Head key={column.key} column={column} by={by} isFocused={column.key === focused} />
        ))}
      </div>
      <div className={styles.body}>
        <Hours {...hours} />
        {columns.map((column, index) => (
          <section
            key={column.key}
            {...dataOfColumn(column, by)}
            data-focused={column.key === focused || undefined}
            aria-label={nameOf(column, all[index] ?? column)}
            className={styles.column}
          >
            {isDrawn(view, column, index) && (
              <ColumnBody {...{ column, hours, step, view, mayCreate, mayMove: mayCreate, shown }} />
            )}
          </section>
        ))}
        <GridOverlay scroller={scroller} hours={hours} step={step} mayMove={mayCreate} />
      </div>
    </section>
  );
  return (
    <>
      {grid}
      {view.isOnPaper && <FoldedOnPaper columns={columns} />}
    </>
  );
}

/** The hours that are drawn, beside all columns. */
function Hours({ from, to }: { from: number; to: number }) {
  const marks = Array.from({ length: (to - from) / HOUR }, (_one, index) => from + index * HOUR);
  return (
    <div
      className={styles.hours}
      aria-hidden="true"
      style={{ height: `calc(${(to - from) / HOUR} * var(--hour))` }}
    >
      {marks.map((minute) => (
        <span
          key={minute}
          className={styles.hour}
          style={{ top: `calc(${(minute - from) / HOUR} * var(--hour))` }}
        >
          {minute > from && formatMinuteOfDay(minute)}
        </span>
      ))}
    </div>
  );
}

/** Whose column a phone shows: who is chosen, else the first. A week shows its days side by side. */
const focusedOf = (columns: readonly GridColumn[], by: ColumnsBy, { address }: Drawing): string | null =>
  by !== 'person'
    ? null
    : ((columns.find(({ person }) => person?.id === address.person) ?? columns[0])?.key ?? null);

const isDrawn = ({ part, kept }: GridWindow, { key }: GridColumn, index: number): boolean =>
  part === null || (index >= part.first && index < part.end) || kept.has(key);

/** Whoever opens a day sees its present, or where it begins; turning on keeps the place. */
function useShownNow(
  scroller: RefObject<HTMLElement | null>,
  { shown, address, date }: Drawing,
  hours: { from: number; to: number },
): void {
  const isToday = shown.today === date;
  const minute = isToday ? shown.nowMinute : address.allHours ? 8 * HOUR : hours.from;
  const wanted = useRef(minute);
  useEffect(() => {
    wanted.current = minute;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const height = element.scrollHeight / Math.max(1, hours.to - hours.from);
    element.scrollTo({ top: Math.max(0, (wanted.current - HOUR - hours.from) * height) });
  }, [scroller, hours.from, hours.to]);
}
