import { batchedPerDatabase } from '#server/kernel/batched.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SetupStatus } from '../store/center-setups.ts';
import { readStatuses } from '../store/center-setups.ts';

const MOST_TOGETHER = 500;
const ask = batchedPerDatabase(async (work, providerIds: readonly number[]) => {
  const standings = await readStatuses(work, providerIds);
  return providerIds.map((id): SetupStatus => standings.get(id) ?? 'over');
}, MOST_TOGETHER);

/** How a center stands with its first settings; all that ask at once ask together. */
export async function setupStatus(work: Work, providerId: number): Promise<SetupStatus> {
  return ask(work, providerId);
}
