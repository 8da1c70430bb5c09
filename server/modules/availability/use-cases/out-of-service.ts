import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import {
  addDays,
  boundaryOfWall,
  dateOf,
  dayNumberOf,
  epochMinutesOf,
  isLocalDate,
  MINUTES_PER_DAY,
  wallOf,
} from '#contracts/time.ts';
import type { Zone } from '#contracts/time.ts';
import { formatMinuteOfDay, readMinuteOfDay } from '#contracts/time-text.ts';
import type { OutOfServiceForm } from '#contracts/validation/resource.ts';
import { MOST_UNITS } from '#contracts/validation/resource.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { HoldersThen } from '../store/coming-holds.ts';
import { readHoldersThen } from '../store/coming-holds.ts';
import type { OutOfService, OutOfServiceColumns } from '../store/out-of-service.ts';
import {
  deleteOutOfService,
  findOutOfService,
  insertOutOfService,
  lockOutOfService,
} from '../store/out-of-service.ts';
import { calendarScope } from './calendar-scope.ts';
import { lockKey } from './hold-time.ts';
import { expectRealTimes, placeAndToday } from './hours/change-hours.ts';

export type { OutOfService, OutOfServiceColumns };

/**
 * Takes a thing, or one unit of it, out of service for a time. Bookings that are there keep what they were given.
 * @returns its id, and which of them it hurts
 * @throws Refusal notFound for a thing that the provider does not have; invalidInput for a unit or reason that is none; invalidDates for a time that
 *   the clock skips; invalidStartDateBeforeEndDate
 */
export async function takeOutOfService(
  work: Work,
  { providerId, ...wanted }: OutOfServiceColumns & { providerId: number },
): Promise<{ id: number; hurts: HoldersThen }> {
  const { resourceId, unit, startsLocal, endsLocal } = wanted;
  const [thing] = await resourcesOf(work, providerId, [resourceId]);
  if (thing?.kind !== RESOURCE_KINDS.physical) throw new Refusal('notFound');
  if (unit !== null && !(Number.isInteger(unit) && unit >= 1 && unit <= thing.quantity))
    throw new Refusal('invalidInput', { affected: ['unit'] });
  if (wanted.reason.trim() === '') throw new Refusal('invalidInput', { affected: ['reason'] });
  const { zone } = await placeAndToday(work, providerId);
  const from = instantOf(zone, startsLocal, 'from');
  const to = endsLocal === null ? null : instantOf(zone, endsLocal, 'to');
  if (to !== null && to <= from) throw new Refusal('invalidStartDateBeforeEndDate', { affected: ['toDate'] });
  return work.transaction(async (tx) => {
    // So that whoever books it now is seen, or sees it.
    await tx.lock([lockKey(providerId, { resourceId, personId: null })]);
    const id = await insertOutOfService(tx, providerId, wanted);
    tx.invalidate(calendarScope(providerId));
    const units = unit === null ? { from: 1, to: MOST_UNITS } : { from: unit, to: unit };
    return { id, hurts: await readHoldersThen(tx, { providerId, resourceId, units, from, to }) };
  });
}

/** What a form says, as it is stored: without an end it is until further notice, without its time to the end of that day. */
export function outOfServiceOfForm(
  resourceId: number,
  { unit, fromDate, fromMinute, toDate, toMinute, reason }: OutOfServiceForm,
): OutOfServiceColumns {
  const endsLocal =
    toDate === null
      ? null
      : (toMinute ?? MINUTES_PER_DAY) === MINUTES_PER_DAY
        ? `${addDays(toDate, 1)} 00:00`
        : `${toDate} ${formatMinuteOfDay(toMinute ?? 0)}`;
  return { resourceId, unit, startsLocal: `${fromDate} ${formatMinuteOfDay(fromMinute)}`, endsLocal, reason };
}

/** Puts it back into service. @returns what it was @throws Refusal notFound */
export async function putBackInService(
  work: Work,
  of: { providerId: number; id: number },
): Promise<OutOfService> {
  return work.transaction(async (tx) => {
    const closing = await lockOutOfService(tx, of);
    if (!closing) throw new Refusal('notFound');
    await deleteOutOfService(tx, of);
    tx.invalidate(calendarScope(of.providerId));
    return closing;
  });
}

/** A closing as it is shown. */
export interface ShownOutOfService extends OutOfService {
  /** It has begun. */
  isNow: boolean;
}

/** What of a provider's things is out of service now or will be, soonest first. @throws Refusal notFound */
export async function outOfServiceOf(work: Work, providerId: number): Promise<ShownOutOfService[]> {
  const now = localTextOf((await placeAndToday(work, providerId)).zone, work.now());
  const found = await findOutOfService(work, providerId, now);
  return found.map((one) => ({ ...one, isNow: one.startsLocal <= now }));
}

/** An instant as `YYYY-MM-DD HH:mm` of a zone, the form of the times here. */
export function localTextOf(zone: Zone, at: Date): string {
  return new Date(wallOf(zone, epochMinutesOf(at)) * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** The instant of `YYYY-MM-DD HH:mm`. @param end the fields that say it: `fromDate` and `fromMinute`, or `toDate` and `toMinute` */
function instantOf(zone: Zone, local: string, end: 'from' | 'to'): Date {
  const [date = '', time = '', ...more] = local.split(' ');
  const minute = readMinuteOfDay(time);
  if (!isLocalDate(date) || minute === null || more.length > 0)
    throw new Refusal('invalidDates', { affected: [`${end}Date`] });
  expectRealTimes(zone, [{ date, minute, field: `${end}Minute` }]);
  return dateOf(boundaryOfWall(zone, dayNumberOf(date) * MINUTES_PER_DAY + minute));
}
