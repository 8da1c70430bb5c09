import * as m from '#contracts/texts/messages.js';
import { DuplicatedClass } from '#contracts/validation/class-form.ts';
import { LONGEST_NAME } from '#contracts/validation/offering.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { clashingPlaces } from './clashing-dates.ts';
import { DUPLICATE_CLASS } from './class-calls.ts';
import { withRefusalsAtFields } from './refusals-at-fields.ts';
import type { ClassFormAnswer } from './save-class.ts';

/** Which form of the class's page it is. */
export const DUPLICATE_INTENT = 'duplicate';

/** Copies a class with its term to a new start. */
export async function saveDuplicate(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; id: number },
): Promise<ClassFormAnswer> {
  let id: number | null = null;
  const answer = await formAction({
    form,
    locale,
    schema: DuplicatedClass,
    given: {
      name: textOf(form, 'name'),
      startsOn: textOf(form, 'startsOn'),
      keepsTeachers: form.has('keepsTeachers'),
    },
    fieldOf: (path) =>
      path === 'name'
        ? { name: m.classes_field_name({}, { locale }), longest: LONGEST_NAME }
        : { name: path === 'startsOn' ? m.class_duplicate_field_start({}, { locale }) : '' },
    async send(input) {
      id = (await api(DUPLICATE_CLASS, { ...of, ...input })).duplicateClass;
    },
  });
  const placed = withRefusalsAtFields(
    answer,
    (code) => {
      if (code === 'invalidPastDate') return { field: 'startsOn', text: m.class_duplicate_past };
      if (code === 'reservationInvalidCapacity') return { field: 'startsOn', text: m.class_duplicate_clash };
      if (code === 'reservationInvalidResources')
        return { field: 'startsOn', text: m.class_duplicate_not_in_use };
      return null;
    },
    locale,
  );
  const clashing = { startsOn: textOf(form, 'startsOn'), places: clashingPlaces(answer) };
  return { ...placed, intent: DUPLICATE_INTENT, clashing, ...(id !== null && { id }) };
}
