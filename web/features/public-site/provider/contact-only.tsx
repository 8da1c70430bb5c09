import * as m from '#contracts/texts/messages.js';
import { ContactCard } from '#web/booking/contact-card.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { addressLines } from './provider.ts';
import type { ProviderOnPage } from './provider.ts';

/** In the place of the booking form where nothing can be booked online (ledger WID-05, WID-08). */
export function ContactOnly({ provider }: { provider: ProviderOnPage }) {
  const t = useTexts();
  const { name, phone, email, location, hasNotPaid } = provider;
  return (
    <ContactCard name={name} phone={phone} email={email} address={addressLines(location).join(', ')}>
      {hasNotPaid && <ErrorBoxes errors={[{ message: t(m.provider_has_not_paid) }]} />}
    </ContactCard>
  );
}
