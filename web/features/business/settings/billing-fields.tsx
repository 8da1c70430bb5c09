import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { SelectOption } from '#web/ui/select.tsx';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import type { CenterBilling } from './settings-calls.ts';
import styles from './settings.module.css';

type BillingFieldsProps = {
  billing: CenterBilling['billing'];
  countries: readonly SelectOption[];
  fields: SectionFields;
};

/** Who a center is on invoices, and where they are sent. */
export function BillingFields({ billing, countries, fields }: BillingFieldsProps) {
  const t = useTexts();
  const { errors, value } = fields;
  const field = (name: keyof NonNullable<typeof billing>) => ({
    name,
    defaultValue: value(name, billing?.[name] ?? null),
    ...errorAt(errors, name),
  });
  return (
    <FormSection title={t(m.billing_title)} hint={t(m.billing_hint)}>
      <Text {...field('name')} label={t(m.billing_name)} hint={t(m.billing_name_hint)} />
      <Text {...field('address')} label={t(m.billing_address)} hint={t(m.billing_address_hint)} />
      <div className={styles.half}>
        <Text {...field('city')} label={t(m.billing_city)} />
        <Choice
          {...field('countryCode')}
          label={t(m.billing_country)}
          options={countries}
          isRequired
          defaultValue={value('countryCode', billing?.countryCode ?? 'IT')}
        />
        <Text {...field('piva')} label={t(m.billing_vat_number)} hint={t(m.billing_vat_number_hint)} />
        <Text {...field('fiscalCode')} label={t(m.billing_tax_code)} hint={t(m.billing_tax_code_hint)} />
        <Text {...field('sdi')} label={t(m.billing_recipient_code)} hint={t(m.billing_recipient_code_hint)} />
        <Text {...field('email')} type="email" label={t(m.billing_email)} hint={t(m.billing_email_hint)} />
        <Text {...field('latitude')} label={t(m.billing_latitude)} hint={t(m.billing_point_hint)} />
        <Text {...field('longitude')} label={t(m.billing_longitude)} />
      </div>
    </FormSection>
  );
}
