import { Field } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { classNames } from '#web/ui/class-names.ts';
import type { FieldProps } from './field-props.ts';
import { lazyPart } from './lazy-part.ts';
import { TakeOver } from './take-over.tsx';
import type { Typed } from './take-over.tsx';
import styles from './fields.module.css';

export type NumberProps = FieldProps & {
  /** A number, or after a refusal what was typed. */
  defaultValue?: number | string | null;
  min?: number;
  max?: number;
  /** The steps of its buttons and arrow keys; what is typed between them stays. */
  step?: number;
  /** After the figure: `min`. */
  unit?: string;
};

const useRichNumber = lazyPart<NumberProps & Typed>(
  async () => (await import('./lazy/rich-number.tsx')).RichNumber,
);

/** A whole number with buttons for more and less. */
export function Number(props: NumberProps) {
  const Rich = useRichNumber();
  return <TakeOver plain={<PlainNumber {...props} />} rich={Rich} richProps={props} />;
}

function PlainNumber({
  name,
  defaultValue,
  isRequired,
  isDisabled,
  unit,
  label,
  isLabelHidden,
  hint,
  error,
}: NumberProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(control) => (
        <span className={styles.unit}>
          <input
            {...control}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={defaultValue ?? ''}
            disabled={isDisabled}
            aria-required={isRequired}
            className={classNames(fieldStyles['control'], styles.figures)}
          />
          {unit && <span>{unit}</span>}
        </span>
      )}
    </Field>
  );
}
