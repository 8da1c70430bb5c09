import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ISO_WEEKDAYS } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { OwnBreak } from '../hours-calls.ts';
import type { HoursShown } from '../hours-shown.ts';
import { breakText, weekdayName } from '../hours-labels.ts';
import styles from '../hours.module.css';
import { PartForm } from '../part-form.tsx';
import type { PartFields } from '../part-form.tsx';

type BreakFormProps = { kept: OwnBreak | null; shown: HoursShown; closeHref: string };

/** A break, every week or on one date. */
export function BreakForm({ kept, closeHref }: BreakFormProps) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <PartForm
      title={kept ? breakText(kept, t, locale) : t(m.hours_break_new)}
      closeHref={closeHref}
      version={kept?.version ?? null}
      isNew={kept === null}
      save={t(m.hours_save)}
      deletion={{
        title: t(m.hours_break_delete_title),
        text: t(m.hours_break_delete_text),
        verb: t(m.hours_delete),
      }}
    >
      {(fields) => <BreakFields kept={kept} fields={fields} />}
    </PartForm>
  );
}

function BreakFields({ kept, fields }: { kept: OwnBreak | null; fields: PartFields }) {
  const { errors, value } = fields;
  const t = useTexts();
  const locale = useLocale();
  const before = kept?.date ? 'once' : 'weekly';
  const [on, setOn] = useState(value('on', before) || before);
  return (
    <>
      <Segments
        name="on"
        label={t(m.hours_break_on)}
        options={[
          { value: 'weekly', label: t(m.hours_break_weekly) },
          { value: 'once', label: t(m.hours_break_once) },
        ]}
        defaultValue={on}
        onChange={setOn}
      />
      {on === 'weekly' && (
        <Choice
          name="weekday"
          label={t(m.hours_weekday)}
          options={ISO_WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day, locale) }))}
          defaultValue={value('weekday', kept?.weekday)}
          {...errorAt(errors, 'weekday')}
        />
      )}
      {on === 'once' && (
        <DateField
          name="date"
          label={t(m.hours_date)}
          defaultValue={value('date', kept?.date)}
          {...errorAt(errors, 'date')}
        />
      )}
      <FromTo kept={kept} fields={fields} />
    </>
  );
}

type FromToProps = {
  /** Minutes of the day; null: nobody has said. */
  kept: { startMinute: number | null; endMinute: number | null } | null;
  fields: PartFields;
};

/** From when until when, of a break or a block. */
export function FromTo({ kept, fields: { errors, value } }: FromToProps) {
  const t = useTexts();
  const typed = (name: 'startMinute' | 'endMinute'): string => {
    const minute = kept?.[name] ?? null;
    return value(name, minute === null ? null : formatMinuteOfDay(minute));
  };
  return (
    <div className={styles.half}>
      <TimeField
        name="startMinute"
        label={t(m.hours_start)}
        isRequired
        defaultValue={typed('startMinute')}
        {...errorAt(errors, 'startMinute')}
      />
      <TimeField
        name="endMinute"
        label={t(m.hours_end)}
        isRequired
        defaultValue={typed('endMinute')}
        {...errorAt(errors, 'endMinute')}
      />
    </div>
  );
}
