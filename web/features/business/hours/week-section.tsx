import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { SectionForm } from '#web/business-frame/center/section-form.tsx';
import type { HoursShown } from '#web/business-frame/hours/hours-shown.ts';
import styles from '#web/business-frame/hours/hours.module.css';
import { weekLines } from '#web/business-frame/hours/hours-labels.ts';
import { questionAbout } from './outside-breaks.tsx';
import { TurnsFields } from './turns-fields.tsx';
import { rotationFormValuesOf } from '#web/business-frame/hours/hours-form-values.ts';

type WeekSectionProps = { shown: HoursShown; mayChange: boolean };

/** What somebody usually works. */
export function WeekSection({ shown: { hours, layers, breaks }, mayChange }: WeekSectionProps) {
  const t = useTexts();
  const head = { title: t(m.hours_week), hint: t(m.hours_week_hint) };
  if (!mayChange) {
    return (
      <FormSection title={head.title}>
        {layers.usual.weeks.map((week, index) => (
          <WeekToRead key={index} week={week} number={layers.usual.weeks.length > 1 ? index + 1 : null} />
        ))}
      </FormSection>
    );
  }
  return (
    <SectionForm
      intent="week"
      version={hours.version}
      save={t(m.hours_week_save)}
      saved={t(m.hours_week)}
      question={questionAbout(breaks)}
    >
      {({ errors }) => (
        <FormSection {...head}>
          {hours.isDefault && <p className={styles.note}>{t(m.hours_is_default)}</p>}
          <TurnsFields initial={rotationFormValuesOf(layers.usual)} errors={errors} none={t(m.hours_off)} />
        </FormSection>
      )}
    </SectionForm>
  );
}

function WeekToRead({
  week,
  number,
}: {
  week: HoursShown['layers']['usual']['weeks'][number];
  number: number | null;
}) {
  const t = useTexts();
  const locale = useLocale();
  const lines = weekLines(week, locale);
  return (
    <div>
      {number !== null && <h3 className={styles.turnTitle}>{t(m.hours_week_number, { number })}</h3>}
      {lines.length === 0 && <p className={styles.none}>{t(m.hours_none)}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
