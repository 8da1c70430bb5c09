import { formatShortMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { isBookable } from '#web/booking/booking-types.ts';
import type { ServiceToBook } from '#web/booking/booking-types.ts';
import { useTexts } from '#web/lib/texts.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import styles from './book-bar.module.css';

/** On phones: what it costs from, and the way to the services, always within reach of the thumb. */
export function BookBar({ services }: { services: readonly ServiceToBook[] }) {
  const t = useTexts();
  const lowestCents = lowestPrice(services);
  return (
    <nav aria-label={t(m.provider_bar)} className={styles.bar}>
      <span className={styles.price}>
        {lowestCents === 0 && t(m.search_free)}
        {lowestCents !== null &&
          lowestCents > 0 &&
          t(m.search_from, { price: formatShortMoney(lowestCents) })}
      </span>
      <a
        href="#services"
        className={classNames(buttonStyles.button, buttonStyles.primary)}
        onClick={(event) => {
          event.preventDefault();
          const services = document.getElementById('services');
          services?.scrollIntoView({ block: 'start' });
          services?.focus({ preventScroll: true });
        }}
      >
        {t(m.booking_book)}
      </a>
    </nav>
  );
}

/** In cents, of what can be booked; a free first talk says nothing of what the rest costs. */
function lowestPrice(services: readonly ServiceToBook[]): number | null {
  const prices = services.flatMap(({ offers }) => offers.filter(isBookable).map((offer) => offer.priceCents));
  const paid = prices.filter((cents) => cents > 0);
  if (prices.length === 0) return null;
  return paid.length > 0 ? Math.min(...paid) : 0;
}
