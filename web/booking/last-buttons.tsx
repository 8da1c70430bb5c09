import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './booking-panel.module.css';
import type { OfferToBook } from './booking-types.ts';
import type { PassToPayWith } from './passes/pass-calls.ts';
import { PassChoice } from './passes/pass-choice.tsx';

/** Pay, or book without paying: what the offer lets one do, one or both. */
export function LastButtons({
  offer,
  passes,
  isBusy,
  isKnown,
}: {
  offer: OfferToBook;
  /** Of whoever is signed in. */
  passes: PassToPayWith['passes'];
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
    <>
      {isKnown && !isFree && <PassChoice passes={passes} entries={1} isBusy={isBusy} />}
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
    </>
  );
}
