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
  /** Counted, so that a half begins anew with another value. */
  drawnAnew?: { date: number; time: number };
};

/** A moment: its day, typed or picked, and its time beside it. Both halves are read out under one name. */
export function DateTimeField({ label, date, time, drawnAnew }: DateTimeFieldProps) {
  return (
    <div role="group" aria-label={label} className={styles.moment}>
      <DateField key={`date ${drawnAnew?.date}`} {...date} />
      <TimeField key={`time ${drawnAnew?.time}`} {...time} />
    </div>
  );
}
