import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import type { ProviderToBook } from '../booking-types.ts';
import { knownDetails } from '../details-form-values.ts';
import type { DetailsFormValues } from '../details-form-values.ts';
import { useBookingNavigation } from '../use-booking-navigation.ts';
import type { LoadedClass } from './load-class.ts';
import { SessionsStep } from './sessions-step.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { SignUpAnswer } from './sign-up-from-form.ts';
import { SignUpResult } from './sign-up-result.tsx';
import styles from './sign-up.module.css';

type ClassPanelProps = {
  loaded: LoadedClass;
  provider: ProviderToBook;
  asked: AskedContact;
  answer: SignUpAnswer | undefined;
};

/** Signing up for a class in two steps; when it is done the first one comes back (specification section 4). */
export function ClassPanel({ loaded, provider, asked, answer }: ClassPanelProps) {
  const t = useTexts();
  const { isBusy } = useBookingNavigation();
  const [kept, setKept] = useState<DetailsFormValues | null>(null);
  const isFramed = useIsHydrated() && window.self !== window.top;
  const panel = useRef<HTMLElement>(null);
  const { offered, sessions, knownContact } = loaded;
  const refusal = answer?.kind === 'refused' ? answer : null;
  const chosen = answer?.kind === 'chosen' ? answer : null;
  const isDone = answer !== undefined && refusal === null && chosen === null;
  const isRefusedChoice = refusal?.isAboutSessions ?? false;
  const prices = isDone || isRefusedChoice ? null : (chosen?.prices ?? loaded.prices);
  const step = prices === null ? 1 : 2;
  useFocusOnStep(panel, step);
  const typed = kept ?? refusal?.typed ?? chosen?.typed ?? null;
  const shown = typed ?? knownDetails(knownContact);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="sign-up-title" tabIndex={-1}>
      {isBusy && <FullScreenLoader text={t(m.signup_working)} />}
      {isDone && answer.kind !== 'refused' && answer.kind !== 'chosen' && <SignUpResult answer={answer} />}
      <h2 id="sign-up-title" className={styles.step}>
        <span className={styles.stepNumber}>{t(m.signup_step, { step })}</span>{' '}
        {t(step === 1 ? m.signup_step_sessions : m.signup_step_details)}
      </h2>
      {prices === null ? (
        <SessionsStep
          offered={offered}
          providerName={provider.name}
          sessions={sessions}
          chosenIds={isDone ? [] : (refusal?.sessionIds ?? loaded.chosenIds)}
          errors={isDone ? [] : (refusal?.errors ?? loaded.errors)}
          typed={isDone ? null : typed}
        />
      ) : (
        <SignUpForm
          offered={offered}
          provider={provider}
          asked={asked}
          sessions={sessions}
          chosenIds={chosen?.sessionIds ?? loaded.chosenIds}
          prices={prices}
          attemptKey={loaded.attemptKey}
          passes={loaded.passes}
          walletCents={loaded.walletCents}
          refusal={refusal}
          typed={shown}
          onTyped={setKept}
          isKnown={shown.email !== '' && shown.email === knownContact?.email}
          isBusy={isBusy}
          isFramed={isFramed}
        />
      )}
    </section>
  );
}

/** Going from one step to the other leads to the top of the panel. */
function useFocusOnStep(panel: RefObject<HTMLElement | null>, step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [panel, step]);
}
