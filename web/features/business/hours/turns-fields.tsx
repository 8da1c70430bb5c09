import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import styles from '#web/business-frame/hours/hours.module.css';
import type { RotationFormValues } from '#web/business-frame/hours/hours-form-values.ts';
import { WeekFields } from './week-fields.tsx';

type TurnsFieldsProps = {
  initial: RotationFormValues;
  errors: Readonly<Record<string, string>>;
  none: string;
};

/** A week, or as many as take turns, with the week in which the first one comes. */
export function TurnsFields({ initial, errors, none }: TurnsFieldsProps) {
  const t = useTexts();
  const [count, setCount] = useState(initial.weeks.length);
  const first = initial.weeks[0] ?? [];
  return (
    <>
      {Array.from({ length: count }, (_, week) => (
        <section key={week} aria-label={t(m.hours_week_number, { number: week + 1 })} className={styles.turn}>
          {count > 1 && <h3>{t(m.hours_week_number, { number: week + 1 })}</h3>}
          <WeekFields
            prefix={`weeks.${week}`}
            initial={initial.weeks[week] ?? first}
            errors={errors}
            none={none}
          />
        </section>
      ))}
      <div className={styles.half}>
        <Choice
          name="turns"
          label={t(m.hours_turns)}
          options={[1, 2, 3, 4].map((weeks) => ({
            value: String(weeks),
            label: weeks === 1 ? t(m.hours_turns_one) : t(m.hours_turns_of, { count: weeks }),
          }))}
          isRequired
          defaultValue={String(initial.weeks.length)}
          onChange={([value]) => setCount(Number(value) || 1)}
          {...errorAt(errors, 'turns')}
        />
        {count > 1 && (
          <DateField
            name="anchorDate"
            label={t(m.hours_anchor)}
            hint={t(m.hours_anchor_hint)}
            defaultValue={initial.anchorDate}
            isRequired
            {...errorAt(errors, 'anchorDate')}
          />
        )}
      </div>
    </>
  );
}
