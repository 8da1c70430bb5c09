import { DateField } from './date-field.tsx';
import type { DateFieldProps } from './date-field.tsx';
import styles from './date-time-field.module.css';
import { TimeField } from './time-field.tsx';
import type { TimeFieldProps } from './time-field.tsx';

type DateTimeFieldProps = {
  /** What moment it is; each half has a label of its own. */
  label: string;
  date: DateFieldProps;
  time: TimeFieldProps;
  /** Counted, so that the time begins anew with another value. */
  drawnAnew?: number;
};

/** A moment: its day, typed or picked, and its time beside it. Both halves are read out under one name. */
export function DateTimeField({ label, date, time, drawnAnew = 0 }: DateTimeFieldProps) {
  return (
    <div role="group" aria-label={label} className={styles.moment}>
      <DateField {...date} />
      <TimeField key={drawnAnew} {...time} />
    </div>
  );
}
