import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './booking-panel.module.css';
import type { OfferToBook, ServiceToBook } from './booking-types.ts';
import { useProviderLanguage } from './provider-language.ts';
import { BookingLink } from './booking-link.tsx';

/** The service that is being booked, with the way back to the list. */
export function ChosenOffer({ service, offer }: { service: ServiceToBook; offer: OfferToBook }) {
  const t = useTexts();
  const lang = useProviderLanguage();
  const { priceCents, onlinePriceCents, canBookOnly, canPayOnline } = offer;
  const cents = canPayOnline && !canBookOnly ? onlinePriceCents : priceCents;
  return (
    <div className={styles.chosen}>
      <div>
        <p className={styles.chosenName} lang={lang}>
          {service.name}
        </p>
        <p className={styles.muted}>
          {offer.name !== service.name && (
            <>
              <span lang={lang}>{offer.name}</span> ·{' '}
            </>
          )}
          {t(m.booking_minutes, { minutes: offer.duration })} ·{' '}
          {cents === 0 ? t(m.booking_free) : formatMoney(cents)}
        </p>
      </div>
      <BookingLink bookingRequest={{}} replace>
        {t(m.booking_change_service)}
      </BookingLink>
    </div>
  );
}
