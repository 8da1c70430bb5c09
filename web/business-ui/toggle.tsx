import { useId } from 'react';
import styles from './toggle.module.css';

type ToggleProps = {
  name: string;
  label: string;
  hint?: string;
  defaultChecked?: boolean;
  isDisabled?: boolean;
  onChange?: (isOn: boolean) => void;
};

/** On or off, for what is a state rather than an agreement. A form sends `on`, or nothing. */
export function Toggle({ label, hint, isDisabled = false, onChange, ...rest }: ToggleProps) {
  const id = useId();
  return (
    <label className={styles.toggle}>
      <span className={styles.words}>
        {label}
        {hint && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state by itself
        role="switch"
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={hint && id}
        onChange={(event) => onChange?.(event.target.checked)}
        className={styles.track}
      />
    </label>
  );
}
