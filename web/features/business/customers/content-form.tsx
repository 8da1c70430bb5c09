import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import styles from './customer.module.css';

/** Withholding the video courses that a customer has, or giving them back. */
export function ContentForm({ customer }: { customer: SeenCustomer }) {
  const t = useTexts();
  const { isContentBlocked } = customer;
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'content',
    // The page has been read anew: it says already how it is now
    tells: {
      kind: 'update',
      done: () => {
        const text = t(isContentBlocked ? m.customers_content_blocked : m.customers_content_unblocked);
        return t(m.done_with, { text, name: nameOf(t, customer) });
      },
    },
  });
  const fields = (
    <Form key={String(isContentBlocked)} {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value="content" />
      <input type="hidden" name="isContentBlocked" value={isContentBlocked ? 'no' : 'yes'} />
      {!isContentBlocked && <p>{t(m.customers_content_text)}</p>}
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          look="secondary"
          isBusy={isBusy}
          {...(!isContentBlocked && { className: styles.dangerous })}
        >
          {t(isContentBlocked ? m.customers_content_unblock_do : m.customers_content_block_do)}
        </Button>
      </div>
    </Form>
  );
  return (
    <section aria-label={t(m.customers_content_title)} className={styles.part}>
      {isContentBlocked ? (
        fields
      ) : (
        <details open={answer !== undefined && !answer.isSaved} className={styles.more}>
          <summary>{t(m.customers_content_title)}</summary>
          {fields}
        </details>
      )}
    </section>
  );
}
