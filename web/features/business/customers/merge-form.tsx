import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ProofFields } from '#web/business-frame/users/proof-fields.tsx';
import styles from './customer.module.css';

type MergeFormProps = {
  /** Of the screen, which stays when the button has gone. */
  form: ApiForm<FormAnswer>;
  intent: 'merge' | 'undoMerge';
  /** Of who asks, for the browser's store of passwords. */
  email: string;
  /** What is merged, or which merge is undone. */
  fields: Readonly<Record<string, number>>;
  look?: 'secondary';
  icon: Icon;
  verb: string;
  /** Of the button once the proof stands above it. */
  verbWithProof: string;
  /** Another way to go, beside the button. */
  children?: ReactNode;
};

/** Merging or undoing it: a button, and the proof where the last one is too old. */
export function MergeForm(props: MergeFormProps) {
  const { form, intent, email, fields, look, icon: Icon, verb, verbWithProof, children } = props;
  const { Form, formProps, answer, isBusy } = form;
  const errors = answer?.fieldErrors ?? {};
  const isAsked =
    Object.keys(errors).length > 0 || (answer?.errors.some(({ code }) => code === 'stepUpNeeded') ?? false);
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      {isAsked && (
        <div className={styles.proof}>
          <ProofFields email={email} errors={errors} />
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy} {...(look && { look })}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
          {isAsked ? verbWithProof : verb}
        </Button>
        {children}
      </div>
    </Form>
  );
}
