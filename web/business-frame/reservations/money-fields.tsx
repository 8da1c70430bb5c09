import { useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { TILL_METHODS } from '#contracts/till.ts';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from '#contracts/validation/till-payment.ts';
import { Money } from '#web/business-ui/money.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { METHOD_NAMES } from './reservation-labels.ts';
import styles from './reservation.module.css';

/** The field of the amount. */
export const AMOUNT = 'orders.0.amountCents';

/** The way back to the card that was paid with. */
export const CARD = 'card';

type MoneyFieldsProps = {
  /** What is owed, or can go back at most: each payment fills the form anew. */
  cents: number;
  /** What stands in the amount before anything is typed. */
  amount: number | null;
  answer: FormAnswer | undefined;
  /** What was typed before the form began anew. */
  over?: ReadonlyMap<string, string>;
  hint?: string | undefined;
  methodLabel: string;
  /** It may go back to the card it came from, which is the first choice then. */
  byCard?: boolean;
  /** What the customer's wallet holds; null: it is no way to pay. */
  walletCents?: number | null;
  /** It is the first choice. */
  byWallet?: boolean;
};

/** How much changes hands at the desk, by which way, with its receipt. */
export function MoneyFields({
  cents,
  amount,
  answer,
  over,
  hint,
  methodLabel,
  byCard = false,
  walletCents = null,
  byWallet = false,
}: MoneyFieldsProps) {
  const t = useTexts();
  const typed = over && over.size > 0 ? over : new Map(answer?.typed);
  const errors = answer?.fieldErrors ?? {};
  const first = typed.get('method') ?? (byCard ? CARD : byWallet ? 'wallet' : 'cash');
  const [method, setMethod] = useState(first);
  return (
    <>
      <div className={styles.pay}>
        <Money
          key={cents}
          name={AMOUNT}
          label={t(m.reservations_take_amount)}
          isRequired
          hint={hint}
          defaultValue={typed.get(AMOUNT) ?? amount}
          {...errorAt(errors, AMOUNT)}
        />
        <Segments
          name="method"
          label={methodLabel}
          options={[
            ...(byCard ? [{ value: CARD, label: t(m.reservations_return_card) }] : []),
            ...TILL_METHODS.map((value) => ({ value, label: t(METHOD_NAMES[value]) })),
            ...(walletCents === null
              ? []
              : [{ value: 'wallet', label: t(m.wallet_with_rest, { amount: formatMoney(walletCents) }) }]),
          ]}
          defaultValue={first}
          onChange={setMethod}
        />
      </div>
      <details className={styles.more} hidden={method === CARD}>
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
    </>
  );
}
