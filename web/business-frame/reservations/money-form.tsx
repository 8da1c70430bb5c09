import { useLocation } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangedMeanwhile } from '../live/changed-meanwhile.tsx';
import type { HeldForm } from '../live/held-form.ts';
import { MoneyFields } from './money-fields.tsx';
import styles from './reservation.module.css';
import type { MoneyAnswer, MoneyIntent } from './save-money.ts';

type MoneyFormProps = {
  intent: MoneyIntent;
  /** As `useMoneyForm` has it, which outlives the form: the last payment takes it away. */
  form: ApiForm<MoneyAnswer>;
  held: HeldForm<DeskSums, MoneyAnswer>;
  /** As they are now. */
  sums: DeskSums;
};

/** The sums that somebody takes money by, or gives it back. */
export type DeskSums = {
  /** What may be asked for now. */
  owedCents: number;
  returnableCents: number;
  /** What can go back to the card it came from. */
  cardReturnableCents: number;
  /** What the wallet of whoever it is for holds; null: they have none. */
  walletCents: number | null;
  /** What can go back to it. */
  walletReturnableCents: number;
};

/** What the form of taking money is called, for the bar that leads to it. */
export const TAKE_PART = 'reservation-take';

/** Whether two readings are the same to whoever fills in the form. */
export const isSameTo =
  (intent: MoneyIntent) =>
  (one: DeskSums, other: DeskSums): boolean =>
    intent === 'take'
      ? one.owedCents === other.owedCents && one.walletCents === other.walletCents
      : one.returnableCents === other.returnableCents &&
        one.cardReturnableCents === other.cardReturnableCents;

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

/**
 * One of the two forms about an order's money. Call it where it stays when the form goes.
 * @param name whose money it is, or what was sold
 */
export function useMoneyForm(intent: MoneyIntent, name: string): ApiForm<MoneyAnswer> {
  const t = useTexts();
  // The drawer's own address, over whatever it stands
  const { pathname, search } = useLocation();
  return useApiForm<MoneyAnswer>({
    intent,
    action: pathname + search,
    tells: {
      kind: 'update',
      done: ({ savedCents = 0 }) =>
        t(m.done_with, { text: t(WORDS[intent].done, { amount: formatMoney(savedCents) }), name }),
    },
  });
}

/** Takes money at the desk, all that is owed or a part of it, or gives it back. */
export function MoneyForm({ intent, form, held, sums }: MoneyFormProps) {
  const t = useTexts();
  const words = WORDS[intent];
  const { Form, formProps, isBusy } = form;
  const { base, answer, over, round, isBehind, onSubmit } = held;
  const cents = centsOf(intent, base);
  const cardCents = intent === 'return' ? base.cardReturnableCents : 0;
  const fields = (
    <Form {...formProps} key={round} onSubmit={onSubmit} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
      <MoneyFields
        cents={cents}
        answer={answer}
        over={over}
        amount={intent === 'take' ? cents : null}
        hint={intent === 'take' ? t(m.reservations_take_hint) : mostText(cents, cardCents, t)}
        byCard={cardCents > 0}
        walletCents={walletOf(intent, base)}
        byWallet={intent === 'return' && base.walletReturnableCents > 0}
        methodLabel={t(words.method)}
      />
      {isBehind && (
        <ChangedMeanwhile form={held}>
          <li>
            {t(intent === 'take' ? m.live_owed_now : m.live_returnable_now, {
              before: formatMoney(cents),
              now: formatMoney(centsOf(intent, sums)),
            })}
          </li>
        </ChangedMeanwhile>
      )}
      {answer && !isBehind && (
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
      <section id={TAKE_PART} aria-labelledby="take-payment" className={styles.take}>
        <h4 id="take-payment">{t(words.title)}</h4>
        {fields}
      </section>
    );
  return (
    <details className={styles.return} open={form.answer !== undefined && !form.answer.isSaved}>
      <summary>{t(words.title)}</summary>
      <p className={styles.hint}>{t(m.reservations_return_text)}</p>
      {fields}
    </details>
  );
}

/** There to be paid with, or to give back to. */
const walletOf = (intent: MoneyIntent, { walletCents }: DeskSums): number | null =>
  intent === 'take' && walletCents === 0 ? null : walletCents;

const centsOf = (intent: MoneyIntent, { owedCents, returnableCents }: DeskSums): number =>
  intent === 'take' ? owedCents : returnableCents;

function mostText(cents: number, cardCents: number, t: Texts): string {
  const most = t(m.reservations_return_most, { amount: formatMoney(cents) });
  return cardCents > 0 && cardCents < cents
    ? `${most} ${t(m.reservations_return_most_card, { amount: formatMoney(cardCents) })}`
    : most;
}
