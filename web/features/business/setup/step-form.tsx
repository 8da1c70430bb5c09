import { useId } from 'react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Consequences } from '#web/business-frame/planning/consequences.tsx';
import styles from './setup.module.css';

/** What a step's fields begin with: as typed where the form was refused, else as it stands. */
export interface StepFields {
  errors: Readonly<Record<string, string>>;
  /** What was typed into a field; null where nothing was sent yet. */
  typed: (name: string) => string | null;
  typedAll: (name: string) => readonly string[] | null;
}

type StepFormProps = {
  intent: string;
  /** Of the part of the page that the form was filled from. */
  version?: number;
  submit: string;
  /** Beside the button, such as a way to skip the step. */
  more?: ReactNode;
  onSaved: () => void;
  children: (fields: StepFields) => ReactNode;
};

/** One of the first settings as a form that is saved on its own. */
export function StepForm({ intent, version, submit, more, onSaved, children }: StepFormProps) {
  const t = useTexts();
  const id = useId();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent,
    onSaved,
  });
  const sent = answer && answer.typed.length > 0 ? formOfTyped(answer.typed) : null;
  const fields: StepFields = {
    errors: answer?.fieldErrors ?? {},
    typed: (name) => (sent ? textOf(sent, name) : null),
    typedAll: (name) => (sent ? sent.getAll(name).map(String) : null),
  };
  return (
    <Form {...formProps} id={id} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children(fields)}
      <Consequences answer={answer} />
      {answer?.isOutdated ? (
        <p role="alert">{t(m.setup_changed_meanwhile)}</p>
      ) : (
        answer &&
        !answer.isSaved && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )
      )}
      <div className={styles.acts}>
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        {more}
      </div>
    </Form>
  );
}
