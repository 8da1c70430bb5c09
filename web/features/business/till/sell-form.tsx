import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CustomerPicker } from '#web/business-frame/new-reservation/customer-picker.tsx';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import type { SaleAnswer } from './save-sale.ts';
import { HowItIsPaid, WhatIsSold } from './sell-fields.tsx';
import styles from './till.module.css';

type SellFormProps = {
  /** What the fields begin with, by their names. */
  value: (name: string) => string;
  /** Who is chosen. */
  customer: BookedCustomer | null;
  /** Its own address, which what is sent goes to. */
  action: string;
  /** Where it goes on. */
  nextHref: string;
};

/** A sale at the desk of something that is no booking. */
export function SellForm({ value, customer: named, action, nextHref }: SellFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [customer, setCustomer] = useState(named);
  const { Form, formProps, answer, isBusy } = useApiForm<SaleAnswer>({
    action,
    tells: {
      kind: 'create',
      done: ({ soldName = '', soldCents = 0 }) =>
        t(m.till_sold, { name: soldName, amount: formatMoney(soldCents) }),
    },
    onSaved: () => void navigate(nextHref),
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} className={styles.sell}>
      <AttemptKey />
      <WhatIsSold value={value} errors={errors} />
      <FormSection title={t(m.till_sell_customer)} hint={t(m.till_sell_customer_hint)}>
        <details
          className={styles.more}
          open={customer !== null || value('q') !== '' || errors['customer.id'] !== undefined || undefined}
        >
          <summary>{t(m.till_sell_customer_choose)}</summary>
          <CustomerPicker
            customer={customer}
            onChosen={setCustomer}
            begun={value('q')}
            error={errors['customer.id']}
          />
        </details>
      </FormSection>
      <HowItIsPaid value={value} errors={errors} />
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.till_sell_save)}
        </Button>
        <ButtonLink to={nextHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
