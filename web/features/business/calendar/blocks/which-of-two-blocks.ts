import { addDays, MINUTES_PER_DAY, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { startsNamed } from '#contracts/time-text.ts';
import type { Block } from '../../blocks/block-calls.ts';

/** When a block shall be. */
export interface BlockTimes {
  date: LocalDate;
  startMinute: number;
  endMinute: number;
}

/** A start or an end that a night shows twice. */
export interface Twice {
  of: 'startOffset' | 'endOffset';
  minute: number;
  /** The instants, with their offsets. */
  first: string;
  second: string;
}

const startsOf = ({ date, startMinute }: BlockTimes, timeZone: string): string[] =>
  startsNamed(zoneOf(timeZone), date, startMinute);

const endsOf = ({ date, startMinute, endMinute }: BlockTimes, timeZone: string): string[] =>
  endMinute === MINUTES_PER_DAY
    ? []
    : startsNamed(zoneOf(timeZone), endMinute < startMinute ? addDays(date, 1) : date, endMinute);

/** What must be asked of where a block was dropped; of what stayed nothing, nor of an end after a start that was asked about. */
export function twiceIn(before: BlockTimes, to: BlockTimes, timeZone: string): Twice | null {
  const starts = startsOf(to, timeZone);
  const isOtherDate = before.date !== to.date;
  if (starts.length > 1)
    return isOtherDate || before.startMinute !== to.startMinute
      ? twice('startOffset', to.startMinute, starts)
      : null;
  const isOther = isOtherDate || before.endMinute !== to.endMinute;
  return isOther ? twice('endOffset', to.endMinute, endsOf(to, timeZone)) : null;
}

function twice(of: Twice['of'], minute: number, [first, second]: readonly string[]): Twice | null {
  return first !== undefined && second !== undefined ? { of, minute, first, second } : null;
}

type Offsets = Pick<Block, 'startOffset' | 'endOffset'>;

/** Which was meant of a start or an end that stays where it is. */
export function offsetsKept(before: BlockTimes & Offsets, to: BlockTimes, timeZone: string): Offsets {
  const isKept = (starts: readonly string[], offset: string | null): boolean =>
    offset !== null && starts.length > 1 && starts.some((start) => start.endsWith(offset));
  const isSameStart = before.date === to.date && before.startMinute === to.startMinute;
  const isSameEnd = before.date === to.date && before.endMinute === to.endMinute;
  return {
    startOffset:
      isSameStart && isKept(startsOf(to, timeZone), before.startOffset) ? before.startOffset : null,
    endOffset: isSameEnd && isKept(endsOf(to, timeZone), before.endOffset) ? before.endOffset : null,
  };
}
