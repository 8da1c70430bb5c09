import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { OutdatedForm } from '../center/outdated-form.tsx';
import { Consequences } from '../planning/consequences.tsx';
import { affectedIn } from '../planning/affected-in.ts';
import { Deletion } from './deletion.tsx';
import type { DeletionTexts } from './deletion.tsx';
import styles from './hours.module.css';
import type { HoursAnswer } from './placed-answer.ts';

/** What the fields of a part begin with. */
export interface PartFields {
  errors: Readonly<Record<string, string>>;
  /** What was typed, of a form that came back; null for one that was not sent yet. */
  typed: FormData | null;
  /** What was typed into a field, or what is kept. */
  value: (name: string, kept: string | number | null | undefined) => string;
}

type PartFormProps = {
  title: string;
  closeHref: string;
  /** What a change must be based on; null for a new one. */
  version: number | null;
  isNew: boolean;
  save: string;
  /** What deleting is called and what follows; left out for what cannot be deleted. */
  deletion?: DeletionTexts;
  /** In place of the notice and the way back, where the screen goes on otherwise. */
  onSaved?: (answer: HoursAnswer) => void;
  /** In place of the buttons, when the answer asks something first. */
  question?: (answer: HoursAnswer) => ReactNode;
  children: (fields: PartFields) => ReactNode;
};

/** A part of somebody's hours, or of a center's, as a form from the right over the screen that it belongs to. */
export function PartForm(props: PartFormProps) {
  const { title, closeHref, version, isNew, save, deletion, question, onSaved, children } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { showDone } = useOutcomes();
  const [filledFrom] = useState(version);
  const [isRemoving, setRemoving] = useState(false);
  const { Form, formProps, answer, isBusy } = useApiForm<HoursAnswer>({
    // Not the index page below it
    action: pathname + search,
    onSaved: (saved) => {
      if (onSaved) {
        onSaved(saved);
        return;
      }
      showDone(isRemoving ? 'delete' : isNew ? 'create' : 'update');
      void navigate(closeHref, { preventScrollReset: true });
    },
  });
  const typed = answer && !answer.isSaved && answer.typed.length > 0 ? formOfTyped(answer.typed) : null;
  const fields: PartFields = {
    errors: answer?.fieldErrors ?? {},
    typed,
    value: (name, kept) => (typed ? textOf(typed, name) : String(kept ?? '')),
  };
  const asked = answer && !answer.isSaved ? question?.(answer) : null;
  const isSettling = Boolean(asked) || affectedIn(answer).length > 0;
  return (
    <Drawer title={title} closeHref={closeHref}>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
        {children(fields)}
        <Consequences answer={answer} />
        {isSettling && <SentAgain typed={typed} />}
        {answer?.isOutdated ? (
          <OutdatedForm version={version} isBusy={isBusy} />
        ) : (
          answer && (
            <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
          )
        )}
        {asked}
        <div className={styles.buttons}>
          {!asked && (
            <Button type="submit" isBusy={isBusy} onClick={() => setRemoving(false)}>
              {save}
            </Button>
          )}
          <ButtonLink to={closeHref} look="secondary" preventScrollReset>
            {t(m.kit_cancel)}
          </ButtonLink>
          {deletion && !isNew && <Deletion {...deletion} onDelete={() => setRemoving(true)} />}
        </div>
      </Form>
    </Drawer>
  );
}

/** What was said before the question that is answered now. */
function SentAgain({ typed }: { typed: FormData | null }) {
  const names = ['intent', 'withoutBreaks'];
  return names.map((name) => {
    const value = typed?.get(name);
    return typeof value === 'string' && value !== '' ? (
      <input key={name} type="hidden" name={name} value={value} />
    ) : null;
  });
}
