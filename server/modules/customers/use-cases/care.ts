import type { CareRelation } from '#contracts/validation/customer.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from '../store/change-customers.ts';
import { caresForSomebody, lockCustomers, updateCare } from '../store/change-customers.ts';

/**
 * Puts a customer into another one's care: the carer gets their mails as long as they have no address of their own, and sees with their
 * log-in what is booked for them from now on. Who cares is in nobody's care, and whoever is in care cares for nobody: the rows of both stay
 * locked until the commit, so that two who say so of each other at once do not make a chain.
 * @param care.relation what the carer is to the customer
 * @throws Refusal errorUserNotFound naming which is not there; invalidInput naming `carerId` for oneself and for a chain
 */
export async function setCare(
  work: Work,
  of: CustomerKey,
  care: { carerId: number; relation: CareRelation },
): Promise<void> {
  const { providerId, customerId } = of;
  await work.transaction(async (tx) => {
    const found = await lockCustomers(tx, providerId, [customerId, care.carerId]);
    const carer = found.get(care.carerId);
    if (!found.has(customerId)) throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
    if (!carer) throw new Refusal('errorUserNotFound', { affected: ['carerId'] });
    if (carer.id === customerId || carer.caredForBy !== null || (await caresForSomebody(tx, of)))
      throw new Refusal('invalidInput', { affected: ['carerId'] });
    await updateCare(tx, of, care);
  });
}

/** The customer looks after themselves; what was booked for them stays with the log-in that saw it. @throws Refusal errorUserNotFound */
export async function clearCare(work: Work, of: CustomerKey): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await lockCustomers(tx, of.providerId, [of.customerId])).has(of.customerId))
      throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
    await updateCare(tx, of, null);
  });
}
