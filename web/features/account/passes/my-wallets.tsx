import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { momentIn } from '#web/booking/shown-times.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { walletMovementText } from '#web/lib/wallet-words.ts';
import { Card } from '#web/ui/card.tsx';
import styles from './my-passes.module.css';
import type { MyWalletShown } from './wallet-calls.ts';

/** The own credit at each center, with its last movements. */
export function MyWallets({ wallets }: { wallets: readonly MyWalletShown[] }) {
  const t = useTexts();
  return (
    <section aria-label={t(m.wallet_mine)}>
      <ul className={styles.passes}>
        {wallets.map((wallet) => (
          <li key={wallet.providerId}>
            <MyWallet wallet={wallet} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MyWallet({ wallet }: { wallet: MyWalletShown }) {
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
