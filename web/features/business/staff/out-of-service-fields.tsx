import * as m from '#contracts/texts/messages.js';
import { parseTypedTime } from '#contracts/time-text.ts';
import { TIME_STEP_MINUTES } from '#contracts/validation/minute-of-day.ts';
import { LONGEST_FAULT } from '#contracts/validation/resource.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateTimeField } from '#web/business-ui/date-time-field.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { ListedResource } from './staff-calls.ts';
import { unitText } from './staff-labels.ts';

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
      <DateTimeField
        label={t(m.staff_out_from)}
        date={{
          name: 'fromDate',
          label: t(m.staff_out_from),
          isRequired: true,
          defaultValue: typed.get('fromDate') ?? today,
          ...errorAt(errors, 'fromDate'),
        }}
        time={{
          name: 'fromMinute',
          label: t(m.staff_out_from_time),
          defaultValue: typed.get('fromMinute') ?? stepBefore(now),
          ...errorAt(errors, 'fromMinute'),
        }}
      />
      <DateTimeField
        label={t(m.staff_out_to)}
        date={{
          name: 'toDate',
          label: t(m.staff_out_to),
          hint: t(m.staff_out_to_hint),
          defaultValue: typed.get('toDate') ?? '',
          ...errorAt(errors, 'toDate'),
        }}
        time={{
          name: 'toMinute',
          label: t(m.staff_out_to_time),
          hint: t(m.staff_out_to_time_hint),
          defaultValue: typed.get('toMinute') ?? '',
          ...errorAt(errors, 'toMinute'),
        }}
      />
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

/** The last time of a form that is not later: what broke down now cannot be used from then on. */
function stepBefore(time: string): number | null {
  const minute = parseTypedTime(time);
  return minute === null ? null : minute - (minute % TIME_STEP_MINUTES);
}
