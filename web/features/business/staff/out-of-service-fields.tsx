import * as m from '#contracts/texts/messages.js';
import { LONGEST_FAULT } from '#contracts/validation/resource.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './member.module.css';
import type { ListedResource } from './staff-calls.ts';
import { unitText } from './staff-words.ts';

type OutOfServiceFieldsProps = {
  resource: ListedResource;
  /** `2026-11-20 09:00` */
  localNow: string;
  answer: FormAnswer | undefined;
};

/** Which unit, from when, until when, why. */
export function OutOfServiceFields({ resource, localNow, answer }: OutOfServiceFieldsProps) {
  const t = useTexts();
  const errors = answer?.fieldErrors ?? {};
  const typed = new Map(answer?.typed);
  const [today = '', now = ''] = localNow.split(' ');
  const units = Array.from({ length: resource.quantity }, (_unit, index) => index + 1);
  return (
    <>
      {resource.quantity > 1 && (
        <Choice
          name="unit"
          label={t(m.staff_out_unit)}
          options={units.map((unit) => ({ value: String(unit), label: unitText(t, resource, unit) }))}
          noneLabel={t(m.staff_units_all)}
          defaultValue={typed.get('unit') ?? ''}
          {...errorAt(errors, 'unit')}
        />
      )}
      <div className={styles.half}>
        <DateField
          name="fromDate"
          label={t(m.staff_out_from)}
          isRequired
          defaultValue={typed.get('fromDate') ?? today}
          {...errorAt(errors, 'fromDate')}
        />
        <TimeField
          name="fromMinute"
          label={t(m.staff_out_from_time)}
          defaultValue={typed.get('fromMinute') ?? now}
          {...errorAt(errors, 'fromMinute')}
        />
      </div>
      <div className={styles.half}>
        <DateField
          name="toDate"
          label={t(m.staff_out_to)}
          hint={t(m.staff_out_to_hint)}
          defaultValue={typed.get('toDate') ?? ''}
          {...errorAt(errors, 'toDate')}
        />
        <TimeField
          name="toMinute"
          label={t(m.staff_out_to_time)}
          hint={t(m.staff_out_to_time_hint)}
          defaultValue={typed.get('toMinute') ?? ''}
          {...errorAt(errors, 'toMinute')}
        />
      </div>
      <Text
        name="reason"
        label={t(m.staff_out_reason)}
        placeholder={t(m.staff_out_reason_example)}
        isRequired
        maxLength={LONGEST_FAULT}
        defaultValue={typed.get('reason') ?? ''}
        {...errorAt(errors, 'reason')}
      />
    </>
  );
}
