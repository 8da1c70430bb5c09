import type { PackageId } from '#contracts/package-ids.ts';
import { isGrowOrAbove, PACKAGE_IDS } from '#contracts/package-ids.ts';

/** What a provider has bought from Radura: its latest package, or Free. */
export interface ProviderPlan {
  packageId: PackageId;
  /** The subscription's own id; null for a provider that never bought a package. */
  subscriptionId: number | null;
  active: boolean;
  /** null: without an end. */
  endsAt: Date | null;
  /** What it costs per billing period; only the provider itself may know. */
  amountCents: number;
}

export const FREE_PLAN: ProviderPlan = {
  packageId: PACKAGE_IDS.free,
  subscriptionId: null,
  active: true,
  endsAt: null,
  amountCents: 0,
};

/** Whether a bought package has ended or was switched off (specification sections 2 and 8). Free costs nothing and is never unpaid. */
export function hasNotPaid(plan: Pick<ProviderPlan, 'packageId' | 'active' | 'endsAt'>, now: Date): boolean {
  if (!isGrowOrAbove(plan.packageId)) return false;
  return !plan.active || (plan.endsAt !== null && plan.endsAt.getTime() <= now.getTime());
}
