import { useLocation } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './reservation.module.css';
import { GIFT_INTENT } from './save-money.ts';

/** Takes given credit back that paid something by mistake: it is to be paid again. */
export function GiftBack({ name, cents }: { name: string; cents: number }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: GIFT_INTENT,
    action: pathname + search,
    tells: { kind: 'update', done: () => t(m.done_with, { text: t(m.wallet_gift_back_done), name }) },
  });
  return (
    <Form {...formProps} className={styles.form} aria-label={t(m.wallet_gift_back)}>
      <AttemptKey />
      <input type="hidden" name="intent" value={GIFT_INTENT} />
      <div>
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.wallet_gift_back)}
        </Button>
        <p>{t(m.wallet_gift_back_hint, { amount: formatMoney(cents) })}</p>
      </div>
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
    </Form>
  );
}
