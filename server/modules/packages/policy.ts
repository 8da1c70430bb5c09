import type { PackageId } from '#contracts/package-ids.ts';
import { PACKAGE_IDS } from '#contracts/package-ids.ts';
import type { ProviderPlan } from './rules/plan.ts';

export type Feature =
  | 'onlineBooking'
  | 'onlinePayment'
  | 'staff'
  | 'widget'
  | 'exports'
  | 'classes'
  | 'videos'
  | 'memberships'
  | 'wallets'
  | 'emailTemplates';

const { grow, video, allInOne } = PACKAGE_IDS;

/** Which packages open what (specification sections 2 and 6): a provider on Free shows a contact card and works alone. */
const OPENED_BY: Record<Feature, readonly PackageId[]> = {
  onlineBooking: [grow, video, allInOne],
  onlinePayment: [grow, video, allInOne],
  staff: [grow, allInOne],
  widget: [grow, allInOne],
  exports: [grow, allInOne],
  classes: [grow, allInOne],
  videos: [video, allInOne],
  memberships: [grow, allInOne],
  wallets: [grow, allInOne],
  emailTemplates: [grow, allInOne],
};

/** Whether the package opens the feature; whether it is paid for is `hasNotPaid`. */
export function planAllows(plan: Pick<ProviderPlan, 'packageId'>, feature: Feature): boolean {
  return OPENED_BY[feature].includes(plan.packageId);
}
