import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_CENTER_NAME, LONGEST_CITY } from '#contracts/validation/new-center.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { textOf } from '#web/lib/form-text.ts';

/** What a center begins with, as typed. */
export const givenCenter = (form: FormData): object => ({
  type: textOf(form, 'type'),
  name: textOf(form, 'name'),
  city: textOf(form, 'city'),
  cityKey: textOf(form, 'cityKey') || null,
});

/** What a field is called in a sentence; '' is no field. */
export function centerFieldOf(path: string, locale: Locale): FieldName {
  if (path === 'type') return { name: m.newcenter_field_type({}, { locale }) };
  if (path === 'name') return { name: m.newcenter_field_name({}, { locale }), longest: LONGEST_CENTER_NAME };
  if (path === 'city') return { name: m.newcenter_field_city({}, { locale }), longest: LONGEST_CITY };
  return { name: '' };
}
