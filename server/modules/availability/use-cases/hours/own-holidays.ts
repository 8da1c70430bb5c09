import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { HolidayForm } from '#contracts/validation/hours.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { StoredHoliday } from '../../store/holidays.ts';
import { findHolidayPage, findHolidays, readHoliday } from '../../store/holidays.ts';
import { placeAndToday } from './change-hours.ts';
import { formOfHoliday } from './holidays.ts';
import type { Asking, Between } from './own-hours.ts';
import { seenResources } from './own-hours.ts';

/** A holiday as its form shows it, with the name of whose it is; null for the whole provider. */
export type OwnHoliday = HolidayForm & { id: number; version: number; resourceName: string | null };

/** Holidays that touch the dates, with those of the whole provider; a collaborator's own. @throws Refusal as `expectMay`; notFound */
export async function listOwnHolidays(
  { work, actor }: Asking,
  { resourceId, ...asked }: Between,
): Promise<OwnHoliday[]> {
  const viewer = await expectMay(work, actor, asked.providerId, 'seeHours');
  const resourceIds = await seenResources(work, viewer, resourceId);
  return named(work, asked.providerId, await findHolidays(work, { ...asked, resourceIds }));
}

/** Which page of the holidays: those that are over, the latest first, or those under way and to come, the soonest first. */
export interface HolidayQuestion {
  providerId: number;
  /** Of one person or thing, with those of the whole provider; null: of all that the viewer may see. */
  resourceId: number | null;
  isOver: boolean;
  page: number;
}

/** A page of holidays, the center's date now, and when within a year the whole of it is closed already. */
export type HolidayPage = Page<OwnHoliday> & {
  today: LocalDate;
  closedDays: { from: LocalDate; to: LocalDate }[];
};

/** Days for which it is said that the center is closed already. */
const DAYS_AHEAD = 366;

/** One page of the holidays; a collaborator's own. @throws Refusal as `expectMay`; notFound */
export async function holidayPage(
  { work, actor }: Asking,
  { providerId, resourceId, isOver, page }: HolidayQuestion,
): Promise<HolidayPage> {
  const viewer = await expectMay(work, actor, providerId, 'seeHours');
  const resourceIds = await seenResources(work, viewer, resourceId);
  const { today } = await placeAndToday(work, providerId);
  const { holidays, total } = await findHolidayPage(work, { providerId, resourceIds, isOver, page, today });
  const ofAll = await findHolidays(work, {
    providerId,
    resourceIds: [],
    from: today,
    to: addDays(today, DAYS_AHEAD),
  });
  const closedDays = ofAll
    .filter(({ isWholeDay }) => isWholeDay)
    .map(formOfHoliday)
    .map(({ fromDate, toDate }) => ({ from: fromDate, to: toDate }));
  const items = await named(work, providerId, holidays);
  return { ...pageOf(items, { total, page }), today, closedDays };
}

/** One holiday, as its form shows it. @throws Refusal as `expectMay`; notFound, also for one that the viewer may not see */
export async function getOwnHoliday(
  { work, actor }: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<OwnHoliday> {
  const viewer = await expectMay(work, actor, providerId, 'seeHours');
  const holiday = await readHoliday(work, { providerId, id });
  if (!holiday) throw new Refusal('notFound');
  if (holiday.resourceId !== null) await seenResources(work, viewer, holiday.resourceId);
  const [only] = await named(work, providerId, [holiday]);
  if (!only) throw new Refusal('notFound');
  return only;
}

async function named(
  work: Work,
  providerId: number,
  holidays: readonly StoredHoliday[],
): Promise<OwnHoliday[]> {
  const ids = holidays.flatMap(({ resourceId }) => (resourceId === null ? [] : [resourceId]));
  const resources = await resourcesOf(work, providerId, [...new Set(ids)]);
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  return holidays.map(({ id, version, ...one }) => ({
    id,
    version,
    ...formOfHoliday(one),
    resourceName: one.resourceId === null ? null : (names.get(one.resourceId) ?? ''),
  }));
}
