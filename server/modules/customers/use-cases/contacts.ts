import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from '../store/change-customers.ts';
import { readFurther } from '../store/change-customers.ts';
import type { Customer } from './get-customer.ts';
import { getCustomer } from './get-customer.ts';

/** An address or phone, and what the provider calls it; the main one has no name. */
export interface Contact {
  value: string;
  label: string | null;
}

/** Every address and phone the provider has of a customer, the main ones first. */
export async function contactsOf(
  work: Work,
  { providerId, customerId }: CustomerKey,
): Promise<{ emails: Contact[]; phones: Contact[] }> {
  const customer = await getCustomer(work, providerId, customerId);
  const further = await readFurther(work, { providerId, customerId });
  const all = (kind: 'email' | 'phone', main: string | null | undefined): Contact[] => [
    ...(main ? [{ value: main, label: null }] : []),
    ...further.filter((one) => one.kind === kind).map(({ value, label }) => ({ value, label })),
  ];
  return { emails: all('email', customer?.email), phones: all('phone', customer?.phone) };
}

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
