import { useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './booking-panel.module.css';
import type { OfferToBook } from './booking-types.ts';
import { creditToUse } from './own-credit.ts';
import type { PassToPayWith } from './passes/pass-calls.ts';
import { PassChoice } from './passes/pass-choice.tsx';
import { WalletTick } from './wallet-tick.tsx';
import type { WalletPart } from './wallet-tick.tsx';

export type LastButtonsProps = {
  /** What is bought, which decides the words. */
  kind: 'booking' | 'signUp';
  ways: Pick<OfferToBook, 'canBookOnly' | 'canPayOnline' | 'canUseMembership'>;
  isFree: boolean;
  /** What it costs online, in cents. */
  onlinePriceCents: number;
  /** What it costs on site, in cents. */
  onSitePriceCents: number;
  /** The own credit there of whoever is signed in, in cents. */
  walletCents: number;
  /** Of whoever is signed in. */
  passes: PassToPayWith['passes'];
  /** How many entries of a pass it takes. */
  entries: number;
  isBusy: boolean;
  /** The log-in has proved the typed e-mail. */
  isKnown: boolean;
};

const LABELS = {
  booking: {
    free: m.booking_do_book,
    pay: m.booking_do_pay,
    onSite: m.booking_do_book_later,
    mailed: m.email_code_next,
  },
  signUp: {
    free: m.signup_do,
    pay: m.signup_do_pay,
    onSite: m.signup_do_on_site,
    mailed: m.booking_mail_next,
  },
};

/** Pay, book without paying, use credit or a pass: what the provider takes. */
export function LastButtons({ kind, ways, isFree, ...props }: LastButtonsProps) {
  const { passes, entries, isBusy, isKnown } = props;
  const t = useTexts();
  const [usesWallet, setUsesWallet] = useState(false);
  const labels = LABELS[kind];
  // Something free is booked at once unless it is booked on site alone: there is nothing left to pay or to confirm
  const paysNow = ways.canPayOnline || (isFree && !ways.canBookOnly);
  const booksOnly = ways.canBookOnly && !(isFree && paysNow);
  const byPassAlone = !paysNow && !booksOnly;
  const shownPasses = isKnown && !isFree ? passes : [];
  const walletCents = isKnown && !isFree && !byPassAlone ? props.walletCents : 0;
  const ofWallet = usesWallet ? walletCents : 0;
  const partOf = (priceCents: number, isByCard: boolean): WalletPart => {
    const usedCents = creditToUse({ walletCents: ofWallet, priceCents, byCard: isByCard });
    return { usedCents, restCents: priceCents - usedCents };
  };
  const byCard = paysNow ? partOf(props.onlinePriceCents, true) : null;
  const onSite = booksOnly ? partOf(props.onSitePriceCents, false) : null;
  const isCovered = ofWallet > 0 && !isFree && (byCard?.restCents === 0 || onSite?.restCents === 0);
  // Credit that pays all is one way, at the price of who pays at once
  const showsOnSite = booksOnly && !(isCovered && paysNow);
  return (
    <>
      {walletCents > 0 && (
        <WalletTick
          walletCents={walletCents}
          isTicked={usesWallet}
          onTick={setUsesWallet}
          byCard={byCard}
          onSite={onSite}
        />
      )}
      <div className={styles.buttons}>
        {paysNow && (
          <Button
            type="submit"
            name="pay"
            value="now"
            isBusy={isBusy}
            {...(!isFree && { className: styles.needsScripts })}
          >
            {isFree || props.onlinePriceCents === 0
              ? t(labels.free)
              : isCovered
                ? t(m.wallet_use_pay)
                : t(labels.pay, { price: formatMoney(byCard?.restCents ?? 0) })}
          </Button>
        )}
        {showsOnSite && (
          <>
            <Button
              type="submit"
              name="pay"
              value="later"
              look={paysNow ? 'secondary' : 'primary'}
              isBusy={isBusy}
            >
              {t(isFree ? labels.free : isCovered ? m.wallet_use_pay : labels.onSite)}
            </Button>
            {!isKnown && <p className={styles.small}>{t(labels.mailed)}</p>}
          </>
        )}
        {/* Enter presses the first button of a form: it must never be a pass's, which would spend an entry */}
        {byPassAlone && (
          <button type="submit" disabled hidden>
            {t(labels.free)}
          </button>
        )}
        {byPassAlone && shownPasses.length === 0 && <p>{t(m.pass_choice_only)}</p>}
      </div>
      <PassChoice passes={shownPasses} entries={entries} isBusy={isBusy} />
    </>
  );
}
