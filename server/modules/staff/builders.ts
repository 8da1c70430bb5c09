import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NewResource } from './index.ts';
import { addResource } from './index.ts';

type Wanted = Partial<NewResource> & { providerId: number };

/** For tests: somebody who works for the provider. @returns the resource's id */
export async function aColleague(work: Work, wanted: Wanted): Promise<number> {
  return addResource(work, { kind: RESOURCE_KINDS.human, name: 'Anna', ...wanted });
}

/** For tests: a room or thing of the provider. @returns the resource's id */
export async function anEquipment(work: Work, wanted: Wanted): Promise<number> {
  return addResource(work, { kind: RESOURCE_KINDS.physical, name: 'Sala grande', ...wanted });
}
