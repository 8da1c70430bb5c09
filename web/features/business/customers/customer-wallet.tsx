import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { WalletOfCustomer } from '#web/business-frame/customers/wallet-calls.ts';
import { momentOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { walletMovementText } from '#web/lib/wallet-labels.ts';
import styles from './customer.module.css';
import { WalletForm } from './wallet-form.tsx';

type CustomerWalletProps = {
  /** Whose it is, to be said with what is done. */
  name: string;
  /** null: they have none yet. */
  wallet: WalletOfCustomer | null;
};

/** The credit of a customer: what it comes to, each movement, and more of it. */
export function CustomerWallet({ name, wallet }: CustomerWalletProps) {
  const t = useTexts();
  const { notInPackage } = useOwnCenter();
  const isSold = !notInPackage.includes('giftCredit');
  const mayTopUp = useMay('takePayments') && isSold;
  const mayGift = useMay('giftCredit');
  if (wallet === null && !mayTopUp) return null;
  return (
    <section aria-labelledby="customer-wallet" className={styles.part}>
      <h3 id="customer-wallet">{t(m.wallet_title)}</h3>
      {wallet === null ? <p className={styles.quiet}>{t(m.wallet_none)}</p> : <Held wallet={wallet} />}
      {mayTopUp && <WalletForm intent="topUp" name={name} />}
      {mayGift && <WalletForm intent="gift" name={name} />}
    </section>
  );
}

function Held({
  wallet: { balanceCents, giftCents, movements, total, timeZone },
}: {
  wallet: WalletOfCustomer;
}) {
  const t = useTexts();
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t(m.wallet_holds)}</dt>
          <dd>{formatMoney(balanceCents)}</dd>
        </div>
        {giftCents > 0 && (
          <div>
            <dt>{t(m.wallet_gift_part)}</dt>
            <dd>{formatMoney(giftCents)}</dd>
          </div>
        )}
      </dl>
      {movements.length > 0 && (
        <details className={styles.more}>
          <summary>{t(m.wallet_movements)}</summary>
          <ul className={styles.sales}>
            {movements.map((movement) => (
              <li key={movement.id}>
                <span>{walletMovementText(t, movement)}</span>
                <span>{formatMoney(movement.amountCents)}</span>
                <small>{momentOf(timeZone, movement.at)}</small>
              </li>
            ))}
          </ul>
          {total > movements.length && <small>{t(m.wallet_more, { shown: movements.length, total })}</small>}
        </details>
      )}
    </>
  );
}
