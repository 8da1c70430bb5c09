import type { ExportedList } from '#contracts/exports.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { ACTIONS, expectMay } from '#server/modules/authority/index.ts';
import { isSteppedUp } from '#server/modules/identity/index.ts';
import { getPlan, hasNotPaid, planAllows } from '#server/modules/packages/index.ts';

/** What still stands between somebody who may take a list out and the file. */
export interface ExportAccess {
  /** Has just proved who they are. */
  isProved: boolean;
  /** The provider's package opens exports and is paid for. */
  isOpened: boolean;
}

const SEEN_BY: Record<ExportedList, ProviderAction> = {
  customers: 'seeCustomers',
  reservations: 'seeReservations',
  buyers: 'seeProducts',
};
const TAKEN_BY: Record<ExportedList, ProviderAction> = {
  customers: 'exportCustomers',
  reservations: 'exportReservations',
  buyers: 'exportCustomers',
};

/**
 * For the screen before a download, which asks for what is missing.
 * @throws Refusal as `expectMay` of who sees the list; NotAuthorizedException for a role that may not take it out
 */
export async function getExportAccess(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, list }: { providerId: number; list: ExportedList },
): Promise<ExportAccess> {
  const { role } = await expectMay(work, actor, providerId, SEEN_BY[list]);
  if (ACTIONS[TAKEN_BY[list]].roles[role] === undefined) throw new Refusal('NotAuthorizedException');
  const plan = await getPlan(work, providerId);
  return {
    isProved: isSteppedUp(signedIn(actor).steppedUpAt, work.now()),
    isOpened: planAllows(plan, 'exports') && !hasNotPaid(plan, work.now()),
  };
}
