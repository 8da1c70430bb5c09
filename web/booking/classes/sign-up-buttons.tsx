import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PassToPayWith } from '../passes/pass-calls.ts';
import { PassChoice } from '../passes/pass-choice.tsx';
import type { ClassToBook, SubscriptionPrices } from './class-calls.ts';
import styles from './sign-up.module.css';

export type SignUpButtonsProps = {
  offered: ClassToBook;
  prices: SubscriptionPrices;
  /** Of whoever is signed in. */
  passes: PassToPayWith['passes'];
  /** How many sessions are chosen. */
  entries: number;
  isBusy: boolean;
  isKnown: boolean;
};

/** Pay, or sign up without paying: what the provider takes, one or both. */
export function SignUpButtons({
  offered: { canBookOnly, canPayOnline },
  prices: { online },
  passes,
  entries,
  isBusy,
  isKnown,
}: SignUpButtonsProps) {
  const t = useTexts();
  const isFree = online.priceWithoutDiscountCents === 0;
  // Something free is signed up for at once where paying is possible: there is nothing left to pay or to confirm
  const signsUpOnly = canBookOnly && !(isFree && canPayOnline);
  return (
    <>
      {isKnown && !isFree && <PassChoice passes={passes} entries={entries} isBusy={isBusy} />}
      <div className={styles.buttons}>
        {canPayOnline && (
          <Button
            type="submit"
            name="pay"
            value="now"
            isBusy={isBusy}
            {...(!isFree && { className: styles.needsScripts })}
          >
            {isFree ? t(m.signup_do) : t(m.signup_do_pay, { price: formatMoney(online.priceCents) })}
          </Button>
        )}
        {signsUpOnly && (
          <>
            <Button
              type="submit"
              name="pay"
              value="later"
              look={canPayOnline ? 'secondary' : 'primary'}
              isBusy={isBusy}
            >
              {t(isFree ? m.signup_do : m.signup_do_on_site)}
            </Button>
            {!isKnown && <p className={styles.small}>{t(m.booking_mail_next)}</p>}
          </>
        )}
      </div>
    </>
  );
}
