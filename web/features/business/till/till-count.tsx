import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useHeldForm } from '#web/business-frame/live/held-form.ts';
import styles from './till.module.css';

type TillCountProps = {
  /** What should lie in the drawer now, in cents. */
  expectedCents: number;
  /** What was left in it at the last count, in cents. */
  leftCents: number;
  /** When it was counted last, in words; null: never. */
  lastCounted: string | null;
};

/** Counting the drawer at closing: what should lie in it, what does, what stays. */
export function TillCount(props: TillCountProps) {
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that had the focus is gone; the keys go on from the empty one
    if (round > 0) place.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [round]);
  return (
    <div ref={place}>
      <CountForm key={round} {...props} onSaved={() => setRound(round + 1)} />
    </div>
  );
}

function Expected({ cents, leftCents }: { cents: number; leftCents: number }) {
  const t = useTexts();
  const parts = { left: formatMoney(leftCents), since: formatMoney(cents - leftCents) };
  return (
    <p className={styles.expected}>
      {t(m.till_expected)} <strong>{formatMoney(cents)}</strong>
      {leftCents > 0 && <small>{t(m.till_expected_of, parts)}</small>}
    </p>
  );
}

const isSameCash = (one: { expectedCents: number }, other: { expectedCents: number }): boolean =>
  one.expectedCents === other.expectedCents;

function CountForm({
  expectedCents,
  leftCents,
  lastCounted,
  onSaved,
}: TillCountProps & { onSaved: () => void }) {
  const t = useTexts();
  const form = useApiForm({
    intent: 'count',
    tells: { kind: 'create', done: () => t(m.till_count_done) },
    onSaved,
  });
  // Cash that comes in meanwhile is told before it is agreed to
  const { base, isHeld } = useHeldForm({ expectedCents }, form, isSameCash);
  const { Form, formProps, answer, isBusy } = form;
  const typed = answer && answer.typed.length > 0 ? formOfTyped(answer.typed) : null;
  const value = (name: string): string => (typed ? textOf(typed, name) : '');
  const errors = answer?.fieldErrors ?? {};
  const isRefused = answer?.isOutdated ?? false;
  const isOutdated = isRefused || (isHeld && base.expectedCents !== expectedCents);
  return (
    <Form {...formProps} id="count">
      <AttemptKey />
      <input type="hidden" name="intent" value="count" />
      <input type="hidden" name="expectedCents" value={isRefused ? expectedCents : base.expectedCents} />
      <FormSection
        title={t(m.till_count)}
        hint={lastCounted ? t(m.till_count_since, { when: lastCounted }) : t(m.till_count_first)}
      >
        <Expected cents={expectedCents} leftCents={leftCents} />
        {isOutdated && (
          <p role="alert" tabIndex={-1} className={styles.changed}>
            {t(m.till_expected_changed, { amount: formatMoney(expectedCents) })}
          </p>
        )}
        <div className={styles.pair}>
          <Money
            name="countedCents"
            label={t(m.till_counted)}
            isRequired
            defaultValue={value('countedCents')}
            {...errorAt(errors, 'countedCents')}
          />
          <Money
            name="leftCents"
            label={t(m.till_left)}
            hint={t(m.till_left_hint)}
            defaultValue={value('leftCents')}
            {...errorAt(errors, 'leftCents')}
          />
        </div>
        <Text
          name="note"
          label={t(m.till_note)}
          hint={t(m.till_note_hint)}
          defaultValue={value('note')}
          {...errorAt(errors, 'note')}
        />
        {answer && !isOutdated && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div>
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t(m.till_count_save)}
          </Button>
        </div>
      </FormSection>
    </Form>
  );
}
