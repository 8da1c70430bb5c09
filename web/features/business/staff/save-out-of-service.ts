import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { parseTypedTime } from '#contracts/time-text.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { LONGEST_FAULT, OutOfServiceForm } from '#contracts/validation/resource.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { actsIn } from '#web/business-frame/planning/chosen-acts.ts';
import { TAKE_OUT_OF_SERVICE } from './staff-calls.ts';

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  unit: { text: m.staff_field_unit },
  fromDate: { text: m.staff_field_from },
  fromMinute: { text: m.staff_field_from_time },
  toDate: { text: m.staff_field_to },
  toMinute: { text: m.staff_field_to_time },
  reason: { text: m.staff_field_reason, longest: LONGEST_FAULT },
};

function fieldOf(path: string, locale: Locale): FieldName {
  const field = FIELDS[path];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** What is no time stays what it is, to be refused at its field; null for none. */
const minuteIn = (typed: string): number | string | null =>
  typed.trim() === '' ? null : (parseTypedTime(typed) ?? typed);

/** Takes a thing, or a unit of it, out of service, with an act for each booking that it hurts. */
export async function saveOutOfService(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; id: number },
): Promise<FormAnswer> {
  const typed = (name: string): string => textOf(form, name);
  return formAction({
    form,
    locale,
    schema: OutOfServiceForm,
    given: {
      unit: typed('unit') === '' ? null : Number(typed('unit')),
      fromDate: typed('fromDate') || undefined,
      fromMinute: minuteIn(typed('fromMinute')) ?? undefined,
      toDate: typed('toDate') || null,
      toMinute: minuteIn(typed('toMinute')),
      reason: typed('reason'),
    },
    fieldOf: (path) => fieldOf(path, locale),
    places: { invalidDates: 'fromMinute', invalidStartDateBeforeEndDate: 'toDate' },
    send: (input) => api(TAKE_OUT_OF_SERVICE, { ...of, input, acts: actsIn(form) }),
  });
}
