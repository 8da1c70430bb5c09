import { useId, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

type TimeFieldProps = FieldProps & {
  /** Minutes of the day, or after a refusal what was typed. */
  defaultValue?: number | string | null;
};

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => formatMinuteOfDay(index * 30));
/** What the arrow keys add or take (specification section 9). */
const STEP_MINUTES = 5;

/** A time of the day as typed, `9`, `930` or `09:30`, by arrow keys, or picked; on leaving it is written out. Sends `09:30`. */
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
  const [text, setText] = useState(
    typeof defaultValue === 'number' ? formatMinuteOfDay(defaultValue) : (defaultValue ?? ''),
  );
  const [isUnread, setUnread] = useState(false);
  const minute = parseTypedTime(text);
  const tidy = (): void => {
    if (minute !== null) setText(formatMinuteOfDay(minute));
    afterPress(() => setUnread(text.trim() !== '' && minute === null));
  };
  const step = (by: number): void => {
    const next = Math.round(((minute ?? 540) + by) / STEP_MINUTES) * STEP_MINUTES;
    if (next >= 0 && next <= 1440) setText(formatMinuteOfDay(next));
  };
  return (
    <Field {...texts} error={isUnread ? t(m.kit_not_a_time) : error}>
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
              step(event.key === 'ArrowUp' ? STEP_MINUTES : -STEP_MINUTES);
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
