import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { IsoWeekday } from '#contracts/time.ts';

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

/** Working time as stored: minutes of the local day. An end before the start lies on the next day (22:00–06:00). */
export interface WorkingBlock {
  readonly weekday: IsoWeekday;
  /** 0 … 1439. */
  readonly startMinute: number;
  /** 0 … 1440 (24:00), never equal to the start. */
  readonly endMinute: number;
}

/** Normal form: `0 <= startMinute < endMinute <= startMinute + 1440`, both counted from the same midnight. */
export interface MinuteSpan {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Indexed by ISO weekday 1 … 7 (0 stays empty): the blocks that start on it, ascending, none overlapping another. */
export type WorkingWeek = readonly (readonly MinuteSpan[])[];

export type WorkingWeekProblem = 'outOfRange' | 'empty' | 'overlap';

/**
 * Checks and normalises a week once, before it is stored or asked about. Overlapping blocks are refused, across midnight
 * and from Sunday to Monday too, unless another week follows (`followsItself`). Touching blocks are fine and stay two: each
 * has its own grid and no service spans both.
 */
export function workingWeekOf(
  blocks: readonly WorkingBlock[],
  { followsItself = true } = {},
): { week: WorkingWeek } | { problem: WorkingWeekProblem; block: WorkingBlock } {
  const week: MinuteSpan[][] = Array.from({ length: 8 }, () => []);
  const taken: { from: number; to: number; block: WorkingBlock }[] = [];
  for (const block of blocks) {
    const span = minuteSpanOf(block);
    if (typeof span === 'string') return { problem: span, block };
    week[block.weekday]?.push(span);
    const midnight = (block.weekday - 1) * MINUTES_PER_DAY;
    taken.push({ from: midnight + span.startMinute, to: midnight + span.endMinute, block });
  }
  taken.sort((one, other) => one.from - other.from);
  for (const [index, { to }] of taken.entries()) {
    const next = taken[index + 1];
    if (!next && !followsItself) break;
    const nextFrom = next ? next.from : (taken[0]?.from ?? 0) + MINUTES_PER_WEEK;
    const block = (next ?? taken[0])?.block;
    if (block && to > nextFrom) return { problem: 'overlap', block };
  }
  for (const spans of week) spans.sort((one, other) => one.startMinute - other.startMinute);
  return { week };
}

/** The times of one day in normal form, ascending; what lies over another is refused, touching is fine. */
export function spansOfDay(
  times: readonly MinuteSpan[],
): { spans: readonly MinuteSpan[] } | { problem: WorkingWeekProblem; span: MinuteSpan } {
  const spans: MinuteSpan[] = [];
  for (const one of times) {
    const span = minuteSpanOf(one);
    if (typeof span === 'string') return { problem: span, span: one };
    spans.push(span);
  }
  spans.sort((one, other) => one.startMinute - other.startMinute);
  const over = spans.find((span, index) => (spans[index - 1]?.endMinute ?? 0) > span.startMinute);
  return over ? { problem: 'overlap', span: over } : { spans };
}

/** Start and end of a local day's times in normal form; 00:00–24:00 is a whole day, equal times are refused. */
export function minuteSpanOf(times: MinuteSpan): MinuteSpan | 'outOfRange' | 'empty' {
  const { startMinute, endMinute } = times;
  if (!isMinute(startMinute) || !isMinute(endMinute) || startMinute === MINUTES_PER_DAY) return 'outOfRange';
  if (startMinute === endMinute) return 'empty';
  return { startMinute, endMinute: endMinute > startMinute ? endMinute : endMinute + MINUTES_PER_DAY };
}

function isMinute(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MINUTES_PER_DAY;
}
