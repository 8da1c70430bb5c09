import { useEffect, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './payment.module.css';

/** How long the place is still kept; asks anew when the time is up. */
export function HoldClock({ secondsLeft, onOver }: { secondsLeft: number; onOver: () => void }) {
  const t = useTexts();
  const left = useSecondsLeft(secondsLeft);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <p className={styles.clock} role="timer">
      {t(m.payment_time_left)}{' '}
      <strong className="figures">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </strong>
    </p>
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
