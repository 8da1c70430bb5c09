import type { Locale } from '#contracts/languages.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import * as m from '#contracts/texts/messages.js';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import {
  LONGEST_RESOURCE_NAME,
  LONGEST_ROLE,
  LONGEST_UNIT_NAME,
  ResourceForm,
} from '#contracts/validation/resource.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { actsIn } from '#web/business-frame/planning/chosen-acts.ts';
import { CREATE_RESOURCE, EDIT_RESOURCE } from './staff-calls.ts';
import { givenOf, valuesOfForm } from './member-form-values.ts';

/** What an action of the form answers; `id` of what was saved. */
export type MemberAnswer = FormAnswer & { id?: number };

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  name: { text: m.staff_field_name, longest: LONGEST_RESOURCE_NAME },
  gender: { text: m.staff_field_gender },
  type: { text: m.staff_field_type },
  role: { text: m.staff_field_role, longest: LONGEST_ROLE },
  color: { text: m.staff_field_color },
  quantity: { text: m.staff_field_quantity },
  capacity: { text: m.staff_field_capacity },
  unitNames: { text: m.staff_field_unit_names, longest: LONGEST_UNIT_NAME },
};

/** All names of units are typed into one field. */
const fieldNameOf = (path: string): string => path.replace(/^unitNames\.\d+$/, 'unitNames');

function fieldOf(path: string, locale: Locale): FieldName {
  const field = FIELDS[fieldNameOf(path)];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** Adds a person or thing, or writes one over. @param of.id null for a new one */
export async function saveMember(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, id }: { providerId: number; id: number | null },
): Promise<MemberAnswer> {
  const typed = valuesOfForm(form);
  let saved = id;
  const answer = await formAction({
    form,
    locale,
    schema: ResourceForm,
    given: givenOf(typed),
    fieldOf: (path) => fieldOf(path, locale),
    places: { cannotUpdate: 'quantity' },
    async send(input) {
      const sent = { ...input, unitNames: input.unitNames.map((name) => name ?? '') };
      if (id === null) {
        const kind = typed.isPerson ? RESOURCE_KINDS.human : RESOURCE_KINDS.physical;
        const { createResource: all } = await api(CREATE_RESOURCE, { providerId, input: { kind, ...sent } });
        saved = Math.max(...all.map((one) => one.id));
      } else {
        const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
        await api(EDIT_RESOURCE, { providerId, id, version, input: sent, acts: actsIn(form) });
      }
    },
  });
  const fieldErrors = Object.fromEntries(
    Object.entries(answer.fieldErrors).map(([path, message]) => [fieldNameOf(path), message]),
  );
  return { ...answer, fieldErrors, ...(saved !== null && { id: saved }) };
}
