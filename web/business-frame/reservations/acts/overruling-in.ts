import { textOf } from '#web/lib/form-text.ts';

/** Why a time is taken against the rules; the field is there once rules were told. */
export const overrulingIn = (form: FormData): { reason: string } | null =>
  form.has('overruling.reason') ? { reason: textOf(form, 'overruling.reason') } : null;
