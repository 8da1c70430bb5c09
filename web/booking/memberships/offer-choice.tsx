import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useProviderLanguage } from '../provider-language.ts';
import type { OfferToBuy } from './membership-calls.ts';
import { offerText } from './membership-labels.ts';
import { WithoutScripts } from '../without-scripts.tsx';
import styles from './memberships.module.css';

/** One of the offers to choose from. */
export function OfferChoice({
  one,
  isChosen,
  onChoose,
}: {
  one: OfferToBuy;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useTexts();
  const lang = useProviderLanguage();
  const { offer } = one;
  return (
    <label className={styles.offer}>
      <input
        type="radio"
        name="offer"
        value={`${offer.id}:${offer.priceCents}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <OfferWords one={one} lang={lang} price={offer.priceCents === 0 ? t(m.booking_free) : undefined} />
    </label>
  );
}

/** What an offer is, and what it costs. */
export function OfferWords({
  one,
  lang,
  price = formatMoney(one.offer.priceCents),
}: {
  one: OfferToBuy;
  lang?: string | undefined;
  price?: string | undefined;
}) {
  const t = useTexts();
  const { name, description } = one.offer;
  return (
    <span className={styles.words}>
      <span className={styles.head}>
        <strong lang={lang}>{name}</strong>
        <span className={styles.price}>{price}</span>
      </span>
      <span className={styles.muted}>{offerText(t, one)}</span>
      {description && (
        <span className={styles.muted} lang={lang}>
          {description}
        </span>
      )}
    </span>
  );
}

type PayForPassProps = {
  /** What is to be paid now. */
  cents: number;
  seller: { phone: string | null; email: string | null };
  isBusy: boolean;
};

/** The last button of buying a pass. */
export function PayForPass({ cents, seller, isBusy }: PayForPassProps) {
  const t = useTexts();
  return (
    <>
      <WithoutScripts
        offer={{ canBookOnly: false, canPayOnline: true, priceCents: cents }}
        provider={seller}
      />
      <Button type="submit" isBusy={isBusy}>
        {cents === 0 ? t(m.passes_take) : t(m.passes_pay, { price: formatMoney(cents) })}
      </Button>
    </>
  );
}
