import { plainEuro } from '#contracts/money.ts';
import { textOf } from '#web/lib/form-text.ts';
import { centsOrNone, numberOrNone } from '#web/lib/form/form-values.ts';
import type { OwnCourseSeen } from './product-calls.ts';

/** A video course as the form has it: texts, as they are typed. */
export interface ProductFormValues {
  name: string;
  description: string;
  priceCents: string;
  vatTreatment: string;
  groupId: string;
  categoryId: string;
  target: string;
  isAlwaysAvailable: boolean;
  duration: string;
  durationType: string;
}

export const NEW_PRODUCT_VALUES: ProductFormValues = {
  name: '',
  description: '',
  priceCents: '',
  vatTreatment: 'standard',
  groupId: '',
  categoryId: '',
  target: 'all',
  isAlwaysAvailable: true,
  duration: '3',
  durationType: 'monthly',
};

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** HTML of paragraphs alone as the text it was typed as; anything else as it is. */
export function typedDescription(html: string): string {
  const isPlain = /^(?:<p>(?:[^<]|<br \/>)*<\/p>)*$/.test(html);
  if (!isPlain) return html;
  return html
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br />', '\n')
    .replaceAll(/<\/?p>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** A course that exists, to be changed. */
export const valuesOfProduct = (one: OwnCourseSeen): ProductFormValues => ({
  name: one.name,
  description: typedDescription(one.description),
  priceCents: plainEuro(one.priceCents).replace('.', ','),
  vatTreatment: one.vatTreatment,
  groupId: one.prodGroupId === null ? '' : String(one.prodGroupId),
  categoryId: one.categoryId === null ? '' : String(one.categoryId),
  target: one.target,
  isAlwaysAvailable: one.alwaysAvailable,
  duration: String(one.duration),
  durationType: one.durationType,
});

/** What was sent, as the contract of a course takes it; what cannot be read is no number. */
export function givenOf(form: FormData): object {
  const text = (name: string): string => textOf(form, name);
  const isAlwaysAvailable = form.has('isAlwaysAvailable');
  return {
    name: text('name'),
    description: text('description'),
    priceCents: centsOrNone(text('priceCents')),
    vatTreatment: text('vatTreatment') || 'standard',
    groupId: text('groupId') === '' ? null : numberOrNone(text('groupId')),
    categoryId: text('categoryId') === '' ? null : numberOrNone(text('categoryId')),
    target: text('target') || 'all',
    isAlwaysAvailable,
    ...(!isAlwaysAvailable && {
      duration: numberOrNone(text('duration')),
      durationType: text('durationType') || 'monthly',
    }),
  };
}
