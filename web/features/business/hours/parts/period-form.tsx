import * as m from '#contracts/texts/messages.js';
import { DateField } from '#web/business-ui/date-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { HoursShown } from '#web/business-frame/hours/hours-shown.ts';
import { datesText } from '#web/business-frame/hours/hours-labels.ts';
import styles from '#web/business-frame/hours/hours.module.css';
import type { Period } from '#web/business-frame/hours/layers.ts';
import { questionAbout } from '../outside-breaks.tsx';
import { PartForm } from '#web/business-frame/hours/part-form.tsx';
import { TurnsFields } from '../turns-fields.tsx';
import { rotationFormValuesIn, rotationFormValuesOf } from '#web/business-frame/hours/hours-form-values.ts';

type PeriodFormProps = { period: Period | null; shown: HoursShown; closeHref: string };

/** Other hours between two dates; a new one begins with the usual week. */
export function PeriodForm({ period, shown: { hours, layers, breaks }, closeHref }: PeriodFormProps) {
  const t = useTexts();
  return (
    <PartForm
      title={period ? datesText(period, t) : t(m.hours_period_new)}
      closeHref={closeHref}
      version={hours.version}
      isNew={period === null}
      save={t(m.hours_save)}
      deletion={{
        title: t(m.hours_period_delete_title),
        text: t(m.hours_period_delete_text),
        verb: t(m.hours_delete),
      }}
      question={questionAbout(breaks)}
    >
      {({ errors, typed, value }) => (
        <>
          <div className={styles.half}>
            <DateField
              name="from"
              label={t(m.hours_from)}
              defaultValue={value('from', period?.from)}
              {...errorAt(errors, 'from')}
            />
            <DateField
              name="to"
              label={t(m.hours_to)}
              hint={t(m.hours_to_hint)}
              defaultValue={value('to', period?.to)}
              {...errorAt(errors, 'to')}
            />
          </div>
          <TurnsFields
            initial={typed ? rotationFormValuesIn(typed) : rotationFormValuesOf(period ?? layers.usual)}
            errors={errors}
            none={t(m.hours_off)}
          />
        </>
      )}
    </PartForm>
  );
}
