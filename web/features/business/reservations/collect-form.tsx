import { useLocation } from 'react-router';
import { formatDateTime, formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import type { OwedOrdersData } from '#web/generated/operations.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { MoneyFields } from '#web/business-frame/reservations/money-fields.tsx';
import { OWED, owedAsText } from './save-collected.ts';
import type { MoneyAnswer } from '#web/business-frame/reservations/save-money.ts';
import styles from '#web/business-frame/reservations/reservation.module.css';

type CollectFormProps = {
  owed: OwedOrdersData['getOwedOrders'];
  /** Whose it is; absent: nobody's in particular. */
  customer: string | undefined;
  onSaved: () => void;
};

/** What is owed for each, and one payment for all of it or a part. */
export function CollectForm({ owed, customer, onSaved }: CollectFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const { Form, formProps, answer, isBusy } = useApiForm<MoneyAnswer>({
    action: centerPath('reservations/collect') + search,
    tells: {
      kind: 'update',
      done: ({ savedCents = 0 }) => {
        const text = t(m.reservations_taken, { amount: formatMoney(savedCents) });
        return customer ? t(m.done_with, { text, name: customer }) : text;
      },
    },
    onSaved,
  });
  const cents = owed.reduce((sum, { owedCents }) => sum + owedCents, 0);
  if (owed.length === 0) return null;
  return (
    <>
      <dl className={styles.sums}>
        {owed.map(({ orderId, name, startsAt, owedCents }) => (
          <div key={orderId}>
            <dt>{startsAt ? `${name}, ${formatDateTime(startsAt)}` : name}</dt>
            <dd>{formatMoney(owedCents)}</dd>
          </div>
        ))}
        <div className={styles.owed}>
          <dt>{t(m.reservations_owed)}</dt>
          <dd>{formatMoney(cents)}</dd>
        </div>
      </dl>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <input type="hidden" name={OWED} value={owedAsText(owed)} />
        <MoneyFields
          cents={cents}
          amount={cents}
          walletCents={owed[0]?.walletCents || null}
          answer={answer}
          hint={owed.length > 1 ? t(m.collect_hint) : undefined}
          methodLabel={t(m.reservations_take_method)}
        />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t(m.reservations_take)}
          </Button>
        </div>
      </Form>
    </>
  );
}
