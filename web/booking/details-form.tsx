import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { BookingAnswer } from './book-from-form.ts';
import styles from './booking-panel.module.css';
import type { OfferToBook, ProviderToBook } from './booking-types.ts';
import type { BookingShown } from './load-booking.ts';
import { CancellationWords } from './cancellation-words.tsx';
import { ContactFields } from './contact-fields.tsx';
import { LastButtons } from './last-buttons.tsx';
import { OverlapChoice } from './overlap-choice.tsx';
import { useOfferPrices } from './price-lines.tsx';
import { TermsLine } from './terms-line.tsx';
import { detailsFormValues } from './details-form-values.ts';
import type { DetailsFormValues } from './details-form-values.ts';
import { useAttemptKey } from './use-attempt-key.ts';
import { WithoutScripts } from './without-scripts.tsx';

type DetailsFormProps = {
  offer: OfferToBook;
  provider: ProviderToBook;
  asked: AskedContact;
  loaded: BookingShown & { slot: NonNullable<BookingShown['slot']> };
  timeZone: string;
  refusal: Extract<BookingAnswer, { kind: 'refused' }> | null;
  /** What was typed before, kept while another time is chosen. */
  typed: DetailsFormValues;
  onTyped: (typed: DetailsFormValues) => void;
  isBusy: boolean;
  isFramed: boolean;
};

/** The second step: who books, what it costs, under which rule, and the last button. */
export function DetailsForm(props: DetailsFormProps) {
  const { offer, provider, asked, loaded, refusal, typed, isBusy } = props;
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  // The log-in has proved the e-mail: no mail has to confirm it
  const isKnown = typed.email !== '' && typed.email === loaded.knownContact?.email;
  const key = useAttemptKey(loaded.attemptKey);
  const { lines, ...priced } = useOfferPrices(offer, { ...loaded, provider }, key.renew);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  useEffect(() => {
    // Back from the payment, browsers may show the page as it was left, when the place was not held yet.
    const readAgain = (event: PageTransitionEvent): void => {
      if (event.persisted && isSent.current) window.location.reload();
    };
    window.addEventListener('pageshow', readAgain);
    return () => window.removeEventListener('pageshow', readAgain);
  }, []);

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className={styles.form}
      onChange={(event) => {
        props.onTyped(detailsFormValues(new FormData(event.currentTarget)));
        key.renew();
      }}
      onSubmit={(event) => {
        if (isBusy) return event.preventDefault();
        isSent.current = true;
        key.use();
      }}
    >
      <input type="hidden" name="attemptKey" value={key.current} />
      <input type="hidden" name="shownPriceCents" value={priced.onSiteCents} />
      <input type="hidden" name="shownOnlinePriceCents" value={priced.onlineCents} />
      <input type="hidden" name="shownTerms" value={provider.bookingTerms} />
      {props.isFramed && <input type="hidden" name="framed" value="1" />}
      <ContactFields asked={asked} typed={typed} errors={refusal?.fieldErrors ?? {}} />
      <Checkbox
        name="sharing"
        value="Y"
        defaultChecked={typed.isSharing}
        required
        error={refusal?.fieldErrors.sharing}
        label={t(m.booking_sharing, { provider: provider.name })}
      />
      <div className={styles.terms}>
        {lines}
        <CancellationWords
          offer={offer}
          freeCancellationHours={provider.freeCancellationHours}
          policy={provider.cancellationPolicy}
          startsAt={loaded.slot.dateTimeFrom}
          timeZone={props.timeZone}
          readAt={loaded.readAt}
        />
      </div>
      {refusal && <ErrorBoxes errors={refusal.errors} />}
      {refusal && <OverlapChoice errors={refusal.errors} />}
      <WithoutScripts offer={offer} provider={provider} />
      <LastButtons
        kind="booking"
        ways={{ ...offer, canPayOnline: priced.canPayOnline }}
        isFree={priced.isFree}
        onlinePriceCents={priced.onlineCents}
        onSitePriceCents={priced.onSiteCents}
        walletCents={loaded.walletCents}
        passes={loaded.passes}
        entries={1}
        isBusy={isBusy}
        isKnown={isKnown}
      />
      <TermsLine />
    </Form>
  );
}
