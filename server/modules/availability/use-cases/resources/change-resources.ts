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

/** Writes a person or thing over. Joins the caller's transaction, which has locked its row. @throws Refusal as `saveResource` */
export async function changeResource(work: Work, of: OfResource, form: ResourceForm): Promise<void> {
  await work.transaction(async (tx) => {
    await resourceOf(tx, of);
    await saveResource(tx, of, form);
    tx.invalidate(calendarScope(of.providerId));
  });
}

/** Takes a person or thing out of use. Joins the caller's transaction. @throws Refusal notFound */
export async function putResourceAway(work: Work, of: OfResource): Promise<void> {
  await work.transaction(async (tx) => {
    await archiveResource(tx, of);
    tx.invalidate(calendarScope(of.providerId));
  });
}

/**
 * What is left after a change and the acts on what it hurt: nothing holds a unit that is not there, nor anything of what is put away.
 * @throws Refusal cannotUpdate, saying how much holds it and until when
 */
export async function expectNoneHeldBeyond(work: Work, of: OfResource): Promise<void> {
  const resource = await resourceOf(work, of);
  await expectNotHeld(
    work,
    of,
    resource,
    resource.isArchived
      ? { from: 1, known: 'resourceHeld' }
      : { from: resource.quantity + 1, known: 'unitsHeld' },
  );
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
