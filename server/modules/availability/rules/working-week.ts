import {
  boundaryOfWall,
  isoWeekdayOfDay,
  MINUTES_PER_DAY,
  offsetPeriodAt,
  offsetPeriodOfWall,
} from '#contracts/time.ts';
import type { DayNumber, EpochMinutes, IsoWeekday, WallMinutes, Zone } from '#contracts/time.ts';

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
 * and from Sunday to Monday too. Touching blocks are fine and stay two: each has its own grid and no service spans both.
 */
export function workingWeekOf(
  blocks: readonly WorkingBlock[],
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
    const nextFrom = next ? next.from : (taken[0]?.from ?? 0) + MINUTES_PER_WEEK;
    const block = (next ?? taken[0])?.block;
    if (block && to > nextFrom) return { problem: 'overlap', block };
  }
  for (const spans of week) spans.sort((one, other) => one.startMinute - other.startMinute);
  return { week };
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

/** A part of a working block under one offset from UTC; nearly every block is a single piece. */
export interface BlockPiece {
  readonly from: EpochMinutes;
  readonly to: EpochMinutes;
  /** End of the whole block, by which a service must be over. */
  readonly blockTo: EpochMinutes;
  /** Starts lie on this plus multiples of the step; it is the block's opening as this offset would write it. */
  readonly gridFrom: EpochMinutes;
}

/** The working time of the blocks that begin on the local days `firstDay` … `lastDay`, ascending. */
export function blockPieces(
  zone: Zone,
  week: WorkingWeek,
  firstDay: DayNumber,
  lastDay: DayNumber,
): BlockPiece[] {
  const pieces: BlockPiece[] = [];
  let period = offsetPeriodOfWall(zone, firstDay * MINUTES_PER_DAY);
  for (let day = firstDay; day <= lastDay; day++) {
    for (const { startMinute, endMinute } of week[isoWeekdayOfDay(day)] ?? []) {
      const opening = day * MINUTES_PER_DAY + startMinute;
      const closing = day * MINUTES_PER_DAY + endMinute;
      while (period.next && opening >= period.next.wallFrom) period = period.next;
      const from = opening - period.offsetMinutes;
      const to = closing - period.offsetMinutes;
      if (to < period.until) pieces.push({ from, to, blockTo: to, gridFrom: from });
      else pieces.push(...piecesAcrossChange(zone, opening, closing));
    }
  }
  return pieces;
}

/**
 * The grid follows the wall clock through a change: a night that skips an hour skips its starts, a night that repeats one
 * offers them twice, and later starts are at their usual local times.
 */
function piecesAcrossChange(zone: Zone, opening: WallMinutes, closing: WallMinutes): BlockPiece[] {
  const pieces: BlockPiece[] = [];
  const blockTo = boundaryOfWall(zone, closing);
  let from = boundaryOfWall(zone, opening);
  while (from < blockTo) {
    const { offsetMinutes, until } = offsetPeriodAt(zone, from);
    const to = Math.min(blockTo, until);
    pieces.push({ from, to, blockTo, gridFrom: opening - offsetMinutes });
    from = to;
  }
  return pieces;
}
