import { CUSTOMER_DETAILS, CUSTOMER_DETAIL_NAMES } from '#contracts/customer-details.ts';
import type { CustomerDetailName } from '#contracts/customer-details.ts';
import { LOCALES } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_NAME } from '#contracts/validation/contact-details.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { detailText } from '#web/business-frame/customers/detail-text.ts';
import { errorAt } from '#web/lib/form/error-at.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './customer.module.css';
import type { CustomerFormValues } from './customer-form-values.ts';

type PartProps = { initial: CustomerFormValues; errors: Readonly<Record<string, string>> };

/** What somebody is called. */
export function NameFields({ initial, errors }: PartProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.customers_form_who)} hint={t(m.customers_form_who_hint)}>
      <div className={styles.half}>
        <Text
          name="firstname"
          label={t(m.customers_firstname)}
          maxLength={LONGEST_NAME}
          defaultValue={initial.firstname}
          {...errorAt(errors, 'firstname')}
        />
        <Text
          name="lastname"
          label={t(m.customers_lastname)}
          maxLength={LONGEST_NAME}
          defaultValue={initial.lastname}
          {...errorAt(errors, 'lastname')}
        />
      </div>
    </FormSection>
  );
}

/** How somebody is reached. */
export function ContactFields({ initial, errors }: PartProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.customers_form_contacts)} hint={t(m.customers_email_hint)}>
      <div className={styles.half}>
        <Text
          name="phone"
          type="tel"
          label={t(m.customers_phone)}
          defaultValue={initial.phone}
          {...errorAt(errors, 'phone')}
        />
        <Text
          name="email"
          type="email"
          label={t(m.customers_email)}
          defaultValue={initial.email}
          {...errorAt(errors, 'email')}
        />
      </div>
      <div className={classNames(styles.half, styles.short)}>
        <Text
          name="furtherPhones"
          isLong
          label={t(m.customers_further_phones)}
          hint={t(m.customers_further_phones_hint)}
          defaultValue={initial.furtherPhones}
          {...errorAt(errors, 'furtherPhones')}
        />
        <Text
          name="furtherEmails"
          isLong
          label={t(m.customers_further_emails)}
          hint={t(m.customers_further_emails_hint)}
          defaultValue={initial.furtherEmails}
          {...errorAt(errors, 'furtherEmails')}
        />
      </div>
    </FormSection>
  );
}

/** What else is written down. */
export function DetailFields({ initial, errors }: PartProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.customers_form_details)}>
      <div className={styles.half}>
        {CUSTOMER_DETAIL_NAMES.map((name) => (
          <DetailField key={name} name={name} initial={initial[name]} errors={errors} />
        ))}
      </div>
    </FormSection>
  );
}

function DetailField({
  name,
  initial,
  errors,
}: {
  name: CustomerDetailName;
  initial: string;
  errors: PartProps['errors'];
}) {
  const t = useTexts();
  const detail: { label: Message<Record<never, never>>; kind: string; hint?: Message<Record<never, never>> } =
    CUSTOMER_DETAILS[name];
  const shared = { name, label: t(detail.label), ...errorAt(errors, name) };
  if (detail.kind === 'date') return <DateField {...shared} defaultValue={initial || null} />;
  if (detail.kind === 'language')
    return (
      <Choice
        {...shared}
        options={LOCALES.map((value) => ({ value, label: detailText(t, name, value) ?? value }))}
        noneLabel={t(m.customers_language_none)}
        defaultValue={initial}
      />
    );
  return <Text {...shared} {...(detail.hint && { hint: t(detail.hint) })} defaultValue={initial} />;
}
