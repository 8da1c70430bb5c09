import { TextField } from '#web/ui/text-field.tsx';
import styles from './change-person.module.css';

type PinFieldProps = {
  name?: string;
  label: string;
  hint?: string;
  error: string | undefined;
};

/**
 * A PIN, which colleagues should not read and no program should fill in: browsers and password managers take it for a code that counts once, and neither offer
 * nor keep it. A new try replaces the last one.
 */
export function PinField({ name = 'pin', label, hint, error }: PinFieldProps) {
  return (
    <TextField
      type="password"
      name={name}
      label={label}
      hint={hint}
      error={error}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="one-time-code"
      data-1p-ignore=""
      data-bwignore=""
      data-lpignore="true"
      maxLength={6}
      required
      className={styles.digits}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
