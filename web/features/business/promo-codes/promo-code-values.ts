import { plainEuro } from '#contracts/money.ts';
import { textOf } from '#web/lib/form-text.ts';
import { centsOrNone, numberOrNone } from '#web/lib/form/form-values.ts';
import type { PromoCodeSeen } from './promo-code-calls.ts';

/** A code as the form has it: texts, as they are typed. */
export interface PromoCodeValues {
  code: string;
  kind: 'percent' | 'amount';
  percent: string;
  amountCents: string;
  duration: string;
  months: string;
  validFrom: string;
  validUntil: string;
  mostUses: string;
}

/** What a new code begins with. @param today of the center */
export const newPromoCode = (today: string): PromoCodeValues => ({
  code: '',
  kind: 'percent',
  percent: '10',
  amountCents: '',
  duration: 'once',
  months: '3',
  validFrom: today,
  validUntil: '',
  mostUses: '',
});

export const valuesOfPromoCode = (one: PromoCodeSeen): PromoCodeValues => ({
  code: one.code,
  kind: one.percentBasisPoints === null ? 'amount' : 'percent',
  percent: one.percentBasisPoints === null ? '' : String(one.percentBasisPoints / 100),
  amountCents: one.amountCents === null ? '' : plainEuro(one.amountCents).replace('.', ','),
  duration: one.duration,
  months: one.months === null ? '3' : String(one.months),
  validFrom: one.validFrom,
  validUntil: one.validUntil ?? '',
  mostUses: one.mostUses === null ? '' : String(one.mostUses),
});

/** What was sent, as the contract of a code takes it; what cannot be read is no number. */
export function givenOf(form: FormData): object {
  const text = (name: string): string => textOf(form, name);
  const isPercent = text('kind') !== 'amount';
  const percent = numberOrNone(text('percentBasisPoints'));
  const duration = text('duration') || 'once';
  return {
    code: text('code'),
    percentBasisPoints: isPercent && percent !== undefined ? percent * 100 : null,
    amountCents: isPercent ? null : (centsOrNone(text('amountCents')) ?? null),
    duration,
    months: duration === 'repeating' ? (numberOrNone(text('months')) ?? null) : null,
    validFrom: text('validFrom'),
    validUntil: text('validUntil') || null,
    mostUses: numberOrNone(text('mostUses')) ?? null,
  };
}
