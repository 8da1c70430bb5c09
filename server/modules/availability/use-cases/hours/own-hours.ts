import { localDateOfDay } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { ALWAYS } from '../../rules/working-hours.ts';
import type { WrittenSchedule } from '../../rules/working-hours.ts';
import type { MinuteSpan, WorkingWeek } from '../../rules/working-week.ts';
import type { StoredBreak } from '../../store/breaks.ts';
import { findBreaks, readBreak } from '../../store/breaks.ts';
import type { OpeningHoursRows } from '../../store/opening-hours.ts';
import { readOpeningHours } from '../../store/opening-hours.ts';
import { readHours } from '../../store/schedules.ts';
import { storedDates, storedSchedules, typedTimes } from '../stored-hours.ts';
import { placeAndToday } from './change-hours.ts';

export type { StoredBreak };

export type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** All hours of somebody, as their form shows them: times as they are typed. */
export interface OwnHours {
  resourceId: number;
  /** What the person or thing is called. */
  name: string;
  /** The center's date now. */
  today: LocalDate;
  /** What a save must be based on; 0 while nothing was saved. */
  version: number;
  schedules: WrittenSchedule[];
  dates: { date: LocalDate; times: MinuteSpan[] }[];
  /** Nothing is saved yet: the schedule is the center's opening hours, for a beginning. */
  isDefault: boolean;
}

/** The hours of a person or thing; a collaborator's own. @throws Refusal as `expectMay`; notFound */
export async function getOwnHours(
  { work, actor }: Asking,
  of: { providerId: number; resourceId: number },
): Promise<OwnHours> {
  const viewer = await expectMay(work, actor, of.providerId, 'seeHours');
  const { name } = await expectSeen(work, viewer, of.resourceId);
  const rows = await readHours(work, { ...of, from: null });
  const { today } = await placeAndToday(work, of.providerId);
  const schedules = storedSchedules(of.resourceId, rows).map(({ week, ...terms }) => writtenOf(terms, week));
  const dates = [...storedDates(of.resourceId, rows)].map(([day, times]) => {
    return { date: localDateOfDay(day), times: times.map(typedTimes) };
  });
  const version = rows.versions[0]?.version ?? 0;
  const isDefault = version === 0 && schedules.length === 0 && dates.length === 0;
  const hours = { resourceId: of.resourceId, name, today, version, dates, isDefault };
  if (!isDefault) return { ...hours, schedules };
  const { weekly } = await readOpeningHours(work, of.providerId, null);
  const first = weekly.length > 0 ? [{ ...ALWAYS, blocks: weekly.map(typedTimes) }] : [];
  return { ...hours, schedules: first };
}

function writtenOf(
  { validFrom, validTo, cycleWeeks, cycleWeek, anchorDate }: Omit<WrittenSchedule, 'blocks'>,
  week: WorkingWeek,
): WrittenSchedule {
  const blocks = week.flatMap((spans, weekday) =>
    // The list is indexed by ISO weekdays.
    spans.map((span) => ({
      weekday: weekday as WrittenSchedule['blocks'][number]['weekday'],
      ...typedTimes(span),
    })),
  );
  return { validFrom, validTo, cycleWeeks, cycleWeek, anchorDate, blocks };
}

/** Opening hours as their form shows them, with the center's date now and its clock. */
export type OwnOpeningHours = OpeningHoursRows & { today: LocalDate; timeZone: string };

/** The opening hours with their version. @throws Refusal as `expectMay` */
export async function getOwnOpeningHours(
  { work, actor }: Asking,
  providerId: number,
): Promise<OwnOpeningHours> {
  await expectMay(work, actor, providerId, 'seeHours');
  const { today, zone } = await placeAndToday(work, providerId);
  const { weekly, dates, version } = await readOpeningHours(work, providerId, null);
  return {
    weekly: weekly.map(typedTimes),
    dates: dates.map(({ date, times }) => ({ date, times: times.map(typedTimes) })),
    version,
    today,
    timeZone: zone.id,
  };
}

/** What is asked for: between two dates, the last included; of one person or thing or, with null, of all. */
export interface Between {
  providerId: number;
  resourceId: number | null;
  from: LocalDate;
  to: LocalDate;
}

/** Breaks or blocks that touch the dates, weekly ones always; a collaborator's own. @throws Refusal as `expectMay`; notFound */
export async function listOwnBreaks(
  { work, actor }: Asking,
  { isBlock, resourceId, ...asked }: Between & { isBlock: boolean },
): Promise<StoredBreak[]> {
  const viewer = await expectMay(work, actor, asked.providerId, 'seeHours');
  const resourceIds = await seenResources(work, viewer, resourceId);
  const found = await findBreaks(work, { ...asked, resourceIds, isBlock });
  return found.map(typedTimes);
}

/** One block, as its form shows it. @throws Refusal as `expectMay`; notFound, also for one that is not a collaborator's own */
export async function getOwnBlock(
  { work, actor }: Asking,
  of: { providerId: number; id: number },
): Promise<StoredBreak> {
  const viewer = await expectMay(work, actor, of.providerId, 'seeHours');
  const block = await readBreak(work, { ...of, isBlock: true });
  if (!block) throw new Refusal('notFound');
  await expectSeen(work, viewer, block.resourceId);
  return typedTimes(block);
}

/** Whose things the viewer may see: one's, if they may, or with null those they may see; null for all. */
export async function seenResources(
  work: Work,
  viewer: Viewer,
  resourceId: number | null,
): Promise<number[] | null> {
  if (resourceId !== null) return [(await expectSeen(work, viewer, resourceId)).id];
  if (viewer.extent === 'all') return null;
  const resources = await resourcesOf(work, viewer.providerId);
  return resources.filter(({ personId }) => personId === viewer.personId).map(({ id }) => id);
}

/** @throws Refusal notFound for a resource that the provider does not have, or that is not a collaborator's own */
async function expectSeen(work: Work, viewer: Viewer, resourceId: number): Promise<Resource> {
  const [resource] = await resourcesOf(work, viewer.providerId, [resourceId]);
  if (!resource || (viewer.extent === 'own' && resource.personId !== viewer.personId))
    throw new Refusal('notFound');
  return resource;
}
