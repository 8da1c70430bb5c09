import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { HeldForm } from './held-form.ts';
import styles from './changed-meanwhile.module.css';

type ChangedMeanwhileProps = {
  form: Pick<HeldForm<never, never>, 'keepMine' | 'takeTheirs'>;
  /** What has changed, a line each. */
  children: ReactNode;
};

/** What a form is about has changed while it was filled in: what, and which of both counts. */
export function ChangedMeanwhile({ form, children }: ChangedMeanwhileProps) {
  const t = useTexts();
  return (
    <div role="alert" tabIndex={-1} className={styles.changed}>
      <p className={styles.title}>{t(m.live_changed_title)}</p>
      <ul>{children}</ul>
      <p>{t(m.live_changed_text)}</p>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={form.keepMine}>
          {t(m.live_changed_keep)}
        </Button>
        <Button look="quiet" onClick={form.takeTheirs}>
          {t(m.live_changed_take)}
        </Button>
      </div>
    </div>
  );
}
