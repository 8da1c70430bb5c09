import type { MergingCustomer } from '#web/business-frame/customers/customer-calls.ts';

/** Whether a card was only just begun: a name, and nothing that anybody could lose. */
export const isJustBegun = ({ email, phone, came, notes }: MergingCustomer): boolean =>
  email === null && phone === null && came.visits === 0 && came.nextAt === null && notes.length === 0;

/** How much is known of a customer: a card somebody has just begun has less than the one of who has come for years. */
export function fullnessOf(customer: MergingCustomer): number {
  const { firstname, lastname, email, phone, birthday, taxCode, language } = customer;
  const said = [firstname, lastname, email, phone, birthday, taxCode, language].filter((one) => one !== null);
  const { further, tags, fields, notes, came, inCare, hasPerson } = customer;
  const filled = fields.filter(({ value }) => value !== null);
  const more = [further, tags, filled, notes, inCare].reduce((sum, list) => sum + list.length, 0);
  const hasCome = came.visits > 0 || came.nextAt !== null ? 10 : 0;
  return said.length + more + hasCome + (hasPerson ? 1 : 0);
}
