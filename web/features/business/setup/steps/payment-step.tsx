import { useState } from 'react';
import { Link } from 'react-router';
import { vatRuleName } from '#contracts/vat-names.ts';
import * as m from '#contracts/texts/messages.js';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { OneOf } from '../one-of.tsx';
import type { StepProps } from '../setup-checklist.tsx';
import { PAYMENT_WORDS } from '../step-labels.ts';
import { StepForm } from '../step-form.tsx';
import { PAYMENTS_TO_CHOOSE } from '../setup-form-values.ts';
import styles from '../setup.module.css';

/** How customers pay; online alone opens once there is an account to pay to. */
export function PaymentStep({ setup, onSaved }: StepProps) {
  const t = useTexts();
  const locale = useLocale();
  const { acceptPayments, hasPaymentAccount, vat } = setup;
  const [chosen, setChosen] = useState<string>(acceptPayments);
  const centerPath = useCenterPath();
  const mayConnect = useMay('connectPaymentAccount');
  return (
    <StepForm intent="payment" submit={t(m.setup_next)} onSaved={onSaved}>
      {({ errors, typed }) => (
        <>
          <OneOf
            name="acceptPayments"
            label={t(m.setup_payment)}
            options={PAYMENTS_TO_CHOOSE.map((value) => ({
              value,
              label: t(PAYMENT_WORDS[value].label),
              hint: t(PAYMENT_WORDS[value].hint),
              isDisabled: value === 'OnlineOnly' && !hasPaymentAccount,
            }))}
            defaultValue={typed('acceptPayments') ?? acceptPayments}
            {...errorAt(errors, 'acceptPayments')}
            onChange={setChosen}
          />
          {mayConnect && !hasPaymentAccount && chosen !== 'NoPayments' && (
            <p className={styles.note}>
              {t(m.setup_payment_account)}
              <Link to={centerPath('payment-settings')}>{t(m.setup_payment_account_link)}</Link>
            </p>
          )}
          <p className={styles.hint}>{t(m.setup_vat, { vat: vatRuleName(vat, locale) })}</p>
        </>
      )}
    </StepForm>
  );
}
