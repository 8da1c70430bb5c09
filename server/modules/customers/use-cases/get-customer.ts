import type { Work } from '#server/kernel/work.ts';
import type { CustomerRow } from '../store/customers.ts';
import { readCustomers } from '../store/customers.ts';

export type Customer = CustomerRow;

/** One customer of the provider, or null. */
export async function getCustomer(
  work: Work,
  providerId: number,
  customerId: number,
): Promise<Customer | null> {
  return (await readCustomers(work, [{ providerId, id: customerId }])).get(customerId) ?? null;
}

/** Some customers of perhaps several providers, by id, in one query; unknown ones are left out. */
export async function getCustomers(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Map<number, Customer>> {
  return readCustomers(work, keys);
}
