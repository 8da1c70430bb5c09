import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import styles from './booking-panel.module.css';
import type { OfferToBook, ProviderToBook } from './booking-types.ts';
import { WITHOUT_SCRIPTS } from './details-form-values.ts';

type WithoutScriptsProps = {
  offer: Pick<OfferToBook, 'canBookOnly' | 'canPayOnline' | 'priceCents'>;
  provider: Pick<ProviderToBook, 'phone' | 'email'>;
};

/** Cards are typed into the processor's own form, which is a script: where none run this is said before a place is held. */
export function WithoutScripts({ offer, provider: { phone, email } }: WithoutScriptsProps) {
  const t = useTexts();
  if (!offer.canPayOnline || offer.priceCents === 0) return null;
  const message = t(offer.canBookOnly ? m.booking_needs_script_or_on_site : m.booking_needs_script);
  return (
    <noscript>
      <input type="hidden" name={WITHOUT_SCRIPTS} value="1" />
      <ErrorBoxes errors={[{ message }]} />
      {!offer.canBookOnly && (phone ?? email) && (
        <p className={styles.contact}>
          {t(m.booking_needs_script_contact)}{' '}
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          {phone && email && ' · '}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
    </noscript>
  );
}
