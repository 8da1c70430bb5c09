import { textOf } from '#web/lib/form-text.ts';

/** Why all goes back to a customer who cancels too late; nothing typed, or cancelled by the center: null. */
export function waiverIn(form: FormData): { reason: string } | null {
  const reason = textOf(form, 'waiver.reason').trim();
  return reason === '' || textOf(form, 'by') !== 'customer' ? null : { reason };
}
