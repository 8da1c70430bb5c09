import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { FieldProps } from './field-props.ts';
import { lazyPart } from './lazy-part.ts';
import { TakeOver } from './take-over.tsx';
import type { Typed } from './take-over.tsx';
import styles from './fields.module.css';

export type DateRangeProps = Omit<FieldProps, 'name'> & {
  /** What the two days are sent under. */
  names: { from: string; to: string };
  /** Local dates, `2026-11-20`. */
  defaultValue?: { from: string; to: string } | null;
  min?: string;
  max?: string;
  onChange?: () => void;
};

const useRichRange = lazyPart<DateRangeProps & Typed>(
  async () => (await import('./lazy/rich-date-range.tsx')).RichDateRange,
);

/** From one day to another, both included. */
export function DateRange(props: DateRangeProps) {
  const Rich = useRichRange();
  return <TakeOver plain={<PlainRange {...props} />} rich={Rich} richProps={props} />;
}

function PlainRange({
  names,
  label,
  isLabelHidden,
  hint,
  error,
  defaultValue,
  isRequired,
  isDisabled,
  min,
  max,
}: DateRangeProps) {
  const t = useTexts();
  const days = [
    { name: names.from, label: t(m.kit_date_from), value: defaultValue?.from, hint, error },
    { name: names.to, label: t(m.kit_date_to), value: defaultValue?.to },
  ];
  return (
    <fieldset disabled={isDisabled}>
      <legend className={isLabelHidden ? 'visually-hidden' : fieldStyles['label']}>{label}</legend>
      <div className={styles.range}>
        {days.map(({ value, ...day }) => (
          <TextField
            key={day.name}
            {...day}
            type="date"
            isLabelHidden
            defaultValue={value}
            min={min}
            max={max}
            aria-required={isRequired}
          />
        ))}
      </div>
    </fieldset>
  );
}
