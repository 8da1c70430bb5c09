import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ProviderPlan } from '#server/modules/packages/index.ts';
import { getPlan } from '#server/modules/packages/index.ts';
import { runsProvider } from '../policy.ts';
import type { PrivateDetails } from '../store/private-details.ts';
import { readPrivateDetails } from '../store/private-details.ts';

/** What only those who run the provider may read; null for everybody else (specification section 3). */
export async function getPrivateDetails(
  work: Work,
  actor: Actor,
  providerId: number,
): Promise<(PrivateDetails & { plan: ProviderPlan }) | null> {
  if (!runsProvider(actor, providerId)) return null;
  const details = await readPrivateDetails(work, providerId);
  if (!details) return null;
  return { ...details, plan: await getPlan(work, providerId) };
}
