import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './payment-account.module.css';

type DisconnectAccountProps = { accountId: number; isOnlineOnly: boolean };

/** Closes the account here, after what follows was said. */
export function DisconnectAccount({ accountId, isOnlineOnly }: DisconnectAccountProps) {
  const t = useTexts();
  return (
    <details className={styles.disconnect}>
      <summary>{t(m.payacc_disconnect)}</summary>
      <div className={styles.text}>
        <p>{t(m.payacc_disconnect_text)}</p>
        {isOnlineOnly && <p className={styles.note}>{t(m.payacc_disconnect_online_only)}</p>}
      </div>
      <AccountForm
        intent="account-disconnect"
        prove={t(m.payacc_prove_disconnect)}
        fields={<input type="hidden" name="accountId" value={accountId} />}
      >
        {(isBusy) => (
          <div className={styles.acts}>
            <Button type="submit" isBusy={isBusy} look="secondary">
              {t(m.payacc_disconnect_submit)}
            </Button>
          </div>
        )}
      </AccountForm>
    </details>
  );
}
