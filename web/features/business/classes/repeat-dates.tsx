import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { MOST_SESSIONS_ADDED } from '#contracts/classes.ts';
import type { Repetition, RepeatUnit } from '#contracts/recurrence.ts';
import { REPEAT_UNITS } from '#contracts/recurrence.ts';
import * as m from '#contracts/texts/messages.js';
import { ISO_WEEKDAYS, isLocalDate } from '#contracts/time.ts';
import { weekdayName } from '#web/business-frame/hours/hours-labels.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { textOf } from '#web/lib/form-text.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './class-form.module.css';

const MOST_BETWEEN = 12;

const UNIT_NAMES: Record<RepeatUnit, Message<Record<never, never>>> = {
  days: m.session_repeat_days,
  weeks: m.session_repeat_weeks,
  months: m.session_repeat_months,
};

const SOME_TIMES = 8;

/** What a form says of repeating; what cannot be read is once. Null: up to a day which it lacks. */
export function repetitionIn(form: FormData): Repetition | null {
  const whole = (name: string, most: number) =>
    Math.min(Math.max(Math.trunc(Number(textOf(form, name))) || 1, 1), most);
  const until = textOf(form, 'repeatUntil');
  if (textOf(form, 'repeatEnd') === 'until' && !isLocalDate(until)) return null;
  return {
    unit: REPEAT_UNITS.find((one) => one === textOf(form, 'repeatUnit')) ?? 'weeks',
    every: whole('repeatEvery', MOST_BETWEEN),
    ends: isLocalDate(until) ? { until } : { times: whole('repeatTimes', MOST_SESSIONS_ADDED) },
    weekdays: ISO_WEEKDAYS.filter((day) => form.getAll('repeatWeekday').includes(String(day))),
  };
}

/** What is in the way of repeating. */
export type NotRepeated = 'noFirst' | 'noUntil' | 'noneInTime';

const REASONS: Record<NotRepeated, Message<Record<never, never>>> = {
  noFirst: m.session_repeat_no_first,
  noUntil: m.session_repeat_no_until,
  noneInTime: m.session_repeat_none_in_time,
};

/** Repeats the dates by days, weeks or months; each is seen, and may be changed or taken out, before anything is saved. */
export function RepeatDates({ onRepeat }: { onRepeat: () => NotRepeated | null }) {
  const t = useTexts();
  const locale = useLocale();
  const [unit, setUnit] = useState<RepeatUnit>('weeks');
  const [isUntil, setIsUntil] = useState(false);
  const [reason, setReason] = useState<NotRepeated | null>(null);
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
        options={REPEAT_UNITS.map((one) => ({ value: one, label: t(UNIT_NAMES[one]) }))}
        onChange={([chosen]) => setUnit(REPEAT_UNITS.find((one) => one === chosen) ?? 'weeks')}
      />
      {unit === 'weeks' && (
        <Choice
          isMany
          name="repeatWeekday"
          label={t(m.session_repeat_weekdays)}
          placeholder={t(m.session_repeat_weekdays_same)}
          options={ISO_WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day, locale) }))}
        />
      )}
      <Segments
        name="repeatEnd"
        label={t(m.session_repeat_end)}
        defaultValue="times"
        options={[
          { value: 'times', label: t(m.session_repeat_end_times) },
          { value: 'until', label: t(m.session_repeat_end_until) },
        ]}
        onChange={(value) => setIsUntil(value === 'until')}
      />
      {isUntil ? (
        <DateField name="repeatUntil" label={t(m.session_repeat_until)} hasWeekday />
      ) : (
        <NumberField
          name="repeatTimes"
          label={t(m.session_repeat_times)}
          defaultValue={SOME_TIMES}
          min={1}
          max={MOST_SESSIONS_ADDED}
        />
      )}
      <Button look="secondary" onClick={() => setReason(onRepeat())}>
        <IconRepeat size={18} stroke={1.8} aria-hidden="true" />
        {t(m.session_repeat_add)}
      </Button>
      {reason && (
        <p role="alert" className={styles.refused}>
          {t(REASONS[reason])}
        </p>
      )}
      <p className={styles.note}>{t(m.session_repeat_hint)}</p>
    </fieldset>
  );
}
