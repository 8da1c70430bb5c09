import { TextField } from '#web/ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import { lazyPart } from './lazy-part.ts';
import { TakeOver } from './take-over.tsx';
import type { Typed } from './take-over.tsx';

export type DateFieldProps = FieldProps & {
  /** Local dates, `2026-11-20`, as forms send them too. */
  defaultValue?: string | null;
  min?: string;
  max?: string;
  /** Says which day of the week it is, beside it. */
  hasWeekday?: boolean;
};

const useRichDate = lazyPart<DateFieldProps & Typed>(
  async () => (await import('./lazy/rich-date.tsx')).RichDate,
);

/** A day, typed or picked. */
export function DateField(props: DateFieldProps) {
  const Rich = useRichDate();
  const { isRequired, isDisabled, defaultValue, hasWeekday: _, ...rest } = props;
  return (
    <TakeOver
      plain={
        <TextField
          {...rest}
          type="date"
          defaultValue={defaultValue ?? ''}
          aria-required={isRequired}
          disabled={isDisabled}
        />
      }
      rich={Rich}
      richProps={props}
    />
  );
}
