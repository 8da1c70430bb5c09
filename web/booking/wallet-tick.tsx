import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './booking-panel.module.css';
import { WALLET_FIELD } from './own-credit.ts';

type WalletTickProps = {
  /** The own credit there. */
  walletCents: number;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** What would be left to pay by each way that is open; null: it is not. */
  restByCardCents: number | null;
  restOnSiteCents: number | null;
};

/** Using own credit in the last step, all of it or a part of the price, and who pays the rest. */
export function WalletTick({ walletCents, isTicked, onTick, ...rests }: WalletTickProps) {
  const t = useTexts();
  return (
    <div>
      <Checkbox
        name={WALLET_FIELD}
        value={walletCents}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        label={t(m.wallet_use, { amount: formatMoney(walletCents) })}
      />
      <p className={styles.small} role="status">
        {isTicked && restText(t, walletCents, rests)}
      </p>
    </div>
  );
}

function restText(
  t: Texts,
  walletCents: number,
  { restByCardCents, restOnSiteCents }: Pick<WalletTickProps, 'restByCardCents' | 'restOnSiteCents'>,
): string {
  if (restByCardCents === 0 || restOnSiteCents === 0) return t(m.wallet_use_all);
  const amount = formatMoney(walletCents);
  if (restByCardCents !== null && restOnSiteCents !== null)
    return t(m.wallet_use_part, {
      amount,
      rest: formatMoney(restByCardCents),
      onSite: formatMoney(restOnSiteCents),
    });
  return restByCardCents === null
    ? t(m.wallet_use_rest_on_site, { amount, rest: formatMoney(restOnSiteCents ?? 0) })
    : t(m.wallet_use_rest_card, { amount, rest: formatMoney(restByCardCents) });
}
