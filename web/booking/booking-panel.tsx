import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { WIDGET_MESSAGES } from '#contracts/widget-messages.ts';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import type { BookingAnswer } from './book-from-form.ts';
import styles from './booking-panel.module.css';
import { findOffer } from './booking-types.ts';
import type { ProviderToBook, ServiceToBook } from './booking-types.ts';
import { ChosenOffer } from './chosen-offer.tsx';
import { ChosenTime } from './chosen-time.tsx';
import { BookingResult, DetailsForm, fetchStepsAhead, WhenStep } from './lazy-parts.tsx';
import type { BookingShown } from './load-booking.ts';
import { knownDetails } from './details-form-values.ts';
import type { DetailsFormValues } from './details-form-values.ts';
import { useBookingNavigation } from './use-booking-navigation.ts';
import { BOOKING_ANCHOR } from './booking-link.tsx';

export type BookingPanelProps = {
  services: readonly ServiceToBook[];
  provider: ProviderToBook;
  asked: AskedContact;
  loaded: BookingShown;
  answer: BookingAnswer | undefined;
  /** Shown until a service is chosen, in the place of the request to choose one. */
  invitation?: ReactNode;
};

/** Booking a service: one thing at a time, in the specification's two steps (section 2, "Booking widget"). */
export function BookingPanel({ services, provider, asked, loaded, answer, invitation }: BookingPanelProps) {
  const t = useTexts();
  const { pending, isBusy } = useBookingNavigation();
  const [typed, setTyped] = useState<DetailsFormValues | null>(
    answer?.kind === 'refused' ? answer.typed : null,
  );
  const isFramed = useIsHydrated() && window.self !== window.top;
  const bookingRequest = pending ?? loaded.bookingRequest;
  const chosen = findOffer(services, bookingRequest.offerId);
  const panel = useBroughtIntoView(chosen?.offer.id ?? null, bookingRequest.at);
  useEffect(() => {
    if (bookingRequest.offerId !== null) fetchStepsAhead();
  }, [bookingRequest.offerId]);
  const { slot, availability } = loaded;

  return (
    <section
      ref={panel}
      id={BOOKING_ANCHOR}
      className={styles.panel}
      aria-labelledby="booking-title"
      tabIndex={-1}
    >
      {isBusy && <FullScreenLoader text={t(m.booking_working)} />}
      <h2 id="booking-title" className={styles.title}>
        {t(m.booking_title)}
      </h2>
      {answer && answer.kind !== 'refused' ? (
        <BookingResult answer={answer} isBusy={isBusy} isFramed={isFramed} />
      ) : chosen === null ? (
        <div className={styles.invitation}>{invitation || <p>{t(m.booking_choose_service)}</p>}</div>
      ) : (
        <>
          <ChosenOffer {...chosen} />
          {slot && availability && bookingRequest.at !== null ? (
            <>
              <ChosenTime
                slot={slot}
                day={slot.dateTimeFrom.slice(0, 10)}
                bookingRequest={bookingRequest}
                people={chosen.offer.resources}
              />
              <StepTitle step={2} text={t(m.booking_step_details)} />
              <DetailsForm
                offer={chosen.offer}
                provider={provider}
                asked={asked}
                loaded={{ ...loaded, slot }}
                timeZone={availability.timeZone}
                refusal={answer?.kind === 'refused' ? answer : null}
                typed={typed ?? knownDetails(loaded.knownContact)}
                onTyped={setTyped}
                isBusy={isBusy}
                isFramed={isFramed}
              />
            </>
          ) : (
            <>
              <StepTitle step={1} text={t(m.booking_step_when)} />
              <WhenStep
                offer={chosen.offer}
                bookingRequest={bookingRequest}
                loaded={loaded}
                isPending={pending !== null}
                refusals={answer?.kind === 'refused' ? answer.errors : []}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}

function StepTitle({ step, text }: { step: 1 | 2; text: string }) {
  const t = useTexts();
  return (
    <h3 className={styles.step}>
      <span className={styles.stepNumber}>{t(m.booking_step, { step })}</span> {text}
    </h3>
  );
}

/**
 * Asks the page around a widget to bring something into view: its frame is as high as all of it. Two frames later, when the page has heard the
 * new height. @returns what takes it back
 */
function showInParent(shown: HTMLElement | null): () => void {
  let waiting = requestAnimationFrame(() => {
    waiting = requestAnimationFrame(() => {
      const { top } = shown?.getBoundingClientRect() ?? { top: 0 };
      window.parent.postMessage({ type: WIDGET_MESSAGES.show, top: Math.round(top + window.scrollY) }, '*');
    });
  });
  return () => cancelAnimationFrame(waiting);
}

/** Scrolls to the form after choosing, where it is below the list of services, and at each further step. */
function useBroughtIntoView(offerId: number | null, at: string | null) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef({ offerId, at });
  useEffect(() => {
    const before = shown.current;
    shown.current = { offerId, at };
    const isNewStep = offerId !== before.offerId || (at === null) !== (before.at === null);
    if (offerId === null || !isNewStep) return undefined;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollTo({ top: 0 });
    const { top } = panel.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < 0 || top > window.innerHeight / 2) panel.current?.scrollIntoView({ block: 'start' });
    return window.parent === window ? undefined : showInParent(panel.current);
  }, [offerId, at]);
  return panel;
}
