import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every control shows around itself. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Keeps the label for screen readers only, where the form's shape says it already. */
  isLabelHidden?: boolean;
};

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Ties a label, a hint and an error to a control of any kind. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({
        id: id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
