import { dayNumberOf, isLocalDate } from '#contracts/time.ts';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { minuteSpanOf } from '../../rules/working-week.ts';
import type { BreakColumns, StoredBreak } from '../../store/breaks.ts';
import { deleteBreaks, insertBreak, lockBreak, updateBreak } from '../../store/breaks.ts';
import { lockHoursVersion } from '../../store/hours-versions.ts';
import { readHours } from '../../store/schedules.ts';
import { storedHours } from '../stored-hours.ts';
import { isInsideHours } from './breaks-in-hours.ts';
import { announceHoursChanged, expectRealTimes, expectResource, placeAndToday } from './change-hours.ts';

/** A break of one person or thing, in minutes of the day on which it begins; an end before the start lies on the next. */
export interface BreakWanted {
  providerId: number;
  resourceId: number;
  /** Every week on a weekday, or once on a date. */
  on: { weekday: IsoWeekday } | { date: LocalDate };
  startMinute: number;
  endMinute: number;
}

/**
 * Adds a break. A person's lies inside their working time (specification sections 3 and 5), night shifts included; a thing has
 * none, and may be out of use whenever.
 * @throws Refusal invalidDates; notFound
 * @returns its id
 */
export async function addBreak(work: Work, wanted: BreakWanted): Promise<number> {
  return work.transaction(async (tx) => {
    const columns = await expectBreak(tx, wanted);
    const id = await insertBreak(tx, wanted.providerId, columns);
    await announceHoursChanged(tx, wanted);
    return id;
  });
}

/** Changes a break, also whose it is. @throws Refusal as `addBreak` */
export async function changeBreak(work: Work, id: number, wanted: BreakWanted): Promise<void> {
  await work.transaction(async (tx) => {
    const before = await expectStored(tx, { ...wanted, id, isBlock: false });
    const columns = await expectBreak(tx, wanted);
    await updateBreak(tx, { providerId: wanted.providerId, id }, columns);
    await announceHoursChanged(tx, wanted);
    if (before.resourceId !== wanted.resourceId)
      await announceHoursChanged(tx, { providerId: wanted.providerId, resourceId: before.resourceId });
  });
}

/** Removes a break or a block. @throws Refusal notFound */
export async function removeBreak(
  work: Work,
  of: { providerId: number; id: number; isBlock: boolean },
): Promise<void> {
  await work.transaction(async (tx) => {
    const { resourceId } = await expectStored(tx, of);
    await deleteBreaks(tx, of.providerId, [of.id]);
    await announceHoursChanged(tx, { providerId: of.providerId, resourceId });
  });
}

/** One that stands, locked. @throws Refusal notFound */
export async function expectStored(
  work: Work,
  of: { providerId: number; id: number; isBlock: boolean },
): Promise<StoredBreak> {
  const stored = await lockBreak(work, of);
  if (!stored) throw new Refusal('notFound');
  return stored;
}

async function expectBreak(work: Work, wanted: BreakWanted): Promise<BreakColumns> {
  const { providerId, resourceId, on } = wanted;
  const span = minuteSpanOf(wanted);
  const date = 'date' in on ? on.date : null;
  if (typeof span === 'string') throw new Refusal('invalidDates', { affected: ['startTime', 'endTime'] });
  if (date !== null && !isLocalDate(date)) throw new Refusal('invalidDates', { affected: ['date'] });
  const { isPerson } = await expectResource(work, wanted);
  const { zone, today } = await placeAndToday(work, providerId);
  if (date !== null)
    expectRealTimes(zone, [
      { date, minute: span.startMinute, field: 'startTime' },
      { date, minute: span.endMinute, field: 'endTime' },
    ]);
  const placed = { weekday: 'weekday' in on ? on.weekday : null, date, ...span };
  if (isPerson) {
    // The hours stay as they are until the break is written.
    await lockHoursVersion(work, wanted);
    const hours = storedHours(resourceId, await readHours(work, { providerId, resourceId, from: null }));
    if (!isInsideHours(hours, placed, dayNumberOf(today)))
      throw new Refusal('invalidDates', {
        affected: ['startTime', 'endTime'],
        params: { known: 'outsideHours' },
      });
  }
  const once = { everyWeeks: null, untilDate: null, exceptDates: [] };
  const none = { reason: null, startOffset: null, endOffset: null };
  return { resourceId, isBlock: false, ...placed, ...none, ...once };
}
