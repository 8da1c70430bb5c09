import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useModals } from '#web/ui/modal.tsx';
import styles from './videos.module.css';

type BeginCourseProps = {
  /** The day until which it can be given back. */
  until: string;
  /** @throws when that was not heard */
  onBegin: () => Promise<void>;
};

/** Asks who bought a course whether they begin it now, which ends their right to give it back. */
export function BeginCourse({ until, onBegin }: BeginCourseProps) {
  const t = useTexts();
  const modals = useModals();
  const [state, setState] = useState<'asked' | 'sent' | 'failed'>('asked');
  const begin = async (): Promise<void> => {
    setState('sent');
    try {
      await onBegin();
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.opened}>
      <p>{t(m.videos_begin_text, { date: until })}</p>
      <p className={styles.consent}>{t(m.videos_consent)}</p>
      {state === 'failed' && <p role="alert">{t(m.videos_begin_failed)}</p>}
      <div className={styles.answers}>
        <Button onClick={() => void begin()} isBusy={state === 'sent'}>
          {t(m.videos_begin)}
        </Button>
        <Button look="quiet" onClick={() => modals.close()}>
          {t(m.videos_begin_later)}
        </Button>
      </div>
    </div>
  );
}
