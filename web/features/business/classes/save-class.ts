import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { ClassForm } from '#contracts/validation/class-form.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#contracts/validation/offering.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { CREATE_CLASS, EDIT_CLASS } from './class-calls.ts';
import { givenOf } from './class-form-values.ts';
import { withRefusalsAtFields } from './refusals-at-fields.ts';

/** What an action of the form answers; `id` of what was saved. */
export type ClassFormAnswer = FormAnswer & {
  id?: number;
  /** Which dates of a copy that was to begin on a day clash, by their places. */
  clashing?: { startsOn: string; places: readonly number[] };
};

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  name: { text: m.classes_field_name, longest: LONGEST_NAME },
  description: { text: m.classes_field_description, longest: LONGEST_DESCRIPTION },
  groupId: { text: m.classes_field_group },
  serviceType: { text: m.classes_field_kind },
  model: { text: m.classes_field_model },
  lateJoin: { text: m.classes_field_late },
  priceCents: { text: m.classes_field_price },
  durationMinutes: { text: m.classes_field_minutes },
  capacity: { text: m.classes_field_capacity },
  minimumCapacity: { text: m.classes_field_minimum },
  locationType: { text: m.classes_field_place },
  closesMinutes: { text: m.classes_field_closes },
  vatTreatment: { text: m.classes_field_vat },
};

/** What a field is called in a sentence; '' for what is no field of the form. */
function fieldOf(path: string, locale: Locale): FieldName {
  const field = FIELDS[path];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** Adds a class, or writes one over. @param of.classId null for a new one */
export async function saveClass(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, classId }: { providerId: number; classId: number | null },
): Promise<ClassFormAnswer> {
  let id = classId;
  const answer = await formAction({
    form,
    locale,
    schema: ClassForm,
    given: givenOf(form),
    fieldOf: (path) => fieldOf(path, locale),
    async send(input) {
      if (classId === null) {
        id = (await api(CREATE_CLASS, { providerId, input })).createClass;
      } else {
        const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
        await api(EDIT_CLASS, { providerId, id: classId, version, input });
      }
    },
  });
  const placed = withRefusalsAtFields(
    answer,
    (code, path) =>
      code === 'cannotUpdate' && path === 'model' ? { field: path, text: m.classes_model_fixed } : null,
    locale,
  );
  return { ...placed, ...(id !== null && { id }) };
}
