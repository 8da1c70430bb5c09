import { TILL_METHODS } from '#contracts/till.ts';
import * as m from '#contracts/texts/messages.js';
import { CHOSEN_VAT_TREATMENTS } from '#contracts/vat.ts';
import { vatTreatmentName } from '#contracts/vat-names.ts';
import { LONGEST_SALE_NAME } from '#contracts/validation/desk-sale.ts';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from '#contracts/validation/till-payment.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { METHOD_NAMES } from '#web/business-frame/reservations/reservation-labels.ts';
import styles from './till.module.css';

type PartProps = {
  /** What a field begins with, by its name. */
  value: (name: string) => string;
  errors: Readonly<Record<string, string>>;
};

/** What it is, for how much, and how it is taxed. */
export function WhatIsSold({ value, errors }: PartProps) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <FormSection title={t(m.till_sell_what)} hint={t(m.till_sell_intro)}>
      <Text
        name="name"
        label={t(m.till_sell_name)}
        hint={t(m.till_sell_name_hint)}
        isRequired
        maxLength={LONGEST_SALE_NAME}
        defaultValue={value('name')}
        {...errorAt(errors, 'name')}
      />
      <div className={styles.pair}>
        <Money
          name="amountCents"
          label={t(m.till_sell_amount)}
          hint={t(m.till_sell_amount_hint)}
          isRequired
          defaultValue={value('amountCents')}
          {...errorAt(errors, 'amountCents')}
        />
        <Choice
          name="vatTreatment"
          label={t(m.till_sell_vat)}
          hint={t(m.till_sell_vat_hint)}
          noneLabel={t(m.till_sell_vat_center)}
          options={CHOSEN_VAT_TREATMENTS.map((one) => ({ value: one, label: vatTreatmentName(one, locale) }))}
          defaultValue={value('vatTreatment')}
          {...errorAt(errors, 'vatTreatment')}
        />
      </div>
    </FormSection>
  );
}

/** By which way, how much of it now, and its receipt. */
export function HowItIsPaid({ value, errors }: PartProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.till_sell_pay)}>
      <Segments
        name="method"
        label={t(m.till_sell_pay)}
        isLabelHidden
        options={TILL_METHODS.map((one) => ({ value: one, label: t(METHOD_NAMES[one]) }))}
        defaultValue={value('method') || 'cash'}
      />
      <Money
        name="paidCents"
        label={t(m.till_sell_paid)}
        hint={t(m.till_sell_paid_hint)}
        defaultValue={value('paidCents')}
        {...errorAt(errors, 'paidCents')}
      />
      <div className={styles.pair}>
        <Text
          name="receiptNumber"
          label={t(m.reservations_receipt)}
          maxLength={LONGEST_RECEIPT_NUMBER}
          defaultValue={value('receiptNumber')}
          {...errorAt(errors, 'receiptNumber')}
        />
        <Text
          name="note"
          label={t(m.reservations_till_note)}
          maxLength={LONGEST_TILL_NOTE}
          defaultValue={value('note')}
          {...errorAt(errors, 'note')}
        />
      </div>
    </FormSection>
  );
}
