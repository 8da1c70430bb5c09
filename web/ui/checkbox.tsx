import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { WholeWords } from './whole-words.tsx';
import styles from './field.module.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
  /** May hold links, for agreements. */
  label: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <input
          {...rest}
          type="checkbox"
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{typeof label === 'string' ? <WholeWords text={label} /> : label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
