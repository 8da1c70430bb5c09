import { addDays } from './time.ts';

/** What the value of a field of a provider's own is: a line of text, a date, yes or no. */
export const CUSTOMER_FIELD_KINDS = ['text', 'date', 'yesNo'] as const;
export type CustomerFieldKind = (typeof CUSTOMER_FIELD_KINDS)[number];

/** What a yes or no is kept as. */
export const YES_NO = ['yes', 'no'] as const;

/** Fields in use that a provider may have. */
export const MOST_CUSTOMER_FIELDS = 20;
/** With the archived ones, whose values are kept. */
export const MOST_CUSTOMER_FIELDS_EVER = 60;
/** In characters. */
export const LONGEST_FIELD_NAME = 40;
export const LONGEST_FIELD_VALUE = 200;
/** From so many days before its last day on a value is told to expire. */
export const DAYS_BEFORE_EXPIRY = 30;

/** How a value stands on a date; `missing`: there is none. */
export type FieldStatus = 'missing' | 'expired' | 'expiring' | 'valid';

/**
 * How the value of a field stands on a date. It counts up to and with its last day.
 * @param validUntil local date, null: without an end
 * @param on local date
 */
export function fieldStatus(
  { value, validUntil }: { value: string | null; validUntil: string | null },
  on: string,
): FieldStatus {
  if (value === null) return 'missing';
  if (validUntil === null) return 'valid';
  if (validUntil < on) return 'expired';
  return validUntil <= addDays(on, DAYS_BEFORE_EXPIRY) ? 'expiring' : 'valid';
}
