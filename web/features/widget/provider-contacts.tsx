import * as m from '#contracts/texts/messages.js';
import { ContactCard } from '#web/booking/contact-card.tsx';
import { RequestForm } from '#web/booking/lazy-request-form.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { WidgetProvider } from './widget.ts';

type ProviderContactsProps = {
  provider: WidgetProvider;
  attemptKey: string;
  answer: FormAnswer | undefined;
};

/** The widget of a provider that takes no bookings online (specification sections 2 and 8). */
export function ProviderContacts({ provider, attemptKey, answer }: ProviderContactsProps) {
  const t = useTexts();
  const { name, phone, email, hasNotPaid, takesRequests, location } = provider;
  const place = [location.postalCode, location.city].filter(Boolean).join(' ');
  return (
    <ContactCard
      {...{ name, phone, email }}
      address={[location.addressLine1, place].filter(Boolean).join(', ')}
      reason={hasNotPaid && <ErrorBoxes errors={[{ message: t(m.provider_has_not_paid) }]} />}
    >
      {takesRequests && <RequestForm providerName={name} attemptKey={attemptKey} answer={answer} />}
    </ContactCard>
  );
}
