import type { ReactNode } from 'react';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import type { AccountIntent } from './change-account.ts';
import styles from './payment-account.module.css';
import { ProveAgain } from './prove-again.tsx';

type AccountFormProps = {
  intent: AccountIntent;
  /** Of the button that asks for a fresh proof and sends the form again. */
  prove: string;
  fields?: ReactNode;
  children: (isBusy: boolean) => ReactNode;
};

/** A form about the account: its button, and what an answer asks first. */
export function AccountForm({ intent, prove, fields, children }: AccountFormProps) {
  const { Form, formProps, answer, isBusy } = useApiForm<SectionAnswer>({
    intent,
  });
  const isAsked = answer?.errors.some(({ code }) => code === 'stepUpNeeded') ?? false;
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
      {fields}
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      {isAsked && answer ? <ProveAgain answer={answer} label={prove} /> : children(isBusy)}
    </Form>
  );
}
