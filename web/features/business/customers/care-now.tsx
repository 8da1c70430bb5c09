import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { InCare } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf, relationText } from './customer-labels.ts';
import styles from './customer.module.css';

/** Who cares now, and the way to end it; it stays when nobody does any more, to go on once that is told. */
export function CareNow({ customerId, carer }: { customerId: number; carer: InCare | null }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'end',
    tells: { kind: 'delete', done: () => t(m.customers_care_ended) },
    onSaved: () => void navigate(centerPath(`customers/${customerId}`)),
  });
  if (!carer) return null;
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="act" value="end" />
      <p>{t(m.customers_care_now, { carer: nameOf(t, carer), relation: relationText(t, carer) })}</p>
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.customers_care_end)}
        </Button>
      </div>
    </Form>
  );
}
