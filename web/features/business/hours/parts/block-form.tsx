import * as m from '#contracts/texts/messages.js';
import { LONGEST_REASON } from '#contracts/validation/hours.ts';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { OwnBreak } from '../hours-calls.ts';
import type { HoursShown } from '../hours-shown.ts';
import { comingDatesOf } from '../hours-words.ts';
import styles from '../hours.module.css';
import { PartForm } from '../part-form.tsx';
import type { PartFields } from '../part-form.tsx';
import { Again } from './again.tsx';
import { FromTo } from './break-form.tsx';

type BlockFormProps = { kept: OwnBreak | null; shown: HoursShown; closeHref: string };

/** As many dates of a series as can be left out here. */
const MOST_DATES_SHOWN = 12;

/** Time with a reason that is not booked, once or again and again. */
export function BlockForm({ kept, shown, closeHref }: BlockFormProps) {
  const t = useTexts();
  return (
    <PartForm
      title={kept?.reason ?? t(m.hours_block_new)}
      closeHref={closeHref}
      version={kept?.version ?? null}
      isNew={kept === null}
      save={t(m.hours_save)}
      deletion={{
        title: t(m.hours_block_delete_title),
        text: t(kept?.everyWeeks ? m.hours_block_delete_all_text : m.hours_block_delete_text),
        verb: t(m.hours_delete),
      }}
    >
      {(fields) => <BlockFields kept={kept} fields={fields} today={shown.hours.today} />}
    </PartForm>
  );
}

type BlockFieldsProps = { kept: OwnBreak | null; fields: PartFields; today: string };

function BlockFields({ kept, fields, today }: BlockFieldsProps) {
  const { errors, value } = fields;
  const t = useTexts();
  return (
    <>
      <Text
        name="reason"
        label={t(m.hours_reason)}
        hint={t(m.hours_reason_hint)}
        isRequired
        maxLength={LONGEST_REASON}
        defaultValue={value('reason', kept?.reason)}
        {...errorAt(errors, 'reason')}
      />
      <DateField
        name="date"
        label={t(m.hours_date)}
        isRequired
        defaultValue={value('date', kept?.date)}
        {...errorAt(errors, 'date')}
      />
      <FromTo kept={kept} fields={fields} />
      <Again kept={kept} fields={fields}>
        {kept?.everyWeeks && <DatesLeftOut kept={kept} fields={fields} today={today} />}
      </Again>
    </>
  );
}

/** The next dates of a series, each to be left out or taken in again. */
function DatesLeftOut({ kept, fields: { typed }, today }: BlockFieldsProps & { kept: OwnBreak }) {
  const t = useTexts();
  const locale = useLocale();
  const shown = comingDatesOf(kept, today, MOST_DATES_SHOWN);
  const out = typed ? typed.getAll('exceptDates').map(String) : kept.exceptDates;
  return (
    <fieldset className={styles.dates}>
      <legend>{t(m.hours_dates_out)}</legend>
      {kept.exceptDates
        .filter((date) => !shown.includes(date))
        .map((date) => (
          <input key={date} type="hidden" name="exceptDates" value={date} />
        ))}
      {shown.map((date) => (
        <Tick
          key={date}
          name="exceptDates"
          value={date}
          label={dayWithWeekday(date, locale)}
          defaultChecked={out.includes(date)}
        />
      ))}
    </fieldset>
  );
}
