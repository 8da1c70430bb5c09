import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { declineText } from './decline-texts.ts';
import { PAYMENT_STATE } from './payment.ts';
import type { PaymentClaim, PaymentProgress } from './payment.ts';
import type { CardOutcome } from './test-card-api.ts';

export type PaymentStep = 'card' | 'bank' | 'settling';

const POLL_MS = 1_000;
const LONG_AFTER_MS = 20_000;
const SLOW_POLL_MS = 5_000;

export type PaymentHandle = {
  step: PaymentStep;
  isBusy: boolean;
  /** It settles more slowly than usual. */
  isLong: boolean;
  errors: readonly ApiError[];
  /** Runs one card or bank answer and follows its outcome. */
  run: (attempt: () => Promise<CardOutcome>) => Promise<void>;
  leaveBank: () => void;
};

/** Follows a payment on the page: what a card comes to, then the server's word on it, which alone counts. */
export function usePayment(claim: PaymentClaim, first: PaymentProgress, onPaid: () => void): PaymentHandle {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<PaymentStep>(
    first.state === 'challenge' ? 'bank' : first.state === 'processing' ? 'settling' : 'card',
  );
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly ApiError[]>([]);

  const showDecline = useCallback(
    (reason: string) => {
      setErrors([{ message: `${t(m.error_payment_declined)} ${t(declineText(reason))}` }]);
      setStep('card');
    },
    [t],
  );
  const onSettled = useCallback(
    ({ state, failure }: PaymentProgress) => {
      if (state === 'paid') onPaid();
      else if (state === 'challenge') setStep('bank');
      else if (state === 'toPay') showDecline(failure ?? '');
      else void revalidate();
    },
    [onPaid, revalidate, showDecline],
  );
  const isLong = usePolling(claim, step === 'settling', onSettled);

  const run = async (attempt: () => Promise<CardOutcome>): Promise<void> => {
    setBusy(true);
    setErrors([]);
    try {
      const outcome = await attempt();
      if (outcome.kind === 'failed') showDecline(outcome.failure.reason);
      else if (outcome.kind === 'challenge') setStep('bank');
      else if (outcome.kind === 'closed') await revalidate();
      else setStep('settling');
    } catch (failure) {
      setErrors(errorsOf(failure, t(m.error_payment_unavailable)));
      await revalidate();
    } finally {
      setBusy(false);
    }
  };

  return { step, isBusy, isLong, errors, run, leaveBank: () => setStep('card') };
}

/** Asks until the payment is decided: each second, after a while each five. */
function usePolling(
  claim: PaymentClaim,
  isOn: boolean,
  onSettled: (progress: PaymentProgress) => void,
): boolean {
  const locale = useLocale();
  const [isLong, setLong] = useState(false);
  const { orderId, clientSecret } = claim;
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  }, [onSettled]);

  useEffect(() => {
    if (!isOn) return undefined;
    const api = browserApi(locale);
    const stopped = new AbortController();
    let waited = 0;
    // Until it was heard that the form is back
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const { paymentState } = await api(
          PAYMENT_STATE,
          { orderId, clientSecret, afterForm: isFirst },
          { signal: stopped.signal },
        );
        if (stopped.signal.aborted) return;
        isFirst = false;
        if (paymentState.state !== 'processing') return settle.current(paymentState);
      } catch {
        // No answer is no decision: the next question may be answered
      }
      if (stopped.signal.aborted) return;
      waited += POLL_MS;
      if (waited >= LONG_AFTER_MS) setLong(true);
      timer = setTimeout(ask, waited >= LONG_AFTER_MS ? SLOW_POLL_MS : POLL_MS);
    };
    void ask();
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [isOn, locale, orderId, clientSecret]);
  return isLong;
}
