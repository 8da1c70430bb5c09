import * as m from '#contracts/texts/messages.js';
import { blocksOf, HOURS_TEMPLATES, USUAL_DAY } from '#contracts/validation/center-setup.ts';
import type { HoursTemplate } from '#contracts/validation/center-setup.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/business-frame/hours/hours.module.css';
import type { WeekFormValues } from '#web/business-frame/hours/hours-form-values.ts';
import { weekFormValuesOf } from '#web/business-frame/hours/hours-form-values.ts';

const NAMES: Record<HoursTemplate, Message<Record<never, never>>> = {
  weekdays: m.hours_template_weekdays,
  lunchBreak: m.hours_template_lunch,
  withSaturday: m.hours_template_saturday,
  everyDay: m.hours_template_every_day,
};

/** The weeks that most have, to begin with. */
export function WeekTemplates({ onChoose }: { onChoose: (week: WeekFormValues) => void }) {
  const t = useTexts();
  return (
    <div role="group" aria-label={t(m.hours_templates)} className={styles.templates}>
      <span className={styles.none}>{t(m.hours_templates)}</span>
      {HOURS_TEMPLATES.map((template) => (
        <Button
          key={template}
          look="secondary"
          onClick={() => onChoose(weekFormValuesOf(blocksOf({ template, ...USUAL_DAY })))}
        >
          {t(NAMES[template])}
        </Button>
      ))}
    </div>
  );
}
