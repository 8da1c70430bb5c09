import { useId, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { isOnTimeStep, TIME_STEP_MINUTES } from '#contracts/validation/minute-of-day.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

export type TimeFieldProps = FieldProps & {
  /** Minutes of the day, or after a refusal what was typed. */
  defaultValue?: number | string | null;
};

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => formatMinuteOfDay(index * 30));

/**
 * A time of the day as typed, `9`, `930` or `09:30`, by arrow keys, or picked; on leaving it is written out. Sends `09:30`. It goes by five
 * minutes; what it began with stays.
 */
export function TimeField({
  name,
  defaultValue = null,
  isRequired,
  isDisabled,
  error,
  ...texts
}: TimeFieldProps) {
  const t = useTexts();
  const id = useId();
  const first = typeof defaultValue === 'number' ? formatMinuteOfDay(defaultValue) : (defaultValue ?? '');
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState<typeof m.kit_not_a_time | null>(null);
  const minute = parseTypedTime(text);
  const problemNow = (): typeof problem => {
    if (minute === null) return text.trim() === '' ? null : m.kit_not_a_time;
    return isOnTimeStep(minute) || minute === parseTypedTime(first) ? null : m.validation_by_five;
  };
  const tidy = (): void => {
    if (minute !== null) setText(formatMinuteOfDay(minute));
    afterPress(() => setProblem(() => problemNow()));
  };
  const step = (by: number): void => {
    const next = Math.round(((minute ?? 540) + by) / TIME_STEP_MINUTES) * TIME_STEP_MINUTES;
    if (next >= 0 && next <= 1440) setText(formatMinuteOfDay(next));
  };
  return (
    <Field {...texts} error={problem ? t(problem) : error}>
      {(control) => (
        <>
          <input
            {...control}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            list={id}
            placeholder="00:00"
            value={text}
            disabled={isDisabled}
            aria-required={isRequired}
            onChange={(event) => setText(event.target.value)}
            onBlur={tidy}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              step(event.key === 'ArrowUp' ? TIME_STEP_MINUTES : -TIME_STEP_MINUTES);
            }}
            className={classNames(fieldStyles['control'], styles.figures)}
          />
          <datalist id={id}>
            {HALF_HOURS.map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

/** As long as a press usually takes. */
const PRESS_MS = 400;

/** Once the press that took the focus away is over: a line that comes or goes before would move away what is pressed. */
function afterPress(then: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) then();
    isDone = true;
  };
  addEventListener('pointerup', () => setTimeout(once), { once: true });
  setTimeout(once, PRESS_MS);
}
