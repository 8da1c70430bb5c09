import { useEffect, useMemo, useRef, useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PaymentClaim, PaymentOnPage } from './payment.ts';
import styles from './payment.module.css';
import { PaymentErrors } from './payment-errors.tsx';
import { openProcessor } from './processor-script.ts';
import type { ProcessorForm as OpenedForm } from './processor-script.ts';
import type { PaymentHandle } from './use-payment.ts';

type ProcessorFormProps = { claim: PaymentClaim; shown: PaymentOnPage; payment: PaymentHandle };

/** The real processor's own form, loaded from it; the card never touches our pages or servers. */
export function ProcessorForm({ claim, shown, payment }: ProcessorFormProps) {
  const t = useTexts();
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<OpenedForm | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { publishableKey, stripeAccount } = shown;
  const { clientSecret } = claim;
  const errors = useMemo(
    () => (problem === null ? payment.errors : [{ message: problem }]),
    [problem, payment.errors],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isOver = false;
    const opening = openProcessor({ publishableKey, stripeAccount, clientSecret, locale, element });
    opening.then(
      (opened) => !isOver && setForm(opened),
      () => !isOver && setProblem(t(m.error_payment_unavailable)),
    );
    return () => {
      isOver = true;
      setForm(null);
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [publishableKey, stripeAccount, clientSecret, locale, t]);

  const confirm = async (): Promise<void> => {
    if (!form) return;
    setProblem(null);
    await payment.run(async () => {
      // Without the bank's own additions of an earlier return
      const refused = await form.confirm(window.location.origin + window.location.pathname);
      if (refused === null) return { kind: 'processing' };
      if (refused.isOver) return { kind: 'closed' };
      setProblem(refused.message || t(m.error_payment_declined));
      return { kind: 'failed', failure: { reason: refused.code } };
    });
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <PaymentErrors errors={errors} isBusy={payment.isBusy} />
      {/* What the processor puts in here is not React's */}
      <div ref={frame} aria-busy={form === null && problem === null} />
      {form === null && problem === null && <Skeleton height="14rem" />}
      <Button type="submit" isBusy={payment.isBusy} disabled={form === null}>
        {t(m.payment_pay, { amount: formatMoney(shown.amountCents) })}
      </Button>
    </form>
  );
}
