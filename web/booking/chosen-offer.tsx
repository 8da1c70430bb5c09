import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './booking-panel.module.css';
import type { OfferToBook, ServiceToBook } from './booking-types.ts';
import { WishLink } from './wish-link.tsx';

/** The service that is being booked, with the way back to the list. */
export function ChosenOffer({ service, offer }: { service: ServiceToBook; offer: OfferToBook }) {
  const t = useTexts();
  const { priceCents, onlinePriceCents, canBookOnly } = offer;
  const cents = canBookOnly ? priceCents : onlinePriceCents;
  return (
    <div className={styles.chosen}>
      <div>
        <p className={styles.chosenName}>{service.name}</p>
        <p className={styles.muted}>
          {offer.name !== service.name && `${offer.name} · `}
          {t(m.booking_minutes, { minutes: offer.duration })} ·{' '}
          {cents === 0 ? t(m.booking_free) : formatMoney(cents)}
        </p>
      </div>
      <WishLink wish={{}} replace>
        {t(m.booking_change_service)}
      </WishLink>
    </div>
  );
}
