import { addDays, isLocalDate } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay, readMinuteOfDay } from '#contracts/time-text.ts';
import type { HolidayForm } from '#contracts/validation/hours.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { HolidayColumns } from '../../store/holidays.ts';
import { deleteHoliday, insertHoliday, lockHoliday, updateHoliday } from '../../store/holidays.ts';
import type { TimeFormValues } from './change-hours.ts';
import { announceHoursChanged, expectRealTimes, expectResource, placeAndToday } from './change-hours.ts';

/**
 * Closes the whole provider (`resourceId` null) or one person or thing. Local wall times, the end not included; a whole
 * day runs from midnight to midnight.
 * @throws Refusal invalidStartDateBeforeEndDate; invalidDates for a time that the clock skips; notFound
 * @returns its id
 */
export async function addHoliday(
  work: Work,
  { providerId, ...holiday }: HolidayColumns & { providerId: number },
): Promise<number> {
  return work.transaction(async (tx) => {
    await expectHoliday(tx, providerId, holiday);
    const id = await insertHoliday(tx, providerId, holiday);
    await announceHoursChanged(tx, { providerId, resourceId: holiday.resourceId });
    return id;
  });
}

/** Changes a holiday, also whose it is. @throws Refusal as `addHoliday` */
export async function changeHoliday(
  work: Work,
  of: { providerId: number; id: number },
  holiday: HolidayColumns,
): Promise<void> {
  await work.transaction(async (tx) => {
    const before = await lockHoliday(tx, of);
    if (!before) throw new Refusal('notFound');
    await expectHoliday(tx, of.providerId, holiday);
    await updateHoliday(tx, of, holiday);
    for (const resourceId of new Set([before.resourceId, holiday.resourceId]))
      await announceHoursChanged(tx, { providerId: of.providerId, resourceId });
  });
}

/** Opens again. @throws Refusal notFound */
export async function removeHoliday(work: Work, of: { providerId: number; id: number }): Promise<void> {
  await work.transaction(async (tx) => {
    const holiday = await lockHoliday(tx, of);
    if (!holiday) throw new Refusal('notFound');
    await deleteHoliday(tx, of);
    await announceHoursChanged(tx, { providerId: of.providerId, resourceId: holiday.resourceId });
  });
}

/** What a form says, as it is stored: of whole days the last one is included. */
export function holidayOfForm(form: HolidayForm): HolidayColumns {
  const { resourceId, name, isWholeDay, fromDate, toDate, fromMinute, toMinute } = form;
  const whose = { resourceId, name, isWholeDay };
  if (isWholeDay)
    return { ...whose, startsLocal: `${fromDate} 00:00`, endsLocal: `${addDays(toDate, 1)} 00:00` };
  const isMidnight = toMinute === 1440;
  return {
    ...whose,
    startsLocal: `${fromDate} ${formatMinuteOfDay(fromMinute ?? 0)}`,
    endsLocal: isMidnight ? `${addDays(toDate, 1)} 00:00` : `${toDate} ${formatMinuteOfDay(toMinute ?? 0)}`,
  };
}

/** The other way round. */
export function formOfHoliday(holiday: HolidayColumns): HolidayForm {
  const { resourceId, name, isWholeDay } = holiday;
  const [from, to] = [holiday.startsLocal, holiday.endsLocal].map(dateAndMinute);
  const whose = { resourceId, name, isWholeDay };
  const fromDate = from?.date ?? '';
  if (isWholeDay)
    return { ...whose, fromDate, fromMinute: null, toDate: addDays(to?.date ?? '', -1), toMinute: null };
  return {
    ...whose,
    fromDate,
    fromMinute: from?.minute ?? 0,
    toDate: to?.date ?? '',
    toMinute: to?.minute ?? 0,
  };
}

async function expectHoliday(work: Work, providerId: number, holiday: HolidayColumns): Promise<void> {
  const { resourceId, startsLocal, endsLocal, isWholeDay } = holiday;
  if (endsLocal <= startsLocal) throw new Refusal('invalidStartDateBeforeEndDate', { affected: ['toDate'] });
  const times: TimeFormValues[] = [
    { ...dateAndMinute(startsLocal), field: 'fromMinute' },
    { ...dateAndMinute(endsLocal), field: 'toMinute' },
  ];
  const wrong = times.find(({ date }) => !isLocalDate(date));
  if (wrong) throw new Refusal('invalidDates', { affected: [wrong.field.replace('Minute', 'Date')] });
  if (resourceId !== null) await expectResource(work, { providerId, resourceId });
  const { zone } = await placeAndToday(work, providerId);
  if (!isWholeDay) expectRealTimes(zone, times);
}

/** Of `YYYY-MM-DD HH:mm`, with or without seconds. */
function dateAndMinute(local: string): { date: LocalDate; minute: number } {
  return { date: local.slice(0, 10), minute: readMinuteOfDay(local.slice(11)) ?? 0 };
}
