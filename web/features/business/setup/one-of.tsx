import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import fieldStyles from '#web/ui/field.module.css';
import styles from './setup.module.css';

type OneOfProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string; hint?: ReactNode; isDisabled?: boolean }[];
  defaultValue: string;
  error?: string;
  onChange?: (value: string) => void;
};

/** One of a few, each with a line about it. */
export function OneOf({ name, label, options, defaultValue, error, onChange }: OneOfProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.oneOf}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={fieldStyles['label']}>{label}</legend>
      {options.map(({ value, label: text, hint, isDisabled = false }) => (
        <label key={value} className={classNames(styles.option, isDisabled && styles.off)}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            disabled={isDisabled}
            onChange={() => onChange?.(value)}
          />
          <span>
            {text}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={fieldStyles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
