import { useId } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { OwnClass } from './class-calls.ts';
import type { CopiedDatesProps } from './copied-dates.tsx';
import { ClashingDates, CopiedDates } from './copied-dates.tsx';
import styles from './class.module.css';
import type { ClassFormAnswer } from './save-class.ts';
import { DUPLICATE_INTENT } from './save-duplicate.ts';

type DuplicateDialogProps = {
  ofClass: Pick<OwnClass, 'name'>;
  /** Those that are copied, by their start. */
  dates: CopiedDatesProps['dates'];
  onClose: () => void;
};

/** Asks from when on a class begins again; its copy is opened, not yet published. */
export function DuplicateDialog({ ofClass, dates, onClose }: DuplicateDialogProps) {
  const t = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const centerPath = useCenterPath();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm<ClassFormAnswer>({
    intent: DUPLICATE_INTENT,
    onSaved: ({ id: copy }) => {
      showSuccess(t(m.class_duplicate_done));
      onClose();
      if (copy !== undefined) void navigate(centerPath(`classes/${copy}`));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Dialog
      title={t(m.class_duplicate_title, { name: ofClass.name })}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(m.kit_cancel)}
          </Button>
          <Button type="submit" form={id} isBusy={isBusy}>
            {t(m.class_duplicate_act)}
          </Button>
        </>
      }
    >
      <Form {...formProps} id={id} className={styles.question}>
        <AttemptKey />
        <input type="hidden" name="intent" value={DUPLICATE_INTENT} />
        <p>
          {dates.length === 1
            ? t(m.class_duplicate_text_one)
            : t(m.class_duplicate_text, { count: dates.length })}
        </p>
        <Text
          name="name"
          label={t(m.class_duplicate_name)}
          defaultValue={ofClass.name}
          isRequired
          {...errorAt(errors, 'name')}
        />
        <DateField
          name="startsOn"
          label={t(m.class_duplicate_start)}
          isRequired
          hasWeekday
          {...errorAt(errors, 'startsOn')}
        />
        <CopiedDates dates={dates} form={formProps.ref} />
        <Tick name="keepsTeachers" label={t(m.class_duplicate_keep)} defaultChecked />
        <ClashingDates dates={dates} clashing={answer?.clashing} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
      </Form>
    </Dialog>
  );
}
