import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import {
  boundaryOfWall,
  dateOf,
  dayNumberOf,
  epochMinutesOf,
  isLocalDate,
  MINUTES_PER_DAY,
  wallOf,
  zoneOf,
} from '#contracts/time.ts';
import type { Zone } from '#contracts/time.ts';
import { readMinuteOfDay } from '#contracts/time-text.ts';
import { MOST_UNITS } from '#contracts/validation/resource.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
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

export type { OutOfService, OutOfServiceColumns };

/**
 * Takes a thing, or one unit of it, out of service for a time. Bookings that are there keep what they were given.
 * @returns its id, and which of them it hurts
 * @throws Refusal notFound for a thing that the provider does not have; invalidInput for a unit or reason that is none;
 * invalidDates, invalidStartDateBeforeEndDate
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
  const zone = await zoneOfProvider(work, providerId);
  const from = instantOf(zone, startsLocal, 'startsLocal');
  const to = endsLocal === null ? null : instantOf(zone, endsLocal, 'endsLocal');
  if (to !== null && to <= from)
    throw new Refusal('invalidStartDateBeforeEndDate', { affected: ['endsLocal'] });
  return work.transaction(async (tx) => {
    // So that whoever books it now is seen, or sees it.
    await tx.lock([lockKey(providerId, { resourceId, personId: null })]);
    const id = await insertOutOfService(tx, providerId, wanted);
    tx.invalidate(calendarScope(providerId));
    const units = unit === null ? { from: 1, to: MOST_UNITS } : { from: unit, to: unit };
    return { id, hurts: await readHoldersThen(tx, { providerId, resourceId, units, from, to }) };
  });
}

/** Puts it back into service. @throws Refusal notFound */
export async function putBackInService(work: Work, of: { providerId: number; id: number }): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await lockOutOfService(tx, of))) throw new Refusal('notFound');
    await deleteOutOfService(tx, of);
    tx.invalidate(calendarScope(of.providerId));
  });
}

/** What of a provider's things is out of service now or will be, soonest first. @throws Refusal notFound */
export async function outOfServiceOf(work: Work, providerId: number): Promise<OutOfService[]> {
  const wall = wallOf(await zoneOfProvider(work, providerId), epochMinutesOf(work.now()));
  return findOutOfService(
    work,
    providerId,
    new Date(wall * 60_000).toISOString().slice(0, 16).replace('T', ' '),
  );
}

async function zoneOfProvider(work: Work, providerId: number): Promise<Zone> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Refusal('notFound');
  return zoneOf(provider.timeZone);
}

/** The instant of `YYYY-MM-DD HH:mm`; of a time that the clock skips, the jump. */
function instantOf(zone: Zone, local: string, field: string): Date {
  const [date = '', time = '', ...more] = local.split(' ');
  const minute = readMinuteOfDay(time);
  if (!isLocalDate(date) || minute === null || more.length > 0)
    throw new Refusal('invalidDates', { affected: [field] });
  return dateOf(boundaryOfWall(zone, dayNumberOf(date) * MINUTES_PER_DAY + minute));
}
