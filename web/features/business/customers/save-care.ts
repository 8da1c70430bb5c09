import * as v from 'valibot';
import * as m from '#contracts/texts/messages.js';
import { CARE_RELATIONS } from '#contracts/validation/customer.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { END_CARE, SET_CARE } from '#web/business-frame/customers/customer-calls.ts';

const Care = v.object({ relation: v.picklist(CARE_RELATIONS) });

/** Puts the customer of a page into the care of the one that its form names, or ends it (`act`). @throws ApiFailure for no such customer */
export async function saveCare(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; id: number },
): Promise<FormAnswer> {
  if (textOf(form, 'act') === 'end') return sendForm({ intent: 'end' }, () => api(END_CARE, of));
  const carerId = idOrNone.read(textOf(form, 'carerId')) ?? 0;
  const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
  const answer = await formAction({
    form,
    locale,
    schema: Care,
    given: { relation: textOf(form, 'relation') },
    fieldOf: (path) => ({ name: path === 'relation' ? m.customers_field_relation({}, { locale }) : '' }),
    send: ({ relation }) => api(SET_CARE, { ...of, version, carerId, relation }),
  });
  return { ...answer, intent: 'care' };
}
