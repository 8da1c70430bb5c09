import { IconCopy, IconDownload } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { saveAsFile } from './save-as-file.ts';
import styles from './second-factor.module.css';

/** The codes on paper, with ways to keep them. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const t = useTexts();
  const toasts = useToasts();
  const isHydrated = useIsHydrated();
  const text = `${t(m.bizlogin_codes_file_head, { email })}\n\n${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.showSuccess(t(m.bizlogin_codes_copied));
    } catch {
      toasts.showError(t(m.bizlogin_codes_not_copied));
    }
  };
  return (
    <div className={styles.kept}>
      <ol className={styles.codes} aria-label={t(m.bizlogin_codes_list)}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {isHydrated && (
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => void copy()}>
            <IconCopy size={18} stroke={1.6} aria-hidden="true" />
            {t(m.bizlogin_codes_copy)}
          </Button>
          <Button look="secondary" onClick={() => saveAsFile(t(m.bizlogin_codes_file), text)}>
            <IconDownload size={18} stroke={1.6} aria-hidden="true" />
            {t(m.bizlogin_codes_download)}
          </Button>
        </div>
      )}
    </div>
  );
}
