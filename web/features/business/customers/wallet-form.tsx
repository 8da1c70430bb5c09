import { useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import { TILL_METHODS } from '#contracts/till.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from '#contracts/validation/till-payment.ts';
import { METHOD_NAMES } from '#web/business-frame/reservations/reservation-labels.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './customer.module.css';
import type { WalletAnswer, WalletIntent } from './save-wallet.ts';

const WORDS = {
  topUp: { title: m.wallet_top_up, hint: m.wallet_top_up_hint, done: m.wallet_topped_up },
  gift: { title: m.wallet_gift, hint: m.wallet_gift_hint, done: m.wallet_gifted },
};

type WalletFormProps = { intent: WalletIntent; name: string };

/** More credit for a customer: paid at the desk, or given. */
export function WalletForm({ intent, name }: WalletFormProps) {
  const t = useTexts();
  const words = WORDS[intent];
  const { Form, formProps, answer, isBusy, round } = useWalletForm(intent, name);
  const isRefused = answer !== undefined && !answer.isSaved;
  const errors = isRefused ? answer.fieldErrors : {};
  const typed = new Map(isRefused ? answer.typed : []);
  return (
    <details key={round} open={isRefused} className={styles.more}>
      <summary>{t(words.title)}</summary>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <input type="hidden" name="intent" value={intent} />
        <p className={styles.quiet}>{t(words.hint)}</p>
        <Money
          name="amountCents"
          label={t(m.wallet_amount)}
          isRequired
          defaultValue={typed.get('amountCents') ?? null}
          {...errorAt(errors, 'amountCents')}
        />
        {intent === 'topUp' && (
          <>
            <Segments
              name="method"
              label={t(m.wallet_method)}
              options={TILL_METHODS.map((value) => ({ value, label: t(METHOD_NAMES[value]) }))}
              defaultValue={typed.get('method') ?? 'cash'}
            />
            <Text
              name="receiptNumber"
              label={t(m.reservations_receipt)}
              maxLength={LONGEST_RECEIPT_NUMBER}
              defaultValue={typed.get('receiptNumber') ?? ''}
              {...errorAt(errors, 'receiptNumber')}
            />
            <Text
              name="note"
              label={t(m.reservations_till_note)}
              maxLength={LONGEST_TILL_NOTE}
              defaultValue={typed.get('note') ?? ''}
              {...errorAt(errors, 'note')}
            />
          </>
        )}
        {isRefused && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy} look={intent === 'topUp' ? 'primary' : 'secondary'}>
            {t(words.title)}
          </Button>
        </div>
      </Form>
    </details>
  );
}

function useWalletForm(intent: WalletIntent, name: string) {
  const t = useTexts();
  // Saved, it is folded away and empty
  const [round, setRound] = useState(0);
  const form = useApiForm<WalletAnswer>({
    intent,
    tells: {
      kind: 'update',
      done: ({ savedCents = 0 }) =>
        t(m.done_with, { text: t(WORDS[intent].done, { amount: formatMoney(savedCents) }), name }),
    },
    onSaved: () => setRound((before) => before + 1),
  });
  return { ...form, round };
}
