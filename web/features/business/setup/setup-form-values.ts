import * as v from 'valibot';
import { parseEuro } from '#contracts/money.ts';
import { parseTypedTime } from '#contracts/time-text.ts';
import type { Locale } from '#contracts/languages.ts';
import {
  FIRST_PAYMENTS,
  FirstHours,
  FirstPayment,
  FirstTeam,
  LONGEST_PERSON_NAME,
} from '#contracts/validation/center-setup.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { requiredParagraphs, requiredText } from '#contracts/validation/plain-text.ts';
import { MOST_CATEGORIES } from '#contracts/validation/provider-forms.ts';
import {
  LONGEST_LINE,
  LONGEST_POSTAL_CODE,
  LONGEST_PROVIDER_DESCRIPTION,
  PROVIDER_FIELDS,
} from '#contracts/validation/provider-profile.ts';
import { LONGEST_NAME } from '#contracts/validation/offering.ts';
import * as m from '#contracts/texts/messages.js';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { Message } from '#web/lib/texts-in.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const { latitude, longitude, cityKey, postalCode, phone } = PROVIDER_FIELDS;

/** What each step asks for; more of the same things can be said later, on their own screens. */
const SCHEMAS = {
  about: v.object({
    categories: v.pipe(v.array(v.string()), v.minLength(1, 'required'), v.maxLength(MOST_CATEGORIES)),
    description: requiredParagraphs(LONGEST_PROVIDER_DESCRIPTION),
    phone,
  }),
  place: v.object({
    addressLine1: requiredText(LONGEST_LINE),
    postalCode,
    city: requiredText(LONGEST_LINE),
    cityKey,
    countryCode: v.string(),
    latitude,
    longitude,
  }),
  hours: FirstHours,
  team: FirstTeam,
  service: v.object({
    name: requiredText(LONGEST_NAME),
    durationMinutes: whole(5, 1440),
    priceCents: whole(0, 99_999_999),
  }),
  payment: FirstPayment,
};
export type StepWithFormValues = keyof typeof SCHEMAS;
export type StepInput<Step extends StepWithFormValues> = v.InferOutput<(typeof SCHEMAS)[Step]>;

export const isTypedStep = (intent: string): intent is StepWithFormValues => Object.hasOwn(SCHEMAS, intent);

/** What was typed, as the step's schema takes it; what cannot be read is no number. */
const GIVEN: Record<StepWithFormValues, (form: FormData) => object> = {
  about: (form) => ({
    categories: form.getAll('categories').map(String),
    description: textOf(form, 'description'),
    phone: textOf(form, 'phone'),
  }),
  place: (form) => ({
    addressLine1: textOf(form, 'addressLine1'),
    postalCode: textOf(form, 'postalCode'),
    city: textOf(form, 'city'),
    cityKey: textOf(form, 'cityKey') || null,
    countryCode: textOf(form, 'countryCode'),
    latitude: numberOrNone(textOf(form, 'latitude')) ?? null,
    longitude: numberOrNone(textOf(form, 'longitude')) ?? null,
  }),
  hours: (form) => ({
    template: textOf(form, 'template'),
    opensAt: parseTypedTime(textOf(form, 'opensAt')) ?? Number.NaN,
    closesAt: parseTypedTime(textOf(form, 'closesAt')) ?? Number.NaN,
  }),
  team: (form) => ({ name: textOf(form, 'name'), colleague: textOf(form, 'colleague') }),
  service: (form) => ({
    name: textOf(form, 'name'),
    durationMinutes: numberOrNone(textOf(form, 'durationMinutes')),
    priceCents: centsOrNone(textOf(form, 'priceCents')),
  }),
  payment: (form) => ({ acceptPayments: textOf(form, 'acceptPayments') }),
};

const NAMES: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  categories: { text: m.setup_field_categories },
  description: { text: m.setup_field_description, longest: LONGEST_PROVIDER_DESCRIPTION },
  phone: { text: m.setup_field_phone },
  addressLine1: { text: m.setup_field_address, longest: LONGEST_LINE },
  postalCode: { text: m.setup_field_postal_code, longest: LONGEST_POSTAL_CODE },
  city: { text: m.newcenter_field_city, longest: LONGEST_LINE },
  template: { text: m.setup_field_week },
  opensAt: { text: m.setup_field_opens },
  closesAt: { text: m.setup_field_closes },
  name: { text: m.newcenter_field_name, longest: LONGEST_PERSON_NAME },
  colleague: { text: m.setup_field_colleague, longest: LONGEST_PERSON_NAME },
  durationMinutes: { text: m.services_field_duration },
  priceCents: { text: m.services_field_price },
  acceptPayments: { text: m.setup_field_payment },
};

/** What a field is called in a sentence; '' is no field. */
function fieldOf(path: string, locale: Locale): FieldName {
  const field = NAMES[path.split('.')[0] ?? ''];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** How the form of a step is read. */
export function readingOf<Step extends StepWithFormValues>(
  step: Step,
  form: FormData,
  locale: Locale,
): ReadForm<(typeof SCHEMAS)[Step]> {
  return {
    form,
    schema: SCHEMAS[step],
    given: GIVEN[step](form),
    fieldOf: (path) => fieldOf(path, locale),
    locale,
  };
}

export const PAYMENTS_TO_CHOOSE = FIRST_PAYMENTS;

const numberOrNone = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
};
const centsOrNone = (typed: string): number | undefined => {
  const text = typed.replace('€', '').trim();
  return text === '' ? undefined : (parseEuro(text) ?? Number.NaN);
};
