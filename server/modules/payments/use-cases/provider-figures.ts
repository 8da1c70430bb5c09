import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { getPrivateDetails } from '#server/modules/providers/index.ts';
import type { AccountDetails } from '../store/provider-figures.ts';
import { countOrders, readAccountDetails } from '../store/provider-figures.ts';

/** The provider's account at the card processor; null unless the viewer runs the provider (specification section 3). */
export async function getPaymentAccount(
  work: Work,
  actor: Actor,
  providerId: number,
): Promise<AccountDetails | null> {
  return (await getPrivateDetails(work, actor, providerId)) ? readAccountDetails(work, providerId) : null;
}

/** How many orders the provider has; null unless the viewer runs the provider (specification section 3). */
export async function getOrdersNumber(work: Work, actor: Actor, providerId: number): Promise<number | null> {
  return (await getPrivateDetails(work, actor, providerId)) ? countOrders(work, providerId) : null;
}
