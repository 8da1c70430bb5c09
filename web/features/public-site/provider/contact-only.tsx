import * as m from '#contracts/texts/messages.js';
import { ContactCard } from '#web/booking/contact-card.tsx';
import { RequestForm } from '#web/booking/lazy-request-form.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { addressLines } from './provider.ts';
import type { ProviderOnPage } from './provider.ts';

type ContactOnlyProps = { provider: ProviderOnPage; attemptKey: string; answer: FormAnswer | undefined };

/** In the place of the booking form where nothing can be booked online (specification sections 2 and 8). */
export function ContactOnly({ provider, attemptKey, answer }: ContactOnlyProps) {
  const t = useTexts();
  const { name, phone, email, location, hasNotPaid, takesRequests } = provider;
  return (
    <ContactCard
      {...{ name, phone, email }}
      address={addressLines(location).join(', ')}
      reason={hasNotPaid && <ErrorBoxes errors={[{ message: t(m.provider_has_not_paid) }]} />}
    >
      {takesRequests && <RequestForm providerName={name} attemptKey={attemptKey} answer={answer} />}
    </ContactCard>
  );
}
