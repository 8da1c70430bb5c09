import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ContactFields, DetailFields, NameFields } from './customer-fields.tsx';
import styles from './customer.module.css';
import { OwnFieldInputs } from './own-field-inputs.tsx';
import type { FormField } from './own-field-inputs.tsx';
import type { CustomerAnswer } from './save-customer.ts';
import type { CustomerFormValues } from './customer-form-values.ts';

type CustomerFormProps = {
  /** What the fields begin with. */
  initial: CustomerFormValues;
  /** The center's own, in its order. */
  fields: readonly FormField[];
  /** Of the one that is changed; null for a new one. */
  version: number | null;
  /** Where leaving goes. */
  backHref: string;
};

/** A customer with contacts and what else is written down. */
export function CustomerForm({ initial, fields, version, backHref }: CustomerFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const [filledFrom] = useState(version);
  const { Form, formProps, answer, isBusy } = useApiForm<CustomerAnswer>({
    tells: {
      kind: version === null ? 'create' : 'update',
      done: () => t(version === null ? m.customers_history_created : m.customers_history_edited),
    },
    onSaved: ({ id }) => void navigate(centerPath(`customers/${id ?? ''}`)),
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} className={styles.page}>
      <AttemptKey />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      <NameFields initial={initial} errors={errors} />
      <ContactFields initial={initial} errors={errors} />
      <DetailFields initial={initial} errors={errors} />
      <OwnFieldInputs fields={fields} initial={initial} errors={errors} />
      {answer?.isOutdated ? (
        <OutdatedForm version={version} isBusy={isBusy} />
      ) : (
        answer && <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      {answer?.archivedId !== undefined && (
        <p>
          <ButtonLink to={centerPath(`customers/${answer.archivedId}`)} look="secondary">
            {t(m.customers_to_archived)}
          </ButtonLink>
        </p>
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(version === null ? m.customers_add : m.customers_save)}
        </Button>
        <ButtonLink to={backHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
