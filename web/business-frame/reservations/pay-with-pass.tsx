import { useState } from 'react';
import { useLocation } from 'react-router';
import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import type { PassesForOrderData } from '#web/generated/operations.ts';
import { browserApi } from '#web/lib/api.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOwnCenter } from '../center/own-center.tsx';
import { PASSES_FOR_ORDER } from './reservation-calls.ts';
import styles from './reservation.module.css';
import { PASS_INTENT } from './save-money.ts';

type Choice = PassesForOrderData['getPassesForOrder'][number];

type PayWithPassProps = {
  orderId: number;
  /** Whose it is. */
  name: string;
  /** It stands where it was once it is paid, to say so. */
  isPayable: boolean;
};

/** Pays a visit with a pass of whoever comes: the first tap shows them, the second uses one. */
export function PayWithPass({ orderId, name, isPayable }: PayWithPassProps) {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { pathname, search } = useLocation();
  const [choices, setChoices] = useState<readonly Choice[] | 'failed' | null>(null);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: PASS_INTENT,
    action: pathname + search,
    tells: { kind: 'update', done: () => t(m.done_with, { text: t(m.pass_used), name }) },
  });
  const show = async (): Promise<void> => {
    try {
      const { getPassesForOrder: found } = await browserApi(locale)(PASSES_FOR_ORDER, {
        providerId,
        orderId,
      });
      setChoices(found);
    } catch {
      setChoices('failed');
    }
  };
  if (!isPayable) return null;
  if (choices === null || choices === 'failed')
    return (
      <div>
        <Button look="secondary" onClick={() => void show()}>
          {t(m.pass_pay)}
        </Button>
        <p role="status">{choices === 'failed' && t(m.center_failed_text)}</p>
      </div>
    );
  return (
    <Form {...formProps} className={styles.form} aria-label={t(m.pass_pay)}>
      <AttemptKey />
      <input type="hidden" name="intent" value={PASS_INTENT} />
      {choices.length === 0 && <p role="status">{t(m.pass_none)}</p>}
      <ul className={styles.passes}>
        {choices.map(({ pass, whyNot }) => (
          <li key={pass.id}>
            <Button
              type="submit"
              name="passId"
              value={pass.id}
              look="secondary"
              isBusy={isBusy}
              disabled={whyNot !== null}
            >
              {pass.name}
            </Button>
            <small>{whyNot ?? leftOf(pass)}</small>
          </li>
        ))}
      </ul>
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
    </Form>
  );

  function leftOf({ offerName, left, endsOn }: Choice['pass']): string {
    const entries = left === null ? t(m.pass_unlimited) : t(m.pass_left, { count: left });
    const until = endsOn && t(m.pass_until, { date: formatDate(endsOn) });
    return [offerName, entries, until].filter(Boolean).join(' · ');
  }
}
