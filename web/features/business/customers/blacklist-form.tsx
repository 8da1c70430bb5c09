import * as m from '#contracts/texts/messages.js';
import { LONGEST_BLACKLIST_REASON } from '#contracts/validation/customer-card.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import styles from './customer.module.css';

/** No longer receiving a customer, with the reason; or receiving them again. */
export function BlacklistForm({ customer }: { customer: SeenCustomer }) {
  const t = useTexts();
  const { isBlacklisted } = customer;
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'blacklist',
    // The page has been read anew: it says already how it is now
    tells: {
      kind: 'update',
      done: () => {
        const text = t(isBlacklisted ? m.customers_blacklist_done : m.customers_unblacklist_done);
        return t(m.done_with, { text, name: nameOf(t, customer) });
      },
    },
  });
  const errors = answer?.fieldErrors ?? {};
  const typed = new Map(answer?.typed);
  const fields = (
    <Form key={String(isBlacklisted)} {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="isBlacklisted" value={isBlacklisted ? 'no' : 'yes'} />
      {!isBlacklisted && (
        <>
          <p>{t(m.customers_blacklist_text)}</p>
          <Text
            name="reason"
            label={t(m.customers_blacklist_reason)}
            hint={t(m.customers_blacklist_reason_hint)}
            maxLength={LONGEST_BLACKLIST_REASON}
            defaultValue={typed.get('reason') ?? ''}
            {...errorAt(errors, 'reason')}
          />
        </>
      )}
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          look="secondary"
          isBusy={isBusy}
          {...(!isBlacklisted && { className: styles.dangerous })}
        >
          {t(isBlacklisted ? m.customers_unblacklist_do : m.customers_blacklist_do)}
        </Button>
      </div>
    </Form>
  );
  return (
    <section id="blacklist" aria-label={t(m.customers_blacklist_title)} className={styles.part}>
      {isBlacklisted ? (
        fields
      ) : (
        <details open={answer !== undefined && !answer.isSaved} className={styles.more}>
          <summary>{t(m.customers_blacklist_title)}</summary>
          {fields}
        </details>
      )}
    </section>
  );
}
