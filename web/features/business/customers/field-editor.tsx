import { useNavigate } from 'react-router';
import { CUSTOMER_FIELD_KINDS, LONGEST_FIELD_NAME } from '#contracts/customer-fields.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { CustomerField } from '#web/business-frame/customers/customer-calls.ts';
import { kindText } from '#web/business-frame/customers/field-labels.ts';
import styles from './fields.module.css';

/** A new field, or one that is changed; what it holds is chosen once. */
export function FieldEditor({ field }: { field: CustomerField | null }) {
  const t = useTexts();
  const here = useCenterPath()('customers/fields');
  const navigate = useNavigate();
  const { Form, formProps, answer, isBusy } = useApiForm({
    action: here,
    intent: field ? `field ${field.id}` : 'new',
    tells: { kind: field ? 'update' : 'create' },
    onSaved: () => {
      if (field) void navigate(here, { preventScrollReset: true });
    },
  });
  const errors = answer?.fieldErrors ?? {};
  const typed = answer && !answer.isSaved && answer.typed.length > 0 ? new Map(answer.typed) : null;
  const ticked = (name: 'expires' | 'isAsked'): boolean =>
    typed ? typed.has(name) : (field?.[name] ?? false);
  const title = field ? t(m.customers_own_change, { name: field.name }) : t(m.customers_own_new);
  return (
    <Form {...formProps} className={styles.editor} aria-label={title}>
      <h3>{title}</h3>
      <AttemptKey />
      {field && <input type="hidden" name="id" value={field.id} />}
      {field && <input type="hidden" name="version" value={field.version} />}
      <Text
        name="name"
        label={t(m.customers_own_name)}
        maxLength={LONGEST_FIELD_NAME}
        isRequired
        defaultValue={typed?.get('name') ?? field?.name ?? ''}
        {...errorAt(errors, 'name')}
      />
      {!field && (
        <Choice
          name="kind"
          label={t(m.customers_own_kind)}
          hint={t(m.customers_own_kind_hint)}
          options={CUSTOMER_FIELD_KINDS.map((kind) => ({ value: kind, label: kindText(t, kind) }))}
          defaultValue={typed?.get('kind') ?? 'text'}
          {...errorAt(errors, 'kind')}
        />
      )}
      <Tick
        name="expires"
        value="yes"
        label={t(m.customers_own_expires)}
        defaultChecked={ticked('expires')}
      />
      <Tick name="isAsked" value="yes" label={t(m.customers_own_asked)} defaultChecked={ticked('isAsked')} />
      {answer?.isOutdated ? (
        <OutdatedForm version={field?.version ?? null} isBusy={isBusy} />
      ) : (
        answer &&
        !answer.isSaved && <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t(field ? m.customers_own_save : m.customers_own_add)}
        </Button>
        {field && (
          <ButtonLink to={here} look="secondary" preventScrollReset>
            {t(m.kit_cancel)}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
