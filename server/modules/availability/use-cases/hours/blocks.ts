import { addDays, dayNumberOf, instantsOfWall, isLocalDate, MINUTES_PER_DAY } from '#contracts/time.ts';
import type { LocalDate, Zone } from '#contracts/time.ts';
import { formatOffset } from '#contracts/time-text.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { daysOfBreak } from '../../rules/closures.ts';
import { minuteSpanOf } from '../../rules/working-week.ts';
import type { BreakColumns, StoredBreak } from '../../store/breaks.ts';
import { insertBreak, updateBreak } from '../../store/breaks.ts';
import { expectStored, removeBreak } from './breaks.ts';
import { announceHoursChanged, expectRealTimes, expectResource, placeAndToday } from './change-hours.ts';

/** Time of a date that is not booked, with a reason; it may lie anywhere, also where nobody works. */
export interface BlockWanted {
  providerId: number;
  resourceId: number;
  date: LocalDate;
  /** Minutes of the date; an end before the start lies on the next day. */
  startMinute: number;
  endMinute: number;
  /** `+01:00`: which is meant of a time that a night shows twice; null: the first, of the end the first after the start. */
  startOffset?: string | null;
  endOffset?: string | null;
  reason: string;
  /** Null: once. Otherwise again every so many weeks, until a date, without some. */
  everyWeeks?: number | null;
  untilDate?: LocalDate | null;
  exceptDates?: readonly LocalDate[];
}

/**
 * Adds a block. It holds back public bookings as a break does; the desk may book over it.
 * @throws Refusal invalidDates; notFound
 * @returns its id
 */
export async function addBlock(work: Work, wanted: BlockWanted): Promise<number> {
  return work.transaction(async (tx) => {
    const id = await insertBreak(tx, wanted.providerId, await expectBlock(tx, wanted));
    await announceHoursChanged(tx, wanted);
    return id;
  });
}

/** Changes a block with all that is to come of it. @throws Refusal as `addBlock` */
export async function changeBlock(work: Work, id: number, wanted: BlockWanted): Promise<void> {
  await work.transaction(async (tx) => {
    const before = await expectStored(tx, { ...wanted, id, isBlock: true });
    await updateBreak(tx, { providerId: wanted.providerId, id }, await expectBlock(tx, wanted));
    await announceHoursChanged(tx, wanted);
    if (before.resourceId !== wanted.resourceId)
      await announceHoursChanged(tx, { providerId: wanted.providerId, resourceId: before.resourceId });
  });
}

/** Some dates of a block that repeats: one, or with `isFollowing` it and all after it. */
export interface DatesOfBlock {
  date: LocalDate;
  isFollowing: boolean;
}

/**
 * Changes some dates of a block: they become a block of their own, and the others stay as they are. Where there are no others it is the block itself that
 * changes.
 * @throws Refusal as `addBlock`; invalidDates for a date on which it does not take place
 * @returns id of the block that has the change
 */
export async function changeDatesOfBlock(
  work: Work,
  { id, ...dates }: DatesOfBlock & { id: number },
  wanted: BlockWanted,
): Promise<number> {
  return work.transaction(async (tx) => {
    const { providerId } = wanted;
    const before = await expectStored(tx, { providerId, id, isBlock: true });
    const others = withoutDates(before, dates);
    const own = dates.isFollowing ? wanted : { ...wanted, everyWeeks: null, untilDate: null };
    if (others === null) {
      await changeBlock(tx, id, own);
      return id;
    }
    await updateBreak(tx, { providerId, id }, others);
    await announceHoursChanged(tx, { providerId, resourceId: before.resourceId });
    return addBlock(tx, own);
  });
}

/**
 * Takes some dates out of a block; where none is left, the block itself.
 * @throws Refusal notFound; invalidDates for a date on which it does not take place
 */
export async function removeDatesOfBlock(
  work: Work,
  of: { providerId: number; id: number },
  dates: DatesOfBlock,
): Promise<void> {
  await work.transaction(async (tx) => {
    const before = await expectStored(tx, { ...of, isBlock: true });
    const others = withoutDates(before, dates);
    if (others === null) return removeBreak(tx, { ...of, isBlock: true });
    await updateBreak(tx, of, others);
    await announceHoursChanged(tx, { providerId: of.providerId, resourceId: before.resourceId });
  });
}

/**
 * Removes blocks that an earlier change made and that nobody has touched since.
 * @throws Refusal notFound; changedMeanwhile
 */
export async function removeUntouched(work: Work, providerId: number, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const { version } = await expectStored(work, { providerId, id, isBlock: true });
    if (version !== FIRST_VERSION) throw new Refusal('changedMeanwhile');
    await removeBreak(work, { providerId, id, isBlock: true });
  }
}

const FIRST_VERSION = 1;

