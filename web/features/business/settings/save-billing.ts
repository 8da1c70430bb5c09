import type { Locale } from '#contracts/languages.ts';
import { BillingForm, LONGEST_TAX_NUMBER } from '#contracts/validation/billing.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { LONGEST_LINE } from '#contracts/validation/provider-profile.ts';
import * as m from '#contracts/texts/messages.js';
import { degreesIn } from '#web/lib/form/degrees-in.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { SAVE_BILLING } from './settings-calls.ts';

const NAMES: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  name: { text: m.billing_field_name, longest: LONGEST_LINE },
  address: { text: m.billing_field_address, longest: LONGEST_LINE },
  city: { text: m.billing_field_city, longest: LONGEST_LINE },
  countryCode: { text: m.billing_field_country },
  email: { text: m.validation_field_email, longest: LONGEST_EMAIL },
  piva: { text: m.billing_field_vat_number, longest: LONGEST_TAX_NUMBER },
  fiscalCode: { text: m.billing_field_tax_code, longest: LONGEST_TAX_NUMBER },
  sdi: { text: m.billing_field_recipient_code, longest: LONGEST_EMAIL },
  latitude: { text: m.billing_field_latitude },
  longitude: { text: m.billing_field_longitude },
};

function billingFieldOf(path: string, locale: Locale): FieldName {
  const field = NAMES[path];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** Saves who a center is on invoices, and where they are sent. */
export async function saveBilling(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SectionAnswer> {
  const typed = (name: string): string => textOf(form, name);
  let version: number | undefined;
  const answer = await formAction({
    form,
    schema: BillingForm,
    given: {
      name: typed('name'),
      address: typed('address'),
      city: typed('city'),
      countryCode: typed('countryCode'),
      email: typed('email'),
      piva: typed('piva'),
      fiscalCode: typed('fiscalCode'),
      sdi: typed('sdi'),
      latitude: degreesIn(typed('latitude')),
      longitude: degreesIn(typed('longitude')),
    },
    fieldOf: (path) => billingFieldOf(path, locale),
    locale,
    async send(input) {
      const saved = await api(SAVE_BILLING, { providerId, version: versionOf(form), input });
      version = saved.saveBillingInformation.version;
    },
  });
  return { ...answer, intent: 'billing', ...(version !== undefined && { version }) };
}
