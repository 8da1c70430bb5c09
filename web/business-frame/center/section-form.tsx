import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { LookOnlyFields } from '#web/business-ui/look-only.tsx';
import { SAVED } from '#web/lib/unsaved-forms.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { Button } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { Consequences } from '../planning/consequences.tsx';
import { affectedIn } from '../planning/affected-in.ts';
import { OutdatedForm } from './outdated-form.tsx';
import styles from './section-form.module.css';

/** What a section was answered; `version` of what is saved now. */
export type SectionAnswer = FormAnswer & { version?: number };

/** What the fields of a section begin with. */
export interface SectionFields {
  errors: Readonly<Record<string, string>>;
  /** What is kept, as a field has it. */
  value: (name: string, kept: string | number | null) => string;
}

type SectionFormProps<Answer extends SectionAnswer> = {
  /** Which of its page's forms it is. */
  intent: string;
  /** Of what is kept now. */
  version: number;
  save: string;
  /** What is saved, in a word, for the notice. */
  saved: string;
  /** To whoever may only look: its fields are text. */
  isDisabled?: boolean;
  /** In place of the notice, where the screen goes on elsewhere. */
  onSaved?: (answer: SectionAnswer) => void;
  /** In place of the button, when the answer asks something first. */
  question?: (answer: Answer) => ReactNode;
  children: (fields: SectionFields) => ReactNode;
};

/**
 * A section of a screen that saves on its own and stays: by the version it was filled from, which goes on with each saving. What was saved
 * is shown again as the server wrote it.
 */
export function SectionForm<Answer extends SectionAnswer = SectionAnswer>({
  intent,
  version,
  save,
  saved,
  isDisabled = false,
  onSaved,
  question,
  children,
}: SectionFormProps<Answer>) {
  const { showDone } = useOutcomes();
  const [filledFrom, setFilledFrom] = useState(version);
  // Another one, and the fields begin anew with what is kept
  const [round, setRound] = useState(version);
  const isTypedSince = useRef(false);
  const { Form, formProps, answer, isBusy } = useApiForm<Answer>({
    intent,
    onSaved: (now) => {
      if (onSaved) {
        onSaved(now);
        return;
      }
      showDone('update', saved);
      setFilledFrom(now.version ?? version);
      // What was typed while it was saved stays, and is not saved yet
      if (isTypedSince.current) formProps.ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
      else setRound(now.version ?? version);
    },
  });
  const fill = useCallback((from: number) => {
    setFilledFrom(from);
    setRound(from);
  }, []);
  useFilledAnew(formProps.ref, version, fill);
  const fields: SectionFields = {
    errors: answer?.fieldErrors ?? {},
    value: (_name, kept) => String(kept ?? ''),
  };
  const asked = answer && !answer.isSaved ? question?.(answer) : null;
  return (
    <Form
      {...formProps}
      id={intent}
      className={styles.form}
      onInput={() => void (isTypedSince.current = true)}
      onChange={() => void (isTypedSince.current = true)}
      onSubmit={(event) => {
        isTypedSince.current = false;
        formProps.onSubmit(event);
      }}
    >
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={filledFrom} />
      <fieldset key={round} disabled={isDisabled} className={styles.fields}>
        <LookOnlyFields isLookOnly={isDisabled}>{children(fields)}</LookOnlyFields>
      </fieldset>
      <div className={styles.consequences}>
        <Consequences answer={answer} />
      </div>
      {affectedIn(answer).length > 0 && sentAgain(answer)}
      {answer?.isOutdated ? (
        <OutdatedForm version={version} isBusy={isBusy} />
      ) : (
        answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )
      )}
      {asked}
      {!isDisabled && !asked && (
        <div className={styles.foot}>
          <Button type="submit" isBusy={isBusy}>
            {save}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** What somebody saved elsewhere is shown here, unless something was typed here meanwhile: then saving says so. */
function useFilledAnew(
  form: RefObject<HTMLFormElement | null>,
  version: number,
  fill: (version: number) => void,
): void {
  const isTyped = useRef(false);
  useEffect(() => {
    const shown = form.current;
    const note = ({ type }: Event): void => void (isTyped.current = type !== SAVED);
    const events = ['input', 'change', SAVED];
    for (const event of events) shown?.addEventListener(event, note);
    return () => {
      for (const event of events) shown?.removeEventListener(event, note);
    };
  }, [form]);
  useEffect(() => {
    if (!isTyped.current) fill(version);
  }, [version, fill]);
}

/** Breaks that were said to go with the change, before the question that is answered now. */
function sentAgain(answer: FormAnswer | undefined) {
  const value = new Map(answer?.typed).get('withoutBreaks');
  return value === undefined ? null : <input type="hidden" name="withoutBreaks" value={value} />;
}
