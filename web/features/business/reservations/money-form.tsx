import { useLocation } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { TILL_METHODS } from '#contracts/till.ts';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from '#contracts/validation/till-payment.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { METHOD_NAMES } from './reservation-words.ts';
import styles from './reservation.module.css';
import type { MoneyAnswer, MoneyIntent } from './save-money.ts';

type MoneyFormProps = {
  intent: MoneyIntent;
  /** As `useMoneyForm` has it, which outlives the form: the last payment takes it away. */
  form: ApiForm<MoneyAnswer>;
  /** What is owed, or can go back at most. */
  cents: number;
};

const WORDS = {
  take: {
    title: m.reservations_take_title,
    verb: m.reservations_take,
    method: m.reservations_take_method,
    done: m.reservations_taken,
  },
  return: {
    title: m.reservations_return_title,
    verb: m.reservations_return,
    method: m.reservations_return_method,
    done: m.reservations_returned,
  },
};

const AMOUNT = 'orders.0.amountCents';

/** One of the two forms about a reservation's money. Call it where it stays when the form goes. */
export function useMoneyForm(intent: MoneyIntent, reservationId: number): ApiForm<MoneyAnswer> {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const { showSuccess } = useToasts();
  return useApiForm<MoneyAnswer>({
    intent,
    action: centerPath(`reservations/${reservationId}`) + search,
    onSaved: ({ savedCents = 0 }) => showSuccess(t(WORDS[intent].done, { amount: formatMoney(savedCents) })),
  });
}

/** Takes money at the desk, all that is owed or a part of it, or gives it back. */
export function MoneyForm({ intent, form, cents }: MoneyFormProps) {
  const t = useTexts();
  const words = WORDS[intent];
  const { Form, formProps, answer, isBusy } = form;
  const typed = new Map(answer?.typed);
  const errors = answer?.fieldErrors ?? {};
  const amount = typed.get(AMOUNT);
  const fields = (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <ScriptedField />
      <input type="hidden" name="intent" value={intent} />
      <div className={styles.pay}>
        <Money
          // Each payment prefills it anew
          key={cents}
          name={AMOUNT}
          label={t(m.reservations_take_amount)}
          isRequired
          hint={
            intent === 'take'
              ? t(m.reservations_take_hint)
              : t(m.reservations_return_most, { amount: formatMoney(cents) })
          }
          defaultValue={amount ?? (intent === 'take' ? cents : null)}
          {...errorAt(errors, AMOUNT)}
        />
        <Segments
          name="method"
          label={t(words.method)}
          options={TILL_METHODS.map((value) => ({ value, label: t(METHOD_NAMES[value]) }))}
          defaultValue={typed.get('method') ?? 'cash'}
        />
      </div>
      <details className={styles.more}>
        <summary>{t(m.reservations_more_fields)}</summary>
        <div className={styles.form}>
          <Text
            key={`receipt ${cents}`}
            name="receiptNumber"
            label={t(m.reservations_receipt)}
            maxLength={LONGEST_RECEIPT_NUMBER}
            defaultValue={typed.get('receiptNumber') ?? ''}
            {...errorAt(errors, 'receiptNumber')}
          />
          <Text
            key={`note ${cents}`}
            name="note"
            label={t(m.reservations_till_note)}
            maxLength={LONGEST_TILL_NOTE}
            defaultValue={typed.get('note') ?? ''}
            {...errorAt(errors, 'note')}
          />
        </div>
      </details>
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div>
        <Button type="submit" isBusy={isBusy} look={intent === 'take' ? 'primary' : 'secondary'}>
          {t(words.verb)}
        </Button>
      </div>
    </Form>
  );
  if (intent === 'take')
    return (
      <section aria-labelledby="take-payment" className={styles.take}>
        <h4 id="take-payment">{t(words.title)}</h4>
        {fields}
      </section>
    );
  return (
    <details className={styles.return} open={answer !== undefined && !answer.isSaved}>
      <summary>{t(words.title)}</summary>
      <p className={styles.hint}>{t(m.reservations_return_text)}</p>
      {fields}
    </details>
  );
}
