import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { AccountAct } from './account-act.tsx';
import { accountLabels, MISSING_WORDS } from './account-labels.ts';
import { DisconnectAccount } from './disconnect-account.tsx';
import styles from './payment-account.module.css';
import type { CenterAccount } from './payment-settings-calls.ts';
import { WaitingRefunds } from './waiting-refunds.tsx';

type PaymentAccountProps = {
  account: CenterAccount;
  /** Nothing but online payments is accepted. */
  isOnlineOnly: boolean;
};

/** Where the center's money goes: how its account stands, what is missing, and the one act that helps. */
export function PaymentAccount({ account, isOnlineOnly }: PaymentAccountProps) {
  const t = useTexts();
  const mayConnect = useMay('connectPaymentAccount');
  const [search] = useSearchParams();
  const words = accountLabels(account);
  useChangeNotice(account, search.get('account') === 'back');
  const isOff = account.mode === 'off';
  const isConnected = account.state === 'askedForMore' || account.state === 'ready';
  return (
    <div id="account" className={styles.account}>
      <FormSection title={t(m.payacc_title)} hint={t(m.payacc_hint)}>
        <div className={styles.standing}>
          <StatusPill tone={words.tone}>{t(words.pill)}</StatusPill>
          {account.mode === 'test' && <span className={styles.test}>{t(m.payacc_test)}</span>}
        </div>
        {search.get('account') === 'again' && (
          <p role="status" className={styles.note}>
            {t(m.payacc_again)}
          </p>
        )}
        {isOff ? <p>{t(m.payacc_off)}</p> : <Status account={account} />}
        {mayConnect && !isOff && <AccountAct words={words}>{account.isInReview && <LookAgain />}</AccountAct>}
        {!mayConnect && <p className={styles.hint}>{t(m.payacc_owner_only)}</p>}
        <WaitingRefunds account={account} />
        <Past count={account.pastAccounts} />
        {mayConnect && isConnected && account.accountId !== null && (
          <DisconnectAccount accountId={account.accountId} isOnlineOnly={isOnlineOnly} />
        )}
      </FormSection>
    </div>
  );
}

/** Tells that the account was connected at the processor, or disconnected here: both forms are gone from the page by then. */
function useChangeNotice({ state, disconnectedBy }: CenterAccount, isBack: boolean): void {
  const t = useTexts();
  const { showDone } = useOutcomes();
  const before = useRef<CenterAccount['state'] | null>(isBack ? null : state);
  useEffect(() => {
    const isNew = before.current !== state;
    before.current = state;
    if (isNew && state === 'ready') showDone('connect', t(m.payacc_title));
    if (isNew && state === 'disconnected' && disconnectedBy === 'owner')
      showDone('update', t(m.payacc_disconnected_toast));
  }, [state, disconnectedBy, showDone, t]);
}

function Status({ account }: { account: CenterAccount }) {
  const t = useTexts();
  const { state, missing, dueAt, payoutsEnabled } = account;
  return (
    <div className={styles.text}>
      <p>{t(accountLabels(account).text)}</p>
      {missing.length > 0 && (
        <>
          <p>{t(m.payacc_missing)}</p>
          <ul className={styles.missing}>
            {missing.map((thing) => (
              <li key={thing}>{t(MISSING_WORDS[thing])}</li>
            ))}
          </ul>
          {dueAt && <p>{t(m.payacc_due, { date: formatDate(dueAt) })}</p>}
        </>
      )}
      {state === 'ready' && !payoutsEnabled && <p className={styles.note}>{t(m.payacc_text_no_payouts)}</p>}
    </div>
  );
}

/** The same address as after coming back: the processor is asked anew. */
function LookAgain() {
  const t = useTexts();
  return (
    <Link to={`${useCenterPath()('payment-settings')}?account=back`} className={styles.link}>
      {t(m.payacc_look_again)}
    </Link>
  );
}

function Past({ count }: { count: number }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <p className={styles.hint}>{count === 1 ? t(m.payacc_past_one) : t(m.payacc_past_many, { count })}</p>
  );
}
