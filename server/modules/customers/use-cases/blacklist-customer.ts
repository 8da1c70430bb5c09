import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { updateBlacklisted } from '../store/customers.ts';

/**
 * Says whether the provider still receives a customer.
 * @throws Refusal errorUserNotFound when the provider has no such customer
 */
export async function blacklistCustomer(
  work: Work,
  {
    providerId,
    customerId,
    isBlacklisted,
  }: { providerId: number; customerId: number; isBlacklisted: boolean },
): Promise<void> {
  if (!(await updateBlacklisted(work, providerId, customerId, isBlacklisted)))
    throw new Refusal('errorUserNotFound');
}
