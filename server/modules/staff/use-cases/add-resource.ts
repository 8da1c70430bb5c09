import * as v from 'valibot';
import type { ResourceKind } from '#contracts/statuses.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { plainText, requiredText } from '#contracts/validation/plain-text.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getPlan, planAllows } from '#server/modules/packages/index.ts';
import { resourceChanged } from '../facts.ts';
import { countPeople, insertResource } from '../store/resources.ts';

const NewResource = v.object({
  kind: v.picklist(Object.values(RESOURCE_KINDS)),
  name: requiredText(120),
  personId: v.nullish(v.number(), null),
  gender: v.nullish(v.picklist(['M', 'F']), null),
  role: plainText(60),
  color: v.nullish(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), null),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 1),
  capacity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), null),
});

export interface NewResource {
  providerId: number;
  /** 1 human, 2 physical. */
  kind: ResourceKind;
  name: string;
  personId?: number | null;
  gender?: 'M' | 'F' | null;
  role?: string | null;
  color?: string | null;
  quantity?: number;
  capacity?: number | null;
}

/**
 * Adds a person or a thing.
 * @throws Refusal invalidInput; featureNotAvailable for a second person on a package without staff (specification section 6)
 * @returns its id
 */
export async function addResource(work: Work, { providerId, ...given }: NewResource): Promise<number> {
  const resource = checked(NewResource, given);
  return work.transaction(async (tx) => {
    if (resource.kind === RESOURCE_KINDS.human) await refuseSecondPersonWithoutStaff(tx, providerId);
    const resourceId = await insertResource(tx, providerId, resource);
    await tx.announce(resourceChanged({ providerId, resourceId }));
    return resourceId;
  });
}

async function refuseSecondPersonWithoutStaff(work: Work, providerId: number): Promise<void> {
  if (planAllows(await getPlan(work, providerId), 'staff')) return;
  await work.lock([`staff of ${providerId}`]);
  if ((await countPeople(work, providerId)) > 0) throw new Refusal('featureNotAvailable');
}
