import { formatDate } from '#contracts/format.ts';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { ResourceForm } from '#contracts/validation/resource.ts';
import { MOST_UNITS } from '#contracts/validation/resource.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { archiveResource, resourcesOf, saveResource } from '#server/modules/staff/index.ts';
import type { HoldersThen } from '../../store/coming-holds.ts';
import { readHoldersThen } from '../../store/coming-holds.ts';
import { calendarScope } from '../calendar-scope.ts';
import { lockKey } from '../hold-time.ts';

type OfResource = { providerId: number; resourceId: number };

/**
 * Writes a person or thing over. Joins the caller's transaction, which has locked its row.
 * @throws Refusal as `saveResource`; cannotUpdate for fewer units than are booked from now on, saying how many bookings and until when
 */
export async function changeResource(work: Work, of: OfResource, form: ResourceForm): Promise<void> {
  await work.transaction(async (tx) => {
    const resource = await resourceOf(tx, of);
    if (form.quantity < resource.quantity)
      await expectNotHeld(tx, of, resource, { from: form.quantity + 1, known: 'unitsHeld' });
    await saveResource(tx, of, form);
    tx.invalidate(calendarScope(of.providerId));
  });
}

/**
 * Takes a person or thing out of use. Joins the caller's transaction.
 * @throws Refusal notFound; cannotUpdate while something to come needs it, saying how many bookings and until when
 */
export async function putResourceAway(work: Work, of: OfResource): Promise<void> {
  await work.transaction(async (tx) => {
    await expectNotHeld(tx, of, await resourceOf(tx, of), { from: 1, known: 'resourceHeld' });
    await archiveResource(tx, of);
    tx.invalidate(calendarScope(of.providerId));
  });
}

async function resourceOf(work: Work, { providerId, resourceId }: OfResource): Promise<Resource> {
  const [resource] = await resourcesOf(work, providerId, [resourceId]);
  if (!resource) throw new Refusal('notFound');
  return resource;
}

/** Nobody takes any of it meanwhile: whoever books waits for the same lock, and then looks at what there is (`insertHolds`). */
async function expectNotHeld(
  work: Work,
  of: OfResource,
  { personId }: Resource,
  { from, known }: { from: number; known: 'unitsHeld' | 'resourceHeld' },
): Promise<void> {
  await work.lock([lockKey(of.providerId, { resourceId: of.resourceId, personId })]);
  const units = { from, to: MOST_UNITS };
  const held = await readHoldersThen(work, { ...of, units, from: work.now(), to: null });
  if (held.count === 0) return;
  const params = { known, count: held.count, day: await lastDay(work, of.providerId, held) };
  throw new Refusal('cannotUpdate', { affected: known === 'unitsHeld' ? ['quantity'] : [], params });
}

async function lastDay(work: Work, providerId: number, { until }: HoldersThen): Promise<string> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider || !until) throw new Refusal('notFound');
  return formatDate(localDateOf(zoneOf(provider.timeZone), epochMinutesOf(until)));
}
