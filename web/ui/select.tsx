import type { SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import styles from './field.module.css';

export type SelectOption = { value: string; label: string };

type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; it stands for the empty value. */
    emptyLabel?: string;
  };

export function Select({
  label,
  hint,
  error,
  isLabelHidden,
  options,
  emptyLabel,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden }}>
      {(control) => (
        <select {...rest} {...control} className={classNames(styles.control, styles.select, className)}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
