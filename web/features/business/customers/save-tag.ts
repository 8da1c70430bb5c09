import * as m from '#contracts/texts/messages.js';
import { CustomerTag, LONGEST_TAG_NAME } from '#contracts/validation/customer-notes.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { CREATE_TAG, DELETE_TAG, EDIT_TAG } from '#web/business-frame/customers/customer-calls.ts';

/** Adds a tag, changes the one with the `id` of the form, or removes it. */
export async function saveTag(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<FormAnswer> {
  const id = idOrNone.read(textOf(form, 'id'));
  const intent = id === null ? 'new' : `tag ${id}`;
  if (id !== null && textOf(form, 'act') === 'delete')
    return sendForm({ intent }, () => api(DELETE_TAG, { providerId, id }));
  const answer = await formAction({
    form,
    locale,
    schema: CustomerTag,
    given: { name: textOf(form, 'name'), color: textOf(form, 'color') },
    fieldOf: (path) =>
      path === 'name'
        ? { name: m.customers_field_tag_name({}, { locale }), longest: LONGEST_TAG_NAME }
        : { name: m.customers_field_color({}, { locale }) },
    places: { alreadyAssigned: 'name', cannotUpdate: 'name' },
    send: (input) =>
      id === null ? api(CREATE_TAG, { providerId, input }) : api(EDIT_TAG, { providerId, id, input }),
  });
  return { ...answer, intent };
}
