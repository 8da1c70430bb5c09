import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { Consequences } from '#web/business-frame/planning/consequences.tsx';
import { PersonFields, ThingFields } from './member-fields.tsx';
import styles from './member.module.css';
import type { MemberAnswer } from './save-member.ts';
import type { MemberFormValues } from './member-form-values.ts';

type MemberFormProps = {
  /** What the fields begin with. */
  initial: MemberFormValues;
  /** Of the one that is changed; null for a new one. */
  version: number | null;
  /** Where leaving goes. */
  backHref: string;
  /** Where it is sent; the page's own address, which says no kind, unless given. */
  action?: string;
};

/** A person, or a room or kind of equipment. */
export function MemberForm({ initial, version, backHref, action }: MemberFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showDone } = useOutcomes();
  const [filledFrom] = useState(version);
  const name = useRef(initial.name);
  const { Form, formProps, answer, isBusy } = useApiForm<MemberAnswer>({
    ...(action !== undefined && { action }),
    onSaved: ({ id }) => {
      showDone(version === null ? 'create' : 'update', name.current);
      void navigate(centerPath(`staff/${id ?? ''}`));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form
      {...formProps}
      className={styles.page}
      onSubmit={(event) => {
        name.current = textOf(new FormData(event.currentTarget), 'name');
        formProps.onSubmit(event);
      }}
    >
      <AttemptKey />
      <input type="hidden" name="kind" value={initial.isPerson ? 'people' : 'things'} />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      {initial.isPerson ? (
        <PersonFields initial={initial} errors={errors} />
      ) : (
        <ThingFields initial={initial} errors={errors} />
      )}
      <Consequences answer={answer} />
      {answer?.isOutdated ? (
        <OutdatedForm version={version} isBusy={isBusy} />
      ) : (
        answer && <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(version === null ? m.staff_add : m.staff_save)}
        </Button>
        <ButtonLink to={backHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
