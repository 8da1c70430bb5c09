import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { DateRange } from '#web/business-ui/date-range.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { LOCATION_NAMES } from '#web/business-frame/catalog/location-names.ts';
import type { ServiceFormValues } from '../service-form-values.ts';
import styles from './service-form.module.css';

/** Minutes between starts that make sense in a day. */
const STEPS = [5, 10, 15, 20, 30, 45, 60, 90, 120];

type AvailabilityProps = { initial: ServiceFormValues; errors: Readonly<Record<string, string>> };

/** When and where the service can be booked; the working hours of those who do it decide the rest. */
export function Availability({ initial, errors }: AvailabilityProps) {
  const t = useTexts();
  const [isLimited, setLimited] = useState(initial.isLimited);
  const error = errors['periodStartDate'] ?? errors['periodEndDate'];
  const known = STEPS.map(String);
  const steps =
    initial.minCalendarSlot && !known.includes(initial.minCalendarSlot)
      ? [initial.minCalendarSlot, ...known]
      : known;
  return (
    <FormSection title={t(m.services_availability)} hint={t(m.services_availability_hint)}>
      <Toggle
        name="isLimited"
        label={t(m.services_limited)}
        hint={t(m.services_limited_hint)}
        defaultChecked={initial.isLimited}
        onChange={setLimited}
      />
      {isLimited && (
        <>
          <DateRange
            names={{ from: 'periodStartDate', to: 'periodEndDate' }}
            label={t(m.services_period)}
            defaultValue={
              initial.periodStartDate || initial.periodEndDate
                ? { from: initial.periodStartDate, to: initial.periodEndDate }
                : null
            }
            {...(error !== undefined && { error })}
          />
          <div className={styles.half}>
            <TimeField
              name="periodStartMinute"
              label={t(m.services_start_time)}
              hint={t(m.services_start_time_hint)}
              defaultValue={initial.periodStartMinute}
              {...errorAt(errors, 'periodStartMinute')}
            />
            <TimeField
              name="periodEndMinute"
              label={t(m.services_end_time)}
              defaultValue={initial.periodEndMinute}
              {...errorAt(errors, 'periodEndMinute')}
            />
          </div>
        </>
      )}
      <div className={styles.half}>
        <Choice
          name="locationType"
          label={t(m.services_where)}
          options={Object.entries(LOCATION_NAMES).map(([value, name]) => ({ value, label: t(name) }))}
          defaultValue={initial.locationType}
          {...errorAt(errors, 'locationType')}
        />
        <Choice
          name="minCalendarSlot"
          label={t(m.services_step)}
          hint={t(m.services_step_hint)}
          options={steps.map((minutes) => ({ value: minutes, label: t(m.services_minutes, { minutes }) }))}
          noneLabel={t(m.services_step_of_center)}
          defaultValue={initial.minCalendarSlot}
          {...errorAt(errors, 'minCalendarSlot')}
        />
      </div>
    </FormSection>
  );
}
