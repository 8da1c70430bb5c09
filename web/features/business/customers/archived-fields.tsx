import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CustomerField } from '#web/business-frame/customers/customer-calls.ts';
import styles from './fields.module.css';

/** The fields that are shown nowhere, with the way back. */
export function ArchivedFields({ fields }: { fields: readonly CustomerField[] }) {
  const t = useTexts();
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="archived-fields" className={styles.archived}>
      <h3 id="archived-fields">{t(m.customers_own_archived)}</h3>
      <p className={styles.hint}>{t(m.customers_own_archived_text)}</p>
      <ul>
        {fields.map((field) => (
          <li key={field.id}>
            <Restore field={field} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Restore({ field: { id, name } }: { field: CustomerField }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: `restore ${id}`,
    tells: { kind: 'update', done: () => t(m.customers_restored) },
  });
  return (
    <Form {...formProps} className={styles.restore}>
      <AttemptKey />
      <input type="hidden" name="id" value={id} />
      <span>{name}</span>
      <Button
        type="submit"
        name="act"
        value="restore"
        look="quiet"
        isBusy={isBusy}
        aria-label={t(m.customers_own_restore_of, { name })}
      >
        {t(m.customers_own_restore)}
      </Button>
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
    </Form>
  );
}
