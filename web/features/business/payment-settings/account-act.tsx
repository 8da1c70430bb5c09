import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountForm } from './account-form.tsx';
import type { AccountLabels } from './account-labels.ts';
import styles from './payment-account.module.css';

/** The one act: on to the processor. */
export function AccountAct({ words, children }: { words: AccountLabels; children?: ReactNode }) {
  const t = useTexts();
  return (
    <AccountForm intent="account-continue" prove={t(m.payacc_prove)}>
      {(isBusy) => (
        <>
          <div className={styles.acts}>
            <Button type="submit" isBusy={isBusy} look={words.isUrgent ? 'primary' : 'secondary'}>
              {t(words.verb)}
            </Button>
            {children}
          </div>
          <p className={styles.hint}>{t(words.isUrgent ? m.payacc_leads_away : m.payacc_leads_site)}</p>
        </>
      )}
    </AccountForm>
  );
}
