import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './booking-panel.module.css';
import type { OfferToBook } from './booking-types.ts';
import type { PassToPayWith } from './passes/pass-calls.ts';
import { PassChoice } from './passes/pass-choice.tsx';

export type LastButtonsProps = {
  /** What is bought, which decides the words. */
  kind: 'booking' | 'signUp';
  ways: Pick<OfferToBook, 'canBookOnly' | 'canPayOnline' | 'canUseMembership'>;
  isFree: boolean;
  /** What it costs online, in cents. */
  onlinePriceCents: number;
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

/** Pay, book without paying, or use a pass: what the provider takes. */
export function LastButtons({ kind, ways, isFree, ...props }: LastButtonsProps) {
  const { onlinePriceCents, passes, entries, isBusy, isKnown } = props;
  const t = useTexts();
  const labels = LABELS[kind];
  // Something free is booked at once unless it is booked on site alone: there is nothing left to pay or to confirm
  const paysNow = ways.canPayOnline || (isFree && !ways.canBookOnly);
  const booksOnly = ways.canBookOnly && !(isFree && paysNow);
  const byPassAlone = !paysNow && !booksOnly;
  const shownPasses = isKnown && !isFree ? passes : [];
  return (
    <>
      <div className={styles.buttons}>
        {paysNow && (
          <Button
            type="submit"
            name="pay"
            value="now"
            isBusy={isBusy}
            {...(!isFree && { className: styles.needsScripts })}
          >
            {isFree || onlinePriceCents === 0
              ? t(labels.free)
              : t(labels.pay, { price: formatMoney(onlinePriceCents) })}
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
              {t(isFree ? labels.free : labels.onSite)}
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
