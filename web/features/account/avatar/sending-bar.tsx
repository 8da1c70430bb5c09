import { useId } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { AvatarProgress } from './avatar-calls.ts';
import styles from './sending-bar.module.css';

/** How much of the file is sent; without an end while the server works on it. */
export function SendingBar({ progress }: { progress: AvatarProgress }) {
  const t = useTexts();
  const labelId = useId();
  const isSending = progress.step === 'sending';
  return (
    <div className={styles.sending}>
      <p id={labelId} className={styles.label} aria-live="polite">
        {isSending ? t(m.avatar_sending) : t(m.avatar_publishing)}
      </p>
      <progress
        className={styles.bar}
        aria-labelledby={labelId}
        max={100}
        value={isSending ? progress.percent : undefined}
      />
      {isSending && (
        <span className={styles.percent}>{t(m.avatar_percent, { percent: progress.percent })}</span>
      )}
    </div>
  );
}
