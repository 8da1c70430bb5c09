import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { CARE_RELATIONS } from '#contracts/validation/customer.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { CaredCustomer, Carer } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf, relationText } from './customer-labels.ts';
import styles from './customer.module.css';

/** Says what the chosen one is to the customer, and puts them into their care. */
export function CareForm({ customer, carer }: { customer: CaredCustomer; carer: Carer }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const [filledFrom] = useState(customer.version);
  const card = centerPath(`customers/${customer.id}`);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'care',
    tells: { kind: 'update', done: () => t(m.customers_care_saved) },
    onSaved: () => void navigate(card),
  });
  const errors = answer?.fieldErrors ?? {};
  const names = { name: nameOf(t, customer), carer: nameOf(t, carer) };
  const typed = new Map(answer?.typed);
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="version" value={filledFrom} />
      <input type="hidden" name="carerId" value={carer.id} />
      <p>
        {t(
          customer.email
            ? m.customers_care_mails_own
            : carer.email
              ? m.customers_care_mails
              : m.customers_care_mails_none,
          names,
        )}
      </p>
      <Choice
        name="relation"
        label={t(m.customers_care_relation, names)}
        isRequired
        options={CARE_RELATIONS.map((relation) => ({
          value: relation,
          label: relationText(t, { relation }),
        }))}
        defaultValue={
          typed.get('relation') ?? (customer.carer?.id === carer.id ? customer.carer.relation : '')
        }
        {...errorAt(errors, 'relation')}
      />
      {answer?.isOutdated ? (
        <OutdatedForm version={customer.version} isBusy={isBusy} />
      ) : (
        answer &&
        !answer.isSaved && <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.customers_care_save, names)}
        </Button>
        <ButtonLink to={`${card}/care`} look="secondary">
          {t(m.customers_care_other)}
        </ButtonLink>
      </div>
    </Form>
  );
}
