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
  /** What it would pay, and what would be left, by each way that is open; null: it is not. */
  byCard: WalletPart | null;
  onSite: WalletPart | null;
};

/** In cents. */
export type WalletPart = { usedCents: number; restCents: number };

/** Using own credit in the last step, all of it or a part of the price, and who pays the rest. */
export function WalletTick({ walletCents, isTicked, onTick, ...parts }: WalletTickProps) {
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
        {isTicked && restText(t, parts)}
      </p>
    </div>
  );
}

function restText(t: Texts, { byCard, onSite }: Pick<WalletTickProps, 'byCard' | 'onSite'>): string {
  if (byCard?.restCents === 0 || onSite?.restCents === 0) return t(m.wallet_use_all);
  if (byCard && onSite)
    return t(m.wallet_use_part, {
      rest: formatMoney(byCard.restCents),
      onSite: formatMoney(onSite.restCents),
    });
  const [part, text] = byCard ? [byCard, m.wallet_use_rest_card] : [onSite, m.wallet_use_rest_on_site];
  return part ? t(text, { amount: formatMoney(part.usedCents), rest: formatMoney(part.restCents) }) : '';
}
