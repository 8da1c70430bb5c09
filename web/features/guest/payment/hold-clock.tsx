import { useEffect, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { KEEP_PLACE_LONGER } from './payment.ts';
import type { PaymentClaim, PaymentProgress } from './payment.ts';
import styles from './payment.module.css';

/** How long before the end it is said that it comes. */
const WARNING_SECONDS = 120;

type HoldClockProps = {
  claim: PaymentClaim;
  progress: PaymentProgress & { secondsLeft: number };
  /** A place is kept meanwhile; courses, memberships and credit have none. */
  hasPlace: boolean;
  /** Asks anew where the payment stands. */
  onChange: () => void;
};

/** How long the place is still kept, with a warning before the end and the way to have it kept longer; asks anew at the end. */
export function HoldClock({ claim, progress, hasPlace, onChange }: HoldClockProps) {
  const t = useTexts();
  const left = useSecondsLeft(progress.secondsLeft);
  const isOver = left === 0;
  const isEnding = left <= WARNING_SECONDS && !isOver;
  useEffect(() => {
    if (isOver) onChange();
  }, [isOver, onChange]);
  return (
    <div className={styles.clock}>
      <p role="timer">
        {t(hasPlace ? m.payment_time_left : m.payment_time_to_pay)}{' '}
        <strong className="figures">
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
        </strong>
      </p>
      <p role="status">
        {isEnding && hasPlace && t(progress.canKeepLonger ? m.payment_ending : m.payment_ending_for_good)}
      </p>
      {isEnding && progress.canKeepLonger && <KeepLonger claim={claim} onKept={onChange} />}
    </div>
  );
}

function KeepLonger({ claim, onKept }: { claim: PaymentClaim; onKept: () => void }) {
  const t = useTexts();
  const locale = useLocale();
  const { showError } = useToasts();
  const { state, start } = useRequest(() => browserApi(locale)(KEEP_PLACE_LONGER, claim));
  const keep = async (): Promise<void> => {
    if (await start()) onKept();
    else showError(t(m.ui_step_lost));
  };
  return (
    <Button look="secondary" isBusy={state.status === 'loading'} onClick={() => void keep()}>
      {t(m.payment_keep_longer)}
    </Button>
  );
}

/** Counts by the clock rather than by ticks, which browsers slow down in pages that nobody looks at. */
function useSecondsLeft(secondsLeft: number): number {
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const until = performance.now() + secondsLeft * 1_000;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return left;
}
