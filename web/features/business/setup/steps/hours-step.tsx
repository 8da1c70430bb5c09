import { HOURS_TEMPLATES, USUAL_DAY } from '#contracts/validation/center-setup.ts';
import type { HoursTemplate } from '#contracts/validation/center-setup.ts';
import * as m from '#contracts/texts/messages.js';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { OneOf } from '../one-of.tsx';
import type { StepProps } from '../setup-checklist.tsx';
import styles from '../setup.module.css';
import { StepForm } from '../step-form.tsx';

const WORDS: Record<
  HoursTemplate,
  { label: Message<Record<never, never>>; hint: Message<Record<never, never>> }
> = {
  weekdays: { label: m.setup_week_weekdays, hint: m.setup_week_weekdays_hint },
  lunchBreak: { label: m.setup_week_lunch, hint: m.setup_week_lunch_hint },
  withSaturday: { label: m.setup_week_saturday, hint: m.setup_week_saturday_hint },
  everyDay: { label: m.setup_week_every_day, hint: m.setup_week_every_day_hint },
};

/** When a center is open, from one of the usual weeks. */
export function HoursStep({ onSaved }: StepProps) {
  const t = useTexts();
  return (
    <StepForm intent="hours" submit={t(m.setup_next)} onSaved={onSaved}>
      {({ errors, typed }) => (
        <>
          <OneOf
            name="template"
            label={t(m.setup_week)}
            options={HOURS_TEMPLATES.map((value) => ({
              value,
              label: t(WORDS[value].label),
              hint: t(WORDS[value].hint),
            }))}
            defaultValue={typed('template') ?? 'weekdays'}
            {...errorAt(errors, 'template')}
          />
          <div className={styles.halves}>
            <TimeField
              name="opensAt"
              label={t(m.setup_opens)}
              defaultValue={typed('opensAt') ?? USUAL_DAY.opensAt}
              {...errorAt(errors, 'opensAt')}
            />
            <TimeField
              name="closesAt"
              label={t(m.setup_closes)}
              defaultValue={typed('closesAt') ?? USUAL_DAY.closesAt}
              {...errorAt(errors, 'closesAt')}
            />
          </div>
        </>
      )}
    </StepForm>
  );
}
