import { batchedPerDatabase } from '#server/kernel/batched.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SetupStanding } from '../store/center-setups.ts';
import { readStandings } from '../store/center-setups.ts';

const MOST_TOGETHER = 500;
const ask = batchedPerDatabase(async (work, providerIds: readonly number[]) => {
  const standings = await readStandings(work, providerIds);
  return providerIds.map((id): SetupStanding => standings.get(id) ?? 'over');
}, MOST_TOGETHER);

/** How a center stands with its first settings; all that ask at once ask together. */
export async function setupStanding(work: Work, providerId: number): Promise<SetupStanding> {
  return ask(work, providerId);
}
