import { parseEuro } from '#contracts/money.ts';
import { basisPointsIn } from '#web/lib/form/basis-points-in.ts';
import { textOf } from '#web/lib/form-text.ts';

/**
 * What a form says of a share, as `ShareForm` and `GlobalShareForm` take it: euro or percent as typed. What is neither stays what it is, to be refused
 * at its field.
 */
export function shareFormValues(form: FormData): { amountType: string; amount: number | string | null } {
  const amountType = textOf(form, 'amountType');
  const typed = textOf(form, 'amount').replace(/[€%]/, '').trim();
  if (typed === '') return { amountType, amount: null };
  return { amountType, amount: (amountType === 'fixed' ? parseEuro(typed) : basisPointsIn(typed)) ?? typed };
}
