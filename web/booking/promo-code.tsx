import { useState } from 'react';
import type { PromoOnSale } from '#contracts/promo.ts';
import { LONGEST_PROMO_CODE } from '#contracts/promo.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { browserApi } from '#web/lib/api.ts';
import { promoDiscountText } from '#web/lib/promo-discount.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './promo-code.module.css';
import { PROMO_FIELD, pricesWithPromo, VALIDATE_PROMO_CODE } from './promo-calls.ts';

type PromoCodeProps = {
  providerId: number;
  /** What is to be paid without a code, in cents; nothing is asked where nothing is. */
  amountCents: number;
  /** The code that the prices beside it count with. */
  promo: PromoOnSale | null;
  /** It is of an own order that waits, and stays. */
  isWaiting: boolean;
  onPromo: (promo: PromoOnSale | null) => void;
};

/**
 * The code of a form and what things cost with it; `field` is to be put into the form.
 * @param prices.waiting the code of an own order for the same that waits to be paid: it stays, since that order is what is paid
 * @param onChange what is sent differs from now on
 */
export function usePromo(
  prices: { providerId: number; waiting?: PromoOnSale | null } & Parameters<typeof pricesWithPromo>[0],
  onChange: () => void,
) {
  const [typed, setPromo] = useState<PromoOnSale | null>(null);
  const promo = prices.waiting ?? typed;
  const onPromo = (applied: PromoOnSale | null): void => {
    setPromo(applied);
    onChange();
  };
  const { providerId, priceCents: amountCents } = prices;
  const isWaiting = prices.waiting != null;
  const field = <PromoCode {...{ providerId, amountCents, promo, isWaiting, onPromo }} />;
  return { promo, field, ...pricesWithPromo(prices, promo) };
}

/** A promo code inside the form of a sale: it opens, is applied, and is sent with the form then. Needs scripts, as the new price is shown at once. */
function PromoCode({ providerId, amountCents, promo, isWaiting, onPromo }: PromoCodeProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  if (!isHydrated || amountCents === 0) return null;
  if (promo !== null)
    return (
      <div className={styles.applied} role="status">
        <input type="hidden" name={PROMO_FIELD} value={promo.code} />
        <span>
          {t(m.promo_applied, { code: promo.code })} <strong>{promoDiscountText(promo)}</strong>
        </span>
        {!isWaiting && (
          <Button look="quiet" onClick={() => onPromo(null)}>
            {t(m.promo_remove)}
          </Button>
        )}
      </div>
    );
  return <TypedCode {...{ providerId, amountCents, onPromo }} />;
}

function TypedCode({ providerId, amountCents, onPromo }: Omit<PromoCodeProps, 'promo' | 'isWaiting'>) {
  const t = useTexts();
  const locale = useLocale();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const apply = async (): Promise<void> => {
    if (isBusy || code.trim() === '') return;
    setBusy(true);
    try {
      const asked = { providerId, code, amountCents };
      onPromo((await browserApi(locale)(VALIDATE_PROMO_CODE, asked)).validatePromoCode);
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure.errors[0]?.message : undefined;
      setError(known ?? t(m.error_error_something_went_wrong));
      setBusy(false);
    }
  };
  return (
    <details className={styles.promo}>
      <summary>{t(m.promo_have)}</summary>
      <div className={styles.row}>
        <TextField
          label={t(m.promo_code)}
          value={code}
          maxLength={LONGEST_PROMO_CODE + 10}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            // Enter applies the code: it must not book
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void apply();
          }}
        />
        <Button look="secondary" isBusy={isBusy} onClick={() => void apply()}>
          {t(m.promo_apply)}
        </Button>
      </div>
    </details>
  );
}
