import { CUSTOMER_DETAILS } from '#contracts/customer-details.ts';
import type { CustomerDetailName } from '#contracts/customer-details.ts';
import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';

/** A detail of a customer as a screen shows it; null where there is none. */
export function detailText(t: Texts, name: CustomerDetailName, value: string | null): string | null {
  if (value === null) return null;
  const { kind } = CUSTOMER_DETAILS[name];
  if (kind === 'date') return formatDate(value);
  if (kind === 'language') return t(value === 'it' ? m.customers_language_it : m.customers_language_en);
  return value;
}
