import type { GroupKind } from '#contracts/group-kinds.ts';
import { LONGEST_NAME, ServiceGroup } from '#contracts/validation/offering.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import * as m from '#contracts/texts/messages.js';
import { moveOf } from '#web/business-ui/moved.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { refusedWith } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { CREATE_GROUP, DELETE_GROUP, EDIT_GROUP, GROUPS, REORDER_GROUPS } from './group-calls.ts';

/** Moves a group (`move`), deletes it (`intent`), or adds or changes one. */
export async function changeGroups(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; kind: GroupKind },
): Promise<FormAnswer> {
  const typedId = textOf(form, 'id');
  const id = idOrNone.read(typedId);
  if (form.has('move')) {
    return sendForm({ form }, async () => {
      const { getServiceGroups: groups } = await api(GROUPS, of);
      const order = groups.map((group) => group.id);
      const move = moveOf(textOf(form, 'move'), order);
      if (!move) throw new ApiFailure([{ message: m.failed_updated({}, { locale }) }]);
      await api(REORDER_GROUPS, { ...of, ...move });
    });
  }
  const isDeleted = textOf(form, 'intent') === 'delete';
  if (id === null && (isDeleted || typedId !== ''))
    return refusedWith([{ message: m.failed_updated({}, { locale }) }]);
  if (isDeleted && id !== null) return sendForm({ form }, () => api(DELETE_GROUP, { ...of, id }));
  return formAction({
    form,
    fieldOf: (path) => nameOfField(path, locale),
    locale,
    schema: ServiceGroup,
    given: { name: textOf(form, 'name'), color: textOf(form, 'color') },
    places: { duplicateName: 'name' },
    send: (input) =>
      id === null ? api(CREATE_GROUP, { ...of, input }) : api(EDIT_GROUP, { ...of, id, input }),
  });
}

function nameOfField(path: string, locale: RequestContext['locale']): FieldName {
  if (path === 'name') return { name: m.services_field_name({}, { locale }), longest: LONGEST_NAME };
  return { name: path === 'color' ? m.services_field_color({}, { locale }) : '' };
}
