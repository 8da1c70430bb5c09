import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { ProviderToBook } from '../booking-types.ts';
import { ContactFields } from '../contact-fields.tsx';
import { LastButtons } from '../last-buttons.tsx';
import type { LastButtonsProps } from '../last-buttons.tsx';
import { TermsLine } from '../terms-line.tsx';
import { detailsFormValues } from '../details-form-values.ts';
import type { DetailsFormValues } from '../details-form-values.ts';
import { useAttemptKey } from '../use-attempt-key.ts';
import { WithoutScripts } from '../without-scripts.tsx';
import type { ClassToBook, SessionToBook, SubscriptionPrices } from './class-calls.ts';
import { SESSIONS_FIELD, searchOfClass } from './class-request.ts';
import type { SignUpAnswer } from './sign-up-from-form.ts';
import { SignUpTerms, useSignUpPrices } from './sign-up-terms.tsx';
import { SignUpSummary } from './sign-up-summary.tsx';
import styles from './sign-up.module.css';

type SignUpFormProps = {
  offered: ClassToBook;
  provider: ProviderToBook;
  asked: AskedContact;
  sessions: readonly SessionToBook[];
  chosenIds: readonly number[];
  prices: SubscriptionPrices;
  attemptKey: string;
  passes: LastButtonsProps['passes'];
  /** The own credit there, in cents. */
  walletCents: number;
  refusal: Extract<SignUpAnswer, { kind: 'refused' }> | null;
  typed: DetailsFormValues;
  onTyped: (typed: DetailsFormValues) => void;
  /** The log-in has proved the typed e-mail: no mail has to confirm it. */
  isKnown: boolean;
  isBusy: boolean;
  isFramed: boolean;
};

/** The second step: what it costs, who signs up, under which rule, and the last buttons. */
export function SignUpForm(props: SignUpFormProps) {
  const { offered, provider, chosenIds, prices, refusal, typed, isBusy } = props;
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const key = useAttemptKey(refusal?.retryKey ?? props.attemptKey);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  const priced = useSignUpPrices(offered, prices, { providerId: provider.id, onChange: key.renew });
  const whatIsPaid = { ...offered, priceCents: priced.onlineCents };
  return (
    <>
      <SignUpSummary sessions={props.sessions} chosenIds={chosenIds} prices={prices} />
      <Link to={searchOfClass({ sessionIds: chosenIds, step: 0 })} preventScrollReset>
        {t(m.signup_back)}
      </Link>
      <Form
        ref={form}
        method="post"
        action={searchOfClass({ sessionIds: chosenIds, step: 1 })}
        noValidate
        preventScrollReset
        className={styles.form}
        onChange={(event) => {
          props.onTyped(detailsFormValues(new FormData(event.currentTarget)));
          key.renew();
        }}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
          else key.use();
        }}
      >
        <input type="hidden" name="attemptKey" value={key.current} />
        <input type="hidden" name="shownPriceCents" value={priced.onSiteCents} />
        <input type="hidden" name="shownOnlinePriceCents" value={priced.onlineCents} />
        {props.isFramed && <input type="hidden" name="framed" value="1" />}
        {chosenIds.map((id) => (
          <input key={id} type="hidden" name={SESSIONS_FIELD} value={id} />
        ))}
        <ContactFields
          asked={props.asked}
          typed={typed}
          errors={refusal?.fieldErrors ?? {}}
          emailHint={t(m.signup_email_hint)}
        />
        <Checkbox
          name="sharing"
          value="Y"
          defaultChecked={typed.isSharing}
          required
          error={refusal?.fieldErrors.sharing}
          label={t(m.signup_sharing, { provider: provider.name })}
        />
        <SignUpTerms
          offered={offered}
          prices={priced.prices}
          hours={provider.freeCancellationHours}
          policy={provider.cancellationPolicy}
        />
        {priced.field}
        {refusal && <ErrorBoxes errors={refusal.errors} />}
        <WithoutScripts offer={whatIsPaid} provider={provider} />
        <LastButtons
          kind="signUp"
          ways={{ ...offered, canPayOnline: priced.canPayOnline }}
          isFree={priced.isFree}
          onlinePriceCents={priced.onlineCents}
          onSitePriceCents={priced.onSiteCents}
          walletCents={props.walletCents}
          passes={props.passes}
          entries={chosenIds.length}
          isBusy={isBusy}
          isKnown={props.isKnown}
        />
        <TermsLine />
      </Form>
    </>
  );
}
