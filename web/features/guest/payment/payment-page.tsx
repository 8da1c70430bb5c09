import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { IconFlask } from '@tabler/icons-react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { momentIn } from '#web/booking/shown-times.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { BankStep } from './bank-step.tsx';
import { CardForm } from './card-form.tsx';
import { HoldClock } from './hold-clock.tsx';
import { hasPlace, successPathOf } from './payment.ts';
import type { PaymentClaim, PaymentOnPage, PaymentProgress } from './payment.ts';
import styles from './payment.module.css';
import { ProcessorForm } from './processor-form.tsx';
import { usePayment } from './use-payment.ts';

type PaymentPageProps = {
  shown: PaymentOnPage;
  claim: PaymentClaim;
  /** Where the place was chosen, which offers to go on or to give it back. */
  returnTo: string | null;
};

/** An open payment: what, to whom, how much, how long it waits, and the card. */
export function PaymentPage({ shown, claim, returnTo }: PaymentPageProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { revalidate } = useRevalidator();
  const success = localPath(successPathOf(shown));
  // The payment must not be found again by going back
  const leave = useCallback(() => window.location.replace(success), [success]);
  const payment = usePayment(claim, shown.progress, leave);
  const askAgain = useCallback(() => void revalidate(), [revalidate]);
  const { amountCents, isTestMoney, hasTestCardForm, progress } = shown;

  return (
    <>
      {payment.isBusy && <FullScreenLoader text={t(m.payment_working)} />}
      <noscript>
        <ErrorBoxes errors={[{ message: t(m.payment_needs_script) }]} />
      </noscript>
      {isTestMoney && (
        <p className={styles.testMoney}>
          <IconFlask size={20} stroke={1.6} aria-hidden="true" />
          <span>{t(m.payment_test_money)}</span>
        </p>
      )}
      <WhatIsPaid shown={shown} />
      {hasEnd(progress) && payment.step !== 'settling' && (
        <HoldClock claim={claim} progress={progress} hasPlace={hasPlace(shown)} onChange={askAgain} />
      )}
      {payment.step === 'settling' ? (
        <div className={styles.settling} role="status">
          <h2 className={styles.subtitle}>{t(m.payment_settling_title)}</h2>
          <p>{t(payment.isLong ? m.payment_settling_long : m.payment_settling)}</p>
        </div>
      ) : payment.step === 'bank' && hasTestCardForm ? (
        <BankStep claim={claim} amountCents={amountCents} payment={payment} />
      ) : hasTestCardForm ? (
        <CardForm claim={claim} amountCents={amountCents} payment={payment} />
      ) : (
        <ProcessorForm claim={claim} shown={shown} payment={payment} />
      )}
      {returnTo !== null && payment.step !== 'settling' && (
        <p className={styles.small}>
          <a href={returnTo}>{t(m.payment_back)}</a>
        </p>
      )}
    </>
  );
}

function hasEnd(progress: PaymentProgress): progress is PaymentProgress & { secondsLeft: number } {
  return progress.secondsLeft !== null;
}

function WhatIsPaid({ shown }: { shown: PaymentOnPage }) {
  const t = useTexts();
  const locale = useLocale();
  const { name, resourceName, startsAt, timeZone, providerName, priceWithoutDiscount, amountCents } = shown;
  const priceBeforeCents = Math.round(priceWithoutDiscount * 100);
  return (
    <div className={styles.what}>
      <p className={styles.lead}>{t(m.payment_lead)}</p>
      <h1 className={styles.amount}>
        {formatMoney(amountCents)}{' '}
        <span className={styles.to}>{t(m.payment_to, { name: providerName })}</span>
      </h1>
      {priceBeforeCents > amountCents && (
        <p className={styles.small}>{t(m.booking_price_before, { price: formatMoney(priceBeforeCents) })}</p>
      )}
      <p>
        {name}
        {startsAt && <span className={styles.moment}>{momentIn(timeZone, startsAt, locale)}</span>}
        {resourceName && <span className={styles.small}>{t(m.booking_with, { name: resourceName })}</span>}
      </p>
    </div>
  );
}
