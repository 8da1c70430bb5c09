import type { Locale } from '#contracts/languages.ts';
import { LONGEST_FIELD_NAME } from '#contracts/customer-fields.ts';
import * as m from '#contracts/texts/messages.js';
import { CustomerFieldForm, NewCustomerField } from '#contracts/validation/customer-fields.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { moveOf } from '#web/business-ui/moved.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import {
  ARCHIVE_FIELD,
  CREATE_FIELD,
  EDIT_FIELD,
  FIELDS,
  REORDER_FIELDS,
  RESTORE_FIELD,
} from '#web/business-frame/customers/customer-calls.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** Moves a field (`move`), archives or restores it (`act`), changes the one with the `id` of the form, or adds one. */
export async function saveField(form: FormData, known: Known, providerId: number): Promise<FormAnswer> {
  const { api, locale } = known;
  if (form.has('move')) return moveField(form, known, providerId);
  const id = idOrNone.read(textOf(form, 'id'));
  const act = textOf(form, 'act');
  if (id !== null && act === 'archive')
    return sendForm({ intent: `field ${id}` }, () => api(ARCHIVE_FIELD, { providerId, id }));
  if (id !== null && act === 'restore')
    return sendForm({ intent: `restore ${id}` }, () => api(RESTORE_FIELD, { providerId, id }));
  const given = {
    name: textOf(form, 'name'),
    expires: form.has('expires'),
    isAsked: form.has('isAsked'),
  };
  const asked = {
    form,
    locale,
    fieldOf: (path: string) => fieldOf(path, locale),
    places: { alreadyAssigned: 'name', cannotUpdate: 'name' },
  };
  if (id === null) {
    const answer = await formAction({
      ...asked,
      schema: NewCustomerField,
      given: { ...given, kind: textOf(form, 'kind') },
      send: (input) => api(CREATE_FIELD, { providerId, input }),
    });
    return { ...answer, intent: 'new' };
  }
  const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
  const answer = await formAction({
    ...asked,
    schema: CustomerFieldForm,
    given,
    send: (input) => api(EDIT_FIELD, { providerId, id, version, input }),
  });
  return { ...answer, intent: `field ${id}` };
}

function fieldOf(path: string, locale: Locale): FieldName {
  if (path === 'name')
    return { name: m.customers_field_own_name({}, { locale }), longest: LONGEST_FIELD_NAME };
  return { name: path === 'kind' ? m.customers_field_own_kind({}, { locale }) : '' };
}

async function moveField(form: FormData, { api, locale }: Known, providerId: number): Promise<FormAnswer> {
  return sendForm({ form }, async () => {
    const { getCustomerFields: fields } = await api(FIELDS, { providerId });
    const order = fields.flatMap((field) => (field.isArchived ? [] : [field.id]));
    const move = moveOf(textOf(form, 'move'), order);
    if (!move) throw new ApiFailure([{ message: m.failed_updated({}, { locale }) }]);
    await api(REORDER_FIELDS, { providerId, ...move });
  });
}
