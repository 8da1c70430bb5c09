import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '../center/own-center.tsx';
import { BlockBar } from './blocks/block-bar.tsx';
import { blockKey, blockOf, isWholeBlock } from './blocks/block-drawn.ts';
import type { CalendarShown, TimeShown } from './calendar-calls.ts';
import { isMovable } from './drawn-events.ts';
import { EventBlock } from './event-block.tsx';
import { FreeTime } from './free-time.tsx';
import type { GridColumn } from './grid-columns.ts';
import { placeOf } from './grid-place.ts';
import type { Step } from './use-grid-step.ts';
import styles from './time-grid.module.css';

type ColumnBodyProps = {
  column: GridColumn;
  hours: { from: number; to: number };
  step: Step;
  mayCreate: boolean;
  /** What is drawn can be held and moved. */
  mayMove: boolean;
  shown: CalendarShown;
};

/** What stands in a column: hours behind, free time to be chosen, blocks, what is booked, and the present. */
export function ColumnBody({ column, hours, step, mayCreate, mayMove, shown }: ColumnBodyProps) {
  const t = useTexts();
  const mayBlock = useMay('changeHours');
  const { times, events, date, person, room } = column;
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
      <ul>
        {events.map((event) => (
          <EventBlock
            key={event.key}
            event={event}
            lanes={event.lanes}
            isMovable={mayMove && isMovable(event)}
            style={{
              ...placeOf(event.from, event.to, hours.from),
              left: `calc(${(event.lane / event.lanes) * 100}% + 1px)`,
              width: `calc(${100 / event.lanes}% - 4px)`,
            }}
          />
        ))}
      </ul>
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
