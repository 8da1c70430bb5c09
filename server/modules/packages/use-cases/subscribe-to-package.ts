import type { PackageId } from '#contracts/package-ids.ts';
import type { Work } from '#server/kernel/work.ts';
import { insertSubscription } from '../store/subscriptions.ts';

export interface NewPackageSubscription {
  packageId: PackageId;
  amountCents: number;
  /** Default: now. */
  startedAt?: Date;
  /** Default: without an end. */
  endsAt?: Date | null;
  active?: boolean;
}

/** Puts a provider on a package; from its start on it is the provider's plan. @returns the subscription's id */
export async function subscribeToPackage(
  work: Work,
  providerId: number,
  subscription: NewPackageSubscription,
): Promise<number> {
  const { packageId, amountCents, startedAt = work.now(), endsAt = null, active = true } = subscription;
  return insertSubscription(work, providerId, { packageId, amountCents, startedAt, endsAt, active });
}
