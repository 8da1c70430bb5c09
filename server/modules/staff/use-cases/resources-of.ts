import type { Work } from '#server/kernel/work.ts';
import type { Resource } from '../store/resources.ts';
import { readResources } from '../store/resources.ts';

/** The provider's people and things, archived ones included, in the order it shows them; only the named ones if named. */
export async function resourcesOf(
  work: Work,
  providerId: number,
  ids?: readonly number[],
): Promise<Resource[]> {
  if (ids?.length === 0) return [];
  return readResources(work, providerId, ids ?? null);
}
