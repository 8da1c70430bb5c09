import type { RefObject } from 'react';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { isLocalDate } from '#contracts/time.ts';
import { dateInWords, someDates } from './clashing-dates.ts';
import type { OwnClass } from './class-calls.ts';
import type { DateOfClass } from './dates-of-copy.ts';
import { datesOfCopy } from './dates-of-copy.ts';
import styles from './class.module.css';
import type { ClassFormAnswer } from './save-class.ts';
import { DUPLICATE_INTENT } from './save-duplicate.ts';

type DuplicateDialogProps = {
  ofClass: Pick<OwnClass, 'name'>;
  /** Those that are copied, by their start. */
  dates: readonly DateOfClass[];
  onClose: () => void;
};

/** Asks from when on a class begins again; its copy is opened, not yet published. */
export function DuplicateDialog({ ofClass, dates, onClose }: DuplicateDialogProps) {
  const t = useTexts();
  const locale = useLocale();
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
  const startsOn = useStartsOn(formProps.ref);
  const copied = startsOn === null ? [] : datesOfCopy(dates, startsOn);
  const clashing = clashesOf(answer, dates);
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
        <DatesOfCopy dates={copied} />
        <Tick name="keepsTeachers" label={t(m.class_duplicate_keep)} defaultChecked />
        {clashing.length > 0 && (
          <p>{t(m.class_duplicate_clash_dates, { dates: someDates(clashing, locale) })}</p>
        )}
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
      </Form>
    </Dialog>
  );
}

/** The chosen day of the first date, as the form has it now; fields of the kit tell of a change by an event of the page. */
function useStartsOn(form: RefObject<HTMLFormElement | null>): string | null {
  const [startsOn, setStartsOn] = useState<string | null>(null);
  useEffect(() => {
    const read = (): void => {
      const typed = form.current && textOf(new FormData(form.current), 'startsOn');
      setStartsOn(typed && isLocalDate(typed) ? typed : null);
    };
    const element = form.current;
    element?.addEventListener('change', read);
    return () => element?.removeEventListener('change', read);
  }, [form]);
  return startsOn;
}

/** Which dates the copy gets: the first, the last, and how many. */
function DatesOfCopy({ dates }: { dates: readonly DateOfClass[] }) {
  const t = useTexts();
  const locale = useLocale();
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return null;
  const inWords = ({ date, time }: DateOfClass) => dateInWords(date, time, locale);
  return (
    <output>
      {dates.length === 1
        ? t(m.class_duplicate_date, { first: inWords(first) })
        : t(m.class_duplicate_dates, { count: dates.length, first: inWords(first), last: inWords(last) })}
    </output>
  );
}

/** Which dates of the copy clash, as it was last sent. */
function clashesOf(answer: ClassFormAnswer | undefined, dates: readonly DateOfClass[]): DateOfClass[] {
  const { startsOn = '', places = [] } = answer?.clashing ?? {};
  if (!isLocalDate(startsOn)) return [];
  const copied = datesOfCopy(dates, startsOn);
  return places.flatMap((place) => copied[place] ?? []);
}
