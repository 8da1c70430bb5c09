import { IconRepeat } from '@tabler/icons-react';
import { MOST_SESSIONS_ADDED } from '#contracts/classes.ts';
import type { Repetition, RepeatUnit } from '#contracts/recurrence.ts';
import { REPEAT_UNITS } from '#contracts/recurrence.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { textOf } from '#web/lib/form-text.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './class-form.module.css';

const MOST_BETWEEN = 12;

const UNIT_NAMES: Record<RepeatUnit, Message<Record<never, never>>> = {
  days: m.session_repeat_days,
  weeks: m.session_repeat_weeks,
  months: m.session_repeat_months,
};

/** What a form says of repeating; what cannot be read is once. */
export function repetitionIn(form: FormData): Repetition {
  const whole = (name: string, most: number) =>
    Math.min(Math.max(Math.trunc(Number(textOf(form, name))) || 1, 1), most);
  const unit = REPEAT_UNITS.find((one) => one === textOf(form, 'repeatUnit')) ?? 'weeks';
  return {
    unit,
    every: whole('repeatEvery', MOST_BETWEEN),
    times: whole('repeatTimes', MOST_SESSIONS_ADDED),
  };
}

/** Repeats the dates by days, weeks or months; each is seen, and may be changed or taken out, before anything is saved. */
export function RepeatDates({ onRepeat }: { onRepeat: () => void }) {
  const t = useTexts();
  return (
    <fieldset className={styles.repeat}>
      <legend>{t(m.session_repeat_title)}</legend>
      <NumberField
        name="repeatEvery"
        label={t(m.session_repeat_every)}
        defaultValue={1}
        min={1}
        max={MOST_BETWEEN}
      />
      <Choice
        name="repeatUnit"
        label={t(m.session_repeat_unit)}
        defaultValue="weeks"
        options={REPEAT_UNITS.map((unit) => ({ value: unit, label: t(UNIT_NAMES[unit]) }))}
      />
      <NumberField
        name="repeatTimes"
        label={t(m.session_repeat_times)}
        defaultValue={8}
        min={1}
        max={MOST_SESSIONS_ADDED}
      />
      <Button look="secondary" onClick={onRepeat}>
        <IconRepeat size={18} stroke={1.8} aria-hidden="true" />
        {t(m.session_repeat_add)}
      </Button>
      <p className={styles.note}>{t(m.session_repeat_hint)}</p>
    </fieldset>
  );
}
