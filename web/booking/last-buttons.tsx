import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './booking-panel.module.css';
import type { OfferToBook } from './booking-types.ts';

/** Pay, or book without paying: what the offer lets one do, one or both. */
export function LastButtons({
  offer,
  isBusy,
  isKnown,
}: {
  offer: OfferToBook;
  isBusy: boolean;
  isKnown: boolean;
}) {
  const t = useTexts();
  const { canBookOnly, canPayOnline, priceCents, onlinePriceCents } = offer;
  const isFree = priceCents === 0;
  // Something free is booked at once where paying is possible: there is nothing left to pay or to confirm
  const paysNow = canPayOnline;
  const booksOnly = canBookOnly && !(isFree && canPayOnline);
  return (
    <div className={styles.buttons}>
      {paysNow && (
        <Button
          type="submit"
          name="pay"
          value="now"
          isBusy={isBusy}
          {...(!isFree && { className: styles.needsScripts })}
        >
          {isFree ? t(m.booking_do_book) : t(m.booking_do_pay, { price: formatMoney(onlinePriceCents) })}
        </Button>
      )}
      {booksOnly && (
        <>
          <Button
            type="submit"
            name="pay"
            value="later"
            look={paysNow ? 'secondary' : 'primary'}
            isBusy={isBusy}
          >
            {t(isFree ? m.booking_do_book : m.booking_do_book_later)}
          </Button>
          {!isKnown && <p className={styles.small}>{t(m.email_code_next)}</p>}
        </>
      )}
    </div>
  );
}
