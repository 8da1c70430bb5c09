import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { ClassGroups } from './class-form-parts.tsx';
import { EssentialFields, PriceFields, SessionDefaultFields } from './class-form-parts.tsx';
import type { ClassFormValues } from './class-form-values.ts';
import styles from './class-form.module.css';
import type { ClassFormAnswer } from './save-class.ts';

type ClassFormProps = {
  /** What the fields begin with. */
  initial: ClassFormValues;
  /** Of the center. */
  groups: ClassGroups;
  /** The class that is changed; null for a new one. */
  edited: { id: number; version: number } | null;
};

/** A course or an event, as a page of sections that is saved whole; a new one goes on to its dates. */
export function ClassForm({ initial, groups, edited }: ClassFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const [filledFrom] = useState(edited?.version ?? null);
  const name = useRef(initial.name);
  const isNew = edited === null;
  const { Form, formProps, answer, isBusy } = useApiForm<ClassFormAnswer>({
    onSaved: ({ id }) => {
      showSuccess(t(m.done_with, { text: t(isNew ? m.done_created : m.done_updated), name: name.current }));
      void navigate(centerPath(`classes/${id ?? ''}${isNew ? '/sessions/new' : ''}`));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form
      {...formProps}
      className={styles.form}
      onSubmit={(event) => {
        name.current = textOf(new FormData(event.currentTarget), 'name');
        formProps.onSubmit(event);
      }}
    >
      <AttemptKey />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      {initial.isActive && <input type="hidden" name="isActive" value="on" />}
      <EssentialFields {...{ initial, errors, groups, isNew }} />
      <PriceFields {...{ initial, errors }} />
      <SessionDefaultFields {...{ initial, errors }} />
      <FormSection title={t(m.classes_publication)}>
        <Toggle
          name="isPublished"
          label={t(m.classes_published)}
          hint={t(m.classes_published_hint)}
          defaultChecked={initial.isPublished}
        />
      </FormSection>
      {answer?.isOutdated ? (
        <OutdatedForm version={edited?.version ?? null} isBusy={isBusy} />
      ) : (
        answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(isNew ? m.classes_create : m.classes_save)}
        </Button>
        <ButtonLink to={centerPath(isNew ? 'classes' : `classes/${edited.id}`)} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
