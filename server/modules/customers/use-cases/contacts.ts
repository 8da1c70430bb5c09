import type { Work } from '#server/kernel/work.ts';
import type { Customer } from './get-customer.ts';
import { getCustomer } from './get-customer.ts';

/**
 * Who gets the mails to a customer: they themselves at their main address, else who cares for them, else nobody (null).
 * A customer with an address costs no question.
 */
export async function whoIsWrittenTo(
  work: Work,
  providerId: number,
  customer: Customer,
): Promise<(Customer & { email: string }) | null> {
  const { caredForBy } = customer;
  const reader =
    customer.email !== null || caredForBy === null
      ? customer
      : await getCustomer(work, providerId, caredForBy);
  const email = reader?.email;
  return reader && email ? { ...reader, email } : null;
}
