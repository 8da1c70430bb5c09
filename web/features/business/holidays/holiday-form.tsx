import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { LONGEST_REASON } from '#contracts/validation/hours.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { DateTimeField } from '#web/business-ui/date-time-field.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PartForm } from '#web/business-frame/hours/part-form.tsx';
import type { PartFields } from '#web/business-frame/hours/part-form.tsx';
import type { Holiday, Whose } from './holiday-calls.ts';
import { nameOf } from './holiday-labels.ts';

type HolidayFormProps = {
  /** Null for a new one. */
  holiday: Holiday | null;
  whose: readonly Whose[];
  /** Whose a new one is to begin with; null: the center's. */
  preset: number | null;
  closeHref: string;
};

/** A closing as it shall be. */
export function HolidayForm({ holiday, whose, preset, closeHref }: HolidayFormProps) {
  const t = useTexts();
  return (
    <PartForm
      title={holiday ? nameOf(holiday, t) : t(m.holidays_new)}
      closeHref={closeHref}
      version={holiday?.version ?? null}
      isNew={holiday === null}
      save={t(m.holidays_save)}
      deletion={{
        title: t(m.holidays_delete_title),
        text: t(m.holidays_delete_text),
        verb: t(m.holidays_delete),
      }}
    >
      {(fields) => (
        <>
          <Choice
            name="resourceId"
            label={t(m.holidays_whose)}
            options={whose
              .filter(({ id, archive }) => !archive || id === holiday?.resourceId)
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            noneLabel={t(m.holidays_center)}
            defaultValue={fields.value('resourceId', holiday ? holiday.resourceId : preset)}
            {...errorAt(fields.errors, 'resourceId')}
          />
          <Text
            name="name"
            label={t(m.holidays_name)}
            hint={t(m.holidays_name_hint)}
            maxLength={LONGEST_REASON}
            defaultValue={fields.value('name', holiday?.name)}
            {...errorAt(fields.errors, 'name')}
          />
          <WhenFields holiday={holiday} fields={fields} />
        </>
      )}
    </PartForm>
  );
}

/** Whole days, or from one time to another. */
function WhenFields({ holiday, fields: { errors, value } }: { holiday: Holiday | null; fields: PartFields }) {
  const t = useTexts();
  const before = holiday && !holiday.isWholeDay ? 'times' : 'days';
  const [kind, setKind] = useState(value('kind', before) || before);
  const time = (minute: number | null | undefined): string | null =>
    minute === null || minute === undefined ? null : formatMinuteOfDay(minute);
  const hasTimes = kind === 'times';
  return (
    <>
      <Segments
        name="kind"
        label={t(m.holidays_kind)}
        options={[
          { value: 'days', label: t(m.holidays_whole_days) },
          { value: 'times', label: t(m.holidays_by_times) },
        ]}
        defaultValue={kind}
        onChange={setKind}
      />
      {(['from', 'to'] as const).map((end) => {
        const label = t(end === 'from' ? m.holidays_from : m.holidays_to);
        const date = {
          name: `${end}Date`,
          label,
          ...(end === 'to' && kind === 'days' && { hint: t(m.holidays_to_hint) }),
          isRequired: end === 'from',
          defaultValue: value(`${end}Date`, holiday?.[`${end}Date`]),
          ...errorAt(errors, `${end}Date`),
        };
        if (!hasTimes) return <DateField key={end} {...date} />;
        const timeOfDay = {
          name: `${end}Minute`,
          label: t(end === 'from' ? m.holidays_from_time : m.holidays_to_time),
          defaultValue: value(`${end}Minute`, time(holiday?.[`${end}Minute`])),
          ...errorAt(errors, `${end}Minute`),
        };
        return <DateTimeField key={end} label={label} date={date} time={timeOfDay} />;
      })}
    </>
  );
}
