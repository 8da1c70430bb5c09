import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import bookingStyles from '../booking-panel.module.css';
import wordStyles from '../cancellation-words.module.css';
import type { ClassToBook, SubscriptionPrices } from './class-calls.ts';
import { waitingPromo } from '../promo-calls.ts';
import { usePromo } from '../promo-code.tsx';
import { isWhole } from './class-rules.ts';
import { SignUpPrices } from './sign-up-prices.tsx';

type SignUpTermsProps = {
  offered: ClassToBook;
  prices: SubscriptionPrices;
  /** How long before a session giving it up is free. */
  hours: number;
  /** What the provider adds in its own words; may be empty. */
  policy: string;
};

/** What sessions cost with the promo code that is typed beside them, or with that of one's own sign-up that waits (`field`). @param onChange what is sent differs from now on */
export function useSignUpPrices(
  offered: ClassToBook,
  { onSite, online }: SubscriptionPrices,
  { providerId, onChange }: { providerId: number; onChange: () => void },
) {
  const cents = { priceCents: onSite.priceCents, onlinePriceCents: online.priceCents };
  const own = online.waitingPromo;
  const waiting = own && waitingPromo(own.code, own.discountCents);
  const { field, ...priced } = usePromo({ ...offered, ...cents, providerId, waiting }, onChange);
  const prices: SubscriptionPrices = {
    onSite: { ...onSite, priceCents: priced.onSiteCents },
    online: { ...online, priceCents: priced.onlineCents },
  };
  return { ...priced, field, prices };
}

/** What it costs, and until when it can be given up. */
export function SignUpTerms({ offered, prices, hours, policy }: SignUpTermsProps) {
  const t = useTexts();
  const [untilStart, until] = isWhole(offered)
    ? [m.signup_cancel_whole_until_start, m.signup_cancel_whole]
    : [m.signup_cancel_each_until_start, m.signup_cancel_each];
  return (
    <div className={bookingStyles.terms}>
      <SignUpPrices offered={offered} prices={prices} />
      <p>{hours === 0 ? t(untilStart) : t(until, { hours })}</p>
      {policy && <p className={wordStyles.policy}>{policy}</p>}
    </div>
  );
}
