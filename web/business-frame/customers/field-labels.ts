import { fieldStatus } from '#contracts/customer-fields.ts';
import type { CustomerFieldKind, FieldStatus } from '#contracts/customer-fields.ts';
import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import type { CustomerField, FieldOfCustomer } from './customer-calls.ts';

const KINDS = {
  text: m.customers_own_kind_text,
  date: m.customers_own_kind_date,
  yesNo: m.customers_own_kind_yes_no,
} as const satisfies Record<CustomerFieldKind, unknown>;

/** What the values of a field are. */
export const kindText = (t: Texts, kind: CustomerFieldKind): string => t(KINDS[kind]);

/** What a field is, in a line. */
export const fieldMarks = (t: Texts, { kind, expires, isAsked }: CustomerField): string =>
  [
    kindText(t, kind),
    ...(expires ? [t(m.customers_own_mark_expires)] : []),
    ...(isAsked ? [t(m.customers_own_mark_asked)] : []),
  ].join(' · ');

/** What stands in a field, as it is read. */
export function valueText(t: Texts, { kind, value }: Pick<FieldOfCustomer, 'kind' | 'value'>): string {
  if (value === null) return '';
  if (kind === 'date') return formatDate(value);
  if (kind === 'yesNo') return t(value === 'yes' ? m.customers_own_yes : m.customers_own_no);
  return value;
}

const TONES: Record<FieldStatus, StatusTone> = {
  missing: 'waiting',
  expired: 'wrong',
  expiring: 'waiting',
  valid: 'quiet',
};

/** How a field of a customer stands today, for a pill; null where there is nothing to say. @param today local date */
export function standingMark(
  t: Texts,
  field: FieldOfCustomer,
  today: string,
): { tone: StatusTone; text: string } | null {
  const standing = fieldStatus(field, today);
  const tone = TONES[standing];
  if (standing === 'missing') return field.isAsked ? { tone, text: t(m.customers_own_missing) } : null;
  if (field.validUntil === null) return null;
  const date = formatDate(field.validUntil);
  if (standing === 'expired') return { tone, text: t(m.customers_own_expired, { date }) };
  return {
    tone,
    text:
      standing === 'expiring' ? t(m.customers_own_expiring, { date }) : t(m.customers_own_valid, { date }),
  };
}
