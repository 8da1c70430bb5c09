import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { momentIn } from '#web/booking/shown-times.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { walletMovementText } from '#web/lib/wallet-labels.ts';
import { Card } from '#web/ui/card.tsx';
import styles from './my-passes.module.css';
import { TopUpForm } from './top-up-form.tsx';
import type { TopUpAnswer } from './top-up-from-form.ts';
import type { MyWalletShown } from './wallet-calls.ts';

type MyWalletsProps = {
  wallets: readonly MyWalletShown[];
  /** Where credit could be bought beside them. */
  centers: readonly { providerId: number; providerName: string }[];
  attemptKey: string;
  answer: TopUpAnswer | undefined;
};

/** The own credit at each center, with its last movements, and buying more of it. */
export function MyWallets({ wallets, centers, attemptKey, answer }: MyWalletsProps) {
  const t = useTexts();
  const topUp = { attemptKey, answer };
  return (
    <section aria-label={t(m.wallet_mine)}>
      <ul className={styles.passes}>
        {wallets.map((wallet) => (
          <li key={wallet.providerId}>
            <MyWallet wallet={wallet} topUp={topUp} />
          </li>
        ))}
        {centers.length > 0 && (
          <li>
            <Card className={styles.pass}>
              <header className={styles.head}>
                <h2>{t(wallets.length > 0 ? m.wallet_top_up_elsewhere : m.wallet_title)}</h2>
              </header>
              <TopUpForm name="elsewhere" centers={centers} {...topUp} />
            </Card>
          </li>
        )}
      </ul>
    </section>
  );
}

function MyWallet({
  wallet,
  topUp,
}: {
  wallet: MyWalletShown;
  topUp: Pick<MyWalletsProps, 'attemptKey' | 'answer'>;
}) {
  const t = useTexts();
  const locale = useLocale();
  const { providerId, providerName, timeZone, balanceCents, giftCents, movements } = wallet;
  return (
    <Card className={styles.pass}>
      <header className={styles.head}>
        <h2>{t(m.wallet_title)}</h2>
      </header>
      <p>
        <LocalLink to={`/provider/${providerId}`}>{providerName}</LocalLink>
      </p>
      <p className={styles.left}>
        {t(m.wallet_holds)}: {formatMoney(balanceCents)}
      </p>
      {giftCents > 0 && (
        <p className={styles.muted}>{t(m.wallet_of_it_gift, { amount: formatMoney(giftCents) })}</p>
      )}
      {wallet.canTopUp && <TopUpForm name={`wallet-${providerId}`} centers={[wallet]} {...topUp} />}
      {movements.length > 0 && (
        <details>
          <summary>{t(m.wallet_movements)}</summary>
          <ul className={styles.uses}>
            {movements.map((movement) => (
              <li key={movement.id}>
                <span>
                  {walletMovementText(t, movement)}, {momentIn(timeZone, movement.at, locale)}
                </span>
                <span>{formatMoney(movement.amountCents)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
