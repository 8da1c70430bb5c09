import { IconPlugConnectedX } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import styles from './broken-line.module.css';

/** Says since when what is shown is no longer kept fresh; nothing while it is. */
export function BrokenLine({ since }: { since: Date | null }) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <div role="status">
      {since && (
        <p className={styles.broken}>
          <IconPlugConnectedX size={16} stroke={1.8} aria-hidden="true" />
          {t(m.live_broken, {
            time: since.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
          })}
        </p>
      )}
    </div>
  );
}
