import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './products.module.css';
import type { Sending, Uploads } from './use-uploads.ts';

/** A file on its way: how far it is, pause and resume, and why it broke off. */
export function SendingRow({ sending, uploads }: { sending: Sending; uploads: Uploads }) {
  const t = useTexts();
  const { id, name, progress, isPaused, error } = sending;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className={styles.sending}>
      <p role="status">{error === null ? t(m.products_sending, { name, percent }) : `${name}: ${error}`}</p>
      {error === null && <progress value={progress ?? 0} aria-label={name} />}
      <span className={styles.row}>
        {error === null && (
          <Button look="quiet" onClick={() => (isPaused ? uploads.resume(id) : uploads.pause(id))}>
            {t(isPaused ? m.products_resume : m.products_pause)}
          </Button>
        )}
        {error !== null && (
          <Button look="quiet" onClick={() => uploads.dismiss(id)}>
            {t(m.ui_close)}
          </Button>
        )}
      </span>
    </div>
  );
}
