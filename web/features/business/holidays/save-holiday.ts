import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { HolidayForm, LONGEST_REASON } from '#contracts/validation/hours.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import { placedAnswer } from '#web/business-frame/hours/placed-answer.ts';
import { minuteOf } from '#web/business-frame/hours/hours-form-values.ts';
import { actsIn } from '#web/business-frame/planning/chosen-acts.ts';
import { CREATE_HOLIDAY, DELETE_HOLIDAY, EDIT_HOLIDAY } from './holiday-calls.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;

const FIELDS = ['resourceId', 'name', 'fromDate', 'fromMinute', 'toDate', 'toMinute'];

/** Adds a closing, changes it or, by its `intent`, deletes it. @param id null for a new one */
export async function saveHoliday(
  form: FormData,
  { api, locale }: Known,
  { providerId, id }: { providerId: number; id: number | null },
): Promise<FormAnswer> {
  if (id !== null && textOf(form, 'intent') === 'delete')
    return sendForm({ form }, () => api(DELETE_HOLIDAY, { providerId, id }));
  const isWholeDay = textOf(form, 'kind') !== 'times';
  const fromDate = textOf(form, 'fromDate');
  const answer = await formAction({
    form,
    locale,
    schema: HolidayForm,
    given: {
      resourceId: idOrNone.read(textOf(form, 'resourceId')),
      name: textOf(form, 'name'),
      isWholeDay,
      fromDate,
      fromMinute: isWholeDay ? null : (minuteOf(textOf(form, 'fromMinute')) ?? null),
      // One day where no other is said
      toDate: textOf(form, 'toDate') || fromDate,
      toMinute: isWholeDay ? null : (minuteOf(textOf(form, 'toMinute')) ?? null),
    },
    fieldOf: (path) => fieldOf(path, locale),
    places: { notFound: 'resourceId' },
    send: (input) =>
      id === null
        ? api(CREATE_HOLIDAY, { providerId, input, acts: actsIn(form) })
        : api(EDIT_HOLIDAY, { providerId, id, version: versionOf(form), input, acts: actsIn(form) }),
  });
  return placedAnswer(answer, (path) => (FIELDS.includes(path) ? path : null), locale);
}

function fieldOf(path: string, locale: Locale): FieldName {
  if (path === 'name') return { name: m.holidays_field_name({}, { locale }), longest: LONGEST_REASON };
  if (path === 'resourceId') return { name: m.holidays_field_whose({}, { locale }) };
  if (path.endsWith('Minute')) return { name: m.holidays_field_time({}, { locale }) };
  return { name: path.endsWith('Date') ? m.holidays_field_date({}, { locale }) : '' };
}
