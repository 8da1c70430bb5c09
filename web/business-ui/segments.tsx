import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './segments.module.css';

export type Segment = { value: string; label: ReactNode };

type SegmentsProps = {
  label: string;
  isLabelHidden?: boolean;
  name: string;
  options: readonly Segment[];
  /** Another one from outside, by an address for instance, is taken over. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
};

/** One of a few, all in sight: radio buttons in a row, which arrow keys move through and forms send. */
export function Segments({
  label,
  isLabelHidden = false,
  name,
  options,
  defaultValue,
  onChange,
  isDisabled = false,
}: SegmentsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    for (const radio of group.current?.querySelectorAll('input') ?? [])
      radio.checked = radio.value === defaultValue;
  }, [defaultValue]);
  return (
    <fieldset ref={group} className={styles.group} disabled={isDisabled}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className="visually-hidden"
              defaultChecked={option.value === defaultValue}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
