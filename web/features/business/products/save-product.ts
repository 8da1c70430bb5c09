import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { LONGEST_NAME } from '#contracts/validation/offering.ts';
import { CourseForm, LONGEST_COURSE_DESCRIPTION } from '#contracts/validation/video-course.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { CREATE_PRODUCT, EDIT_PRODUCT } from './product-calls.ts';
import { givenOf } from './product-form-values.ts';

/** What an action of the form answers; `id` of what was saved. */
export type ProductFormAnswer = FormAnswer & { id?: number };

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  name: { text: m.products_field_name, longest: LONGEST_NAME },
  description: { text: m.products_field_description, longest: LONGEST_COURSE_DESCRIPTION },
  priceCents: { text: m.products_field_price },
  vatTreatment: { text: m.products_field_vat },
  groupId: { text: m.products_field_group },
  categoryId: { text: m.products_field_category },
  target: { text: m.products_field_target },
  duration: { text: m.products_field_duration },
  durationType: { text: m.products_field_duration },
};

/** What a field is called in a sentence; '' for what is no field of the form. */
function fieldOf(path: string, locale: Locale): FieldName {
  const field = FIELDS[path];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** Adds a video course, or writes one over. @param of.productId null for a new one */
export async function saveProduct(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, productId }: { providerId: number; productId: number | null },
): Promise<ProductFormAnswer> {
  let id = productId;
  const answer = await formAction({
    form,
    locale,
    schema: CourseForm,
    given: givenOf(form),
    fieldOf: (path) => fieldOf(path, locale),
    async send(input) {
      if (productId === null) {
        id = (await api(CREATE_PRODUCT, { providerId, input })).createProduct;
      } else {
        const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
        await api(EDIT_PRODUCT, { providerId, id: productId, version, input });
      }
    },
  });
  return { ...answer, ...(id !== null && { id }) };
}
