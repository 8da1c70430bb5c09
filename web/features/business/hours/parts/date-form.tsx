import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { DayLines } from '../day-lines.tsx';
import type { OwnBreak, PersonHours } from '#web/business-frame/hours/hours-calls.ts';
import { questionAbout } from '../outside-breaks.tsx';
import { PartForm } from '#web/business-frame/hours/part-form.tsx';
import type { PartFields } from '#web/business-frame/hours/part-form.tsx';
import { linesIn, formValuesOf } from '#web/business-frame/hours/hours-form-values.ts';

type Day = PersonHours['dates'][number];
type DateFormProps = {
  day: Day | null;
  version: number;
  /** Those that could lie outside afterwards. */
  breaks: readonly OwnBreak[];
  closeHref: string;
  /** Of a center rather than of a person. */
  isOfCenter?: boolean;
};

/** Hours of one date in place of its week's. */
export function DateForm({ day, version, breaks, closeHref, isOfCenter = false }: DateFormProps) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <PartForm
      title={day ? dayWithWeekday(day.date, locale) : t(m.hours_date_new)}
      closeHref={closeHref}
      version={version}
      isNew={day === null}
      save={t(m.hours_save)}
      deletion={{
        title: t(m.hours_date_delete_title),
        text: t(isOfCenter ? m.hours_opening_date_delete_text : m.hours_date_delete_text),
        verb: t(m.hours_delete),
      }}
      question={questionAbout(breaks)}
    >
      {(fields) => <DateFields day={day} fields={fields} isOfCenter={isOfCenter} />}
    </PartForm>
  );
}

function DateFields({
  day,
  fields: { errors, typed, value },
  isOfCenter,
}: {
  day: Day | null;
  fields: PartFields;
  isOfCenter: boolean;
}) {
  const t = useTexts();
  const kept = day?.times.length === 0 ? 'off' : 'times';
  const [works, setWorks] = useState(value('works', kept) || kept);
  const [lines, setLines] = useState(() =>
    (typed ? linesIn(typed, 'times') : (day?.times.map(formValuesOf) ?? [])).map(({ from, to }, index) => ({
      key: `kept-${index}`,
      from,
      to,
    })),
  );
  const [lastKey, setLastKey] = useState(0);
  const shown = lines.length === 0 ? [{ key: 'first', from: '', to: '' }] : lines;
  return (
    <>
      {!day && (
        <DateField
          name="date"
          label={t(m.hours_date)}
          isRequired
          defaultValue={value('date', '')}
          {...errorAt(errors, 'date')}
        />
      )}
      <Segments
        name="works"
        label={t(m.hours_date_works)}
        options={[
          { value: 'times', label: t(isOfCenter ? m.hours_date_open : m.hours_date_times) },
          { value: 'off', label: t(isOfCenter ? m.hours_closed : m.hours_off) },
        ]}
        defaultValue={works}
        onChange={setWorks}
      />
      {works !== 'off' && (
        <DayLines
          prefix="times"
          day={t(m.hours_date_of)}
          lines={shown}
          errors={errors}
          none=""
          onAdd={() => {
            setLastKey(lastKey + 1);
            setLines([...shown, { key: `new-${lastKey}`, from: '', to: '' }]);
          }}
          onRemove={(key) => setLines(shown.filter((line) => line.key !== key))}
        />
      )}
    </>
  );
}
