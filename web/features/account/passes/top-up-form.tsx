import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { OFFERED_TOP_UPS } from '#contracts/validation/wallet.ts';
import { WITHOUT_SCRIPTS } from '#web/booking/details-form-values.ts';
import { useAttemptKey } from '#web/booking/use-attempt-key.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './my-passes.module.css';
import type { TopUpAnswer } from './top-up-from-form.ts';
import { OTHER_AMOUNT } from './top-up-from-form.ts';

type Center = { providerId: number; providerName: string };

type TopUpFormProps = {
  /** Which form of the page it is. */
  name: string;
  /** At least one; of several one is chosen. */
  centers: readonly Center[];
  attemptKey: string;
  answer: TopUpAnswer | undefined;
};

/** Buying credit at a center by card: an offered amount or another one. */
export function TopUpForm({ name, centers, attemptKey, answer }: TopUpFormProps) {
  const t = useTexts();
  const refusal = answer?.form === name ? answer : null;
  const key = useAttemptKey(attemptKey);
  const isBusy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const [centerId, setCenterId] = useState(refusal?.providerId ?? centers[0]?.providerId ?? 0);
  const center = centers.find(({ providerId }) => providerId === centerId) ?? centers[0];
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  return (
    <details open={refusal !== null}>
      <summary>{t(m.wallet_top_up_open)}</summary>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className={styles.topUp}
        onChange={() => key.renew()}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
          else key.use();
        }}
      >
        <input type="hidden" name="attemptKey" value={key.current} />
        <input type="hidden" name="form" value={name} />
        {centers.length === 1 ? (
          <input type="hidden" name="providerId" value={center?.providerId ?? 0} />
        ) : (
          <Select
            name="providerId"
            label={t(m.wallet_top_up_center)}
            value={String(center?.providerId ?? '')}
            onChange={(event) => setCenterId(Number(event.currentTarget.value))}
            options={centers.map((one) => ({ value: String(one.providerId), label: one.providerName }))}
          />
        )}
        <p className={styles.muted}>
          {t(m.wallet_top_up_own_hint, { provider: center?.providerName ?? '' })}
        </p>
        <Amounts refusal={refusal} />
        {refusal && <ErrorBoxes errors={refusal.errors} />}
        <noscript>
          <input type="hidden" name={WITHOUT_SCRIPTS} value="1" />
          <ErrorBoxes errors={[{ message: t(m.wallet_needs_script) }]} />
        </noscript>
        <Button type="submit" isBusy={isBusy}>
          {t(m.wallet_top_up_pay)}
        </Button>
      </Form>
    </details>
  );
}

/** The offered amounts, and a field for another one. */
function Amounts({ refusal }: { refusal: TopUpAnswer | null }) {
  const t = useTexts();
  const [chosen, setChosen] = useState(refusal?.choice ?? String(OFFERED_TOP_UPS[0]));
  const isOther = chosen === OTHER_AMOUNT;
  const choices = [
    ...OFFERED_TOP_UPS.map((cents) => ({ value: String(cents), label: formatMoney(cents) })),
    { value: OTHER_AMOUNT, label: t(m.wallet_top_up_other) },
  ];
  return (
    <>
      <fieldset className={styles.amounts}>
        <legend>{t(m.wallet_top_up_amounts)}</legend>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="amount"
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      {isOther && (
        <TextField
          name="other"
          label={t(m.wallet_amount)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refusal?.other ?? ''}
          error={refusal?.amountError ?? undefined}
        />
      )}
      {!isOther && refusal?.amountError && <ErrorBoxes errors={[{ message: refusal.amountError }]} />}
    </>
  );
}
