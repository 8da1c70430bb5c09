import { useEffect, useRef } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PaymentClaim } from './payment.ts';
import { PaymentErrors } from './payment-errors.tsx';
import styles from './payment.module.css';
import { answerTestBank } from './test-card-api.ts';
import type { PaymentHandle } from './use-payment.ts';

type BankStepProps = { claim: PaymentClaim; amountCents: number; payment: PaymentHandle };

/** The pretended bank's question (3-D Secure) in front of the local simulator: accept, refuse or leave. */
export function BankStep({ claim, amountCents, payment }: BankStepProps) {
  const t = useTexts();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answer = (word: 'accept' | 'refuse') => () => {
    void payment.run(() => answerTestBank(claim, word, locale));
  };
  return (
    <section className={styles.bank} aria-labelledby="bank-title">
      <h2 id="bank-title" ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t(m.payment_bank_title)}
      </h2>
      <p>{t(m.payment_bank_text, { amount: formatMoney(amountCents) })}</p>
      <PaymentErrors errors={payment.errors} isBusy={payment.isBusy} />
      <div className={styles.answers}>
        <Button isBusy={payment.isBusy} onClick={answer('accept')}>
          {t(m.payment_bank_accept)}
        </Button>
        <Button look="secondary" isBusy={payment.isBusy} onClick={answer('refuse')}>
          {t(m.payment_bank_refuse)}
        </Button>
        <Button look="quiet" disabled={payment.isBusy} onClick={payment.leaveBank}>
          {t(m.payment_bank_leave)}
        </Button>
      </div>
    </section>
  );
}