/** What is left of a block without some of its dates; null: nothing. @throws Refusal invalidDates for a date on which it does not take place */
function withoutDates(block: StoredBreak, { date, isFollowing }: DatesOfBlock): StoredBreak | null {
  if (!takesPlaceOn(block, date))
    throw new Refusal('invalidDates', { affected: ['ofDate'], params: { known: 'notOfBlock', date } });
  if (block.everyWeeks === null || (isFollowing && date === block.date)) return null;
  const others = isFollowing
    ? {
        ...block,
        untilDate: addDays(date, -1),
        exceptDates: block.exceptDates.filter((one) => one < date),
      }
    : { ...block, exceptDates: [...block.exceptDates, date].sort() };
  return takesPlaceAtAll(others) ? others : null;
}

function takesPlaceAtAll({ date, everyWeeks, untilDate, exceptDates }: StoredBreak): boolean {
  if (date === null || everyWeeks === null || untilDate === null) return date !== null;
  const repeats = { everyWeeks, untilDate, exceptDates };
  return daysOfBreak({ date, repeats }, dayNumberOf(date), dayNumberOf(untilDate)).length > 0;
}

/**
 * Takes one date out of a block that repeats; out of one that does not, the block itself. A date that is out stays out.
 * @throws Refusal notFound; invalidDates for a date on which it does not take place
 */
export async function takeOutOfBlock(
  work: Work,
  of: { providerId: number; id: number },
  date: LocalDate,
): Promise<void> {
  await work.transaction(async (tx) => {
    const block = await expectStored(tx, { ...of, isBlock: true });
    if (block.exceptDates.includes(date)) return;
    if (!takesPlaceOn(block, date))
      throw new Refusal('invalidDates', { affected: ['date'], params: { known: 'notOfBlock', date } });
    if (block.everyWeeks === null) return removeBreak(tx, { ...of, isBlock: true });
    await updateBreak(tx, of, { ...block, exceptDates: [...block.exceptDates, date].sort() });
    await announceHoursChanged(tx, { providerId: of.providerId, resourceId: block.resourceId });
  });
}

function takesPlaceOn({ date, everyWeeks, untilDate, exceptDates }: StoredBreak, on: LocalDate): boolean {
  if (date === null || !isLocalDate(on)) return false;
  const repeats = everyWeeks === null || untilDate === null ? null : { everyWeeks, untilDate, exceptDates };
  const day = dayNumberOf(on);
  return daysOfBreak({ date, repeats }, day, day).includes(day);
}

async function expectBlock(work: Work, wanted: BlockWanted): Promise<BreakColumns> {
  const { resourceId, date, reason, everyWeeks = null, untilDate = null, exceptDates = [] } = wanted;
  const { startOffset = null, endOffset = null } = wanted;
  const span = minuteSpanOf(wanted);
  if (typeof span === 'string') throw new Refusal('invalidDates', { affected: ['startMinute', 'endMinute'] });
  if (![date, ...(untilDate === null ? [] : [untilDate]), ...exceptDates].every((one) => isLocalDate(one)))
    throw new Refusal('invalidDates', { affected: ['date', 'untilDate', 'exceptDates'] });
  if ((everyWeeks === null) !== (untilDate === null))
    throw new Refusal('invalidDates', { affected: ['untilDate'] });
  if (untilDate !== null && untilDate < date)
    throw new Refusal('invalidStartDateBeforeEndDate', { affected: ['untilDate'] });
  await expectResource(work, wanted);
  const { zone } = await placeAndToday(work, wanted.providerId);
  expectRealTimes(zone, [
    { date, minute: span.startMinute, field: 'startMinute' },
    { date, minute: span.endMinute, field: 'endMinute' },
  ]);
  const repeats = {
    everyWeeks,
    untilDate,
    exceptDates: everyWeeks === null ? [] : [...new Set(exceptDates)].sort(),
  };
  const named = (field: 'startMinute' | 'endMinute', offset: string | null) =>
    offsetNamed(zone, { date, minute: span[field], field, repeats: everyWeeks !== null }, offset);
  const offsets = {
    startOffset: named('startMinute', startOffset),
    endOffset: named('endMinute', endOffset),
  };
  return { resourceId, isBlock: true, weekday: null, date, reason, ...span, ...offsets, ...repeats };
}

/**
 * Which is meant of a time that a night shows twice. One date's says it of that date and is kept only where there are two; one that repeats may meet such a night
 * on another of its dates.
 * @throws Refusal invalidDates for an offset that the clock does not have then
 */
function offsetNamed(
  zone: Zone,
  { date, minute, field, repeats }: { date: LocalDate; minute: number; field: string; repeats: boolean },
  offset: string | null,
): string | null {
  if (offset === null) return null;
  const instants = instantsOfWall(zone, dayNumberOf(date) * MINUTES_PER_DAY + minute);
  const known = repeats ? zone.periods.map(({ from }) => from) : instants;
  if (!known.some((at) => formatOffset(zone, at) === offset))
    throw new Refusal('invalidDates', { affected: [field] });
  return repeats || instants.length > 1 ? offset : null;
}
