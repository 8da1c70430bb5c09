import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { dayLabel } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { BlockBar } from './blocks/block-bar.tsx';
import { blockKey, blockOf, isWholeBlock } from '#web/business-frame/calendar/blocks/block-drawn.ts';
import type { CalendarShown, TimeShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { EventBlock } from './event-block.tsx';
import { SessionBlock } from './session-block.tsx';
import { FreeTime } from './free-time.tsx';
import type { GridColumn } from '#web/business-frame/calendar/grid-columns.ts';
import { FoldBlock } from './fold-block.tsx';
import { placeOf } from './grid-place.ts';
import { laneRoom } from '#web/business-frame/calendar/lane-room.ts';
import { isIn } from './seen-part.ts';
import type { Step } from './use-grid-step.ts';
import type { GridWindow } from './use-grid-window.ts';
import styles from './time-grid.module.css';

type ColumnBodyProps = {
  column: GridColumn;
  hours: { from: number; to: number };
  step: Step;
  /** What of it stands in the page. */
  view: GridWindow;
  mayCreate: boolean;
  /** What is drawn can be held and moved. */
  mayMove: boolean;
  shown: CalendarShown;
};

/** What stands in a column: hours behind, free time to be chosen, blocks, what is booked, and the present. */
export function ColumnBody({ column, hours, step, view, mayCreate, mayMove, shown }: ColumnBodyProps) {
  const t = useTexts();
  const mayBlock = useMay('changeHours');
  const { times, date, person, room } = column;
  const blocks = mayBlock ? times.map(blockOf).filter((block) => block !== null) : [];
  const behind = times.filter((time) => !mayBlock || time.kind !== 'block');
  const changes = shown.clockChanges.filter((change) => change.date === date);
  return (
    <>
      {behind.map((time) => (
        <Behind key={`${time.kind}-${time.resourceId}-${time.startMinute}`} time={time} hours={hours} />
      ))}
      <div className={styles.lines} aria-hidden="true" />
      {mayCreate && <FreeTime column={column} hours={hours} step={step} />}
      {changes.map(({ kind, startMinute, endMinute }) => (
        <Clipped
          key={kind}
          from={startMinute}
          to={endMinute}
          hours={hours}
          className={kind === 'skipped' ? styles.skipped : styles.repeated}
        >
          {kind === 'skipped' ? t(m.calendar_skipped) : t(m.calendar_repeated)}
        </Clipped>
      ))}
      {blocks.length > 0 && (
        <ul>
          {blocks.map((block) => (
            <BlockBar
              key={blockKey(block)}
              block={block}
              name={person?.name ?? room?.name ?? ''}
              hours={hours}
              // A block of a thing is of all its units: it is changed in its form
              isMovable={mayMove && person !== null && isWholeBlock(block)}
            />
          ))}
        </ul>
      )}
      <InOrder {...{ column, hours, view, mayMove, shown }} />
      {date === shown.today && shown.nowMinute >= hours.from && shown.nowMinute < hours.to && (
        <div className={styles.now} style={placeOf(shown.nowMinute, shown.nowMinute, hours.from)}>
          <span className={styles.nowTime}>
            <span className="visually-hidden">{t(m.calendar_now)} </span>
            {formatMinuteOfDay(shown.nowMinute)}
          </span>
        </div>
      )}
    </>
  );
}

/** What is booked and taught in a column as the day goes, for who comes by the Tab key. */
function InOrder({
  column,
  hours,
  view,
  mayMove,
  shown,
}: Pick<ColumnBodyProps, 'column' | 'hours' | 'view' | 'mayMove' | 'shown'>) {
  const { events, sessions, folds = [], date, person } = column;
  const day = dayLabel(date, useLocale());
  const isSeen = (drawn: { key: string; from: number; to: number }): boolean =>
    view.part === null || isIn(view.part, drawn) || view.kept.has(drawn.key);
  const drawn = [
    ...events.filter(isSeen).map((event) => ({
      from: event.from,
      item: (
        <EventBlock
          key={event.key}
          event={event}
          start={hours.from}
          room={laneRoom(view.width, event.lanes)}
          mayMove={mayMove}
          saysWhose={person === null && shown.columns.length > 1}
        />
      ),
    })),
    ...sessions.filter(isSeen).map((event) => ({
      from: event.from,
      item: (
        <SessionBlock
          key={event.key}
          event={event}
          start={hours.from}
          room={laneRoom(view.width, event.lanes)}
          saysWhose={person === null}
        />
      ),
    })),
    ...folds.filter(isSeen).map((fold) => ({
      from: fold.from,
      item: <FoldBlock key={fold.key} fold={fold} date={date} day={day} start={hours.from} />,
    })),
  ].toSorted((one, other) => one.from - other.from);
  return <ul>{drawn.map(({ item }) => item)}</ul>;
}

/** Working time is light; breaks, blocks and closings are hatched and say what they are. */
function Behind({ time, hours }: { time: TimeShown; hours: ColumnBodyProps['hours'] }) {
  const t = useTexts();
  const { kind, startMinute, endMinute, reason } = time;
  if (kind === 'working')
    return <Clipped from={startMinute} to={endMinute} hours={hours} className={styles.working} />;
  const what =
    kind === 'break' ? t(m.calendar_break) : kind === 'block' ? t(m.calendar_block) : t(m.calendar_closed);
  return (
    <Clipped from={startMinute} to={endMinute} hours={hours} className={styles.keptFree}>
      <span className={styles.reason}>{reason ? `${what}: ${reason}` : what}</span>
    </Clipped>
  );
}

type ClippedProps = {
  from: number;
  to: number;
  hours: ColumnBodyProps['hours'];
  className: string | undefined;
  children?: ReactNode;
};

function Clipped({ from, to, hours, className, children }: ClippedProps) {
  const [top, bottom] = [Math.max(from, hours.from), Math.min(to, hours.to)];
  if (top >= bottom) return null;
  return (
    <div className={className} style={placeOf(top, bottom, hours.from)}>
      {children}
    </div>
  );
}
