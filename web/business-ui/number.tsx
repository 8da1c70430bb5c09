import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import styles from './fields.module.css';
import { ShownValue, useLookOnly } from './look-only.tsx';
import { RichField } from './rich-field.tsx';
import { useChangeEvent } from './use-change-event.ts';
import type { FieldProps } from './field-props.ts';

export type NumberProps = FieldProps & {
  /** A number, or after a refusal what was typed. */
  defaultValue?: number | string | null;
  min?: number;
  max?: number;
  /** The steps of its buttons and arrow keys; what is typed between them stays. */
  step?: number;
  /** After the figure: `min`. */
  unit?: string;
  /** The number, once the field is left or a button pressed; null: none. */
  onChange?: (value: number | null) => void;
};

const WHOLE = { useGrouping: false, maximumFractionDigits: 0 } as const;

/** A whole number with buttons for more and less; to somebody who may only look, the number. */
export function Number(props: NumberProps) {
  const { label, defaultValue, unit = '' } = props;
  return useLookOnly() ? (
    <ShownValue label={label} value={`${defaultValue ?? ''} ${unit}`.trim()} />
  ) : (
    <NumberToType {...props} />
  );
}

function NumberToType({
  name,
  defaultValue,
  min,
  max,
  step = 1,
  unit,
  isRequired = false,
  isDisabled = false,
  error,
  onChange,
  ...texts
}: NumberProps) {
  const start = globalThis.Number.parseInt(String(defaultValue ?? ''), 10);
  const [place, announceChange] = useChangeEvent();
  return (
    <NumberField
      ref={place}
      onChange={(value) => {
        announceChange();
        onChange?.(globalThis.Number.isNaN(value) ? null : value);
      }}
      className={styles.field}
      name={name}
      defaultValue={start}
      formatOptions={WHOLE}
      step={step}
      commitBehavior="validate"
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
    >
      <RichField {...texts} error={error}>
        <Group className={styles.stepper}>
          <Button slot="decrement" className={styles.step}>
            <IconMinus size={16} stroke={1.8} aria-hidden="true" />
          </Button>
          <Input className={styles.stepperInput} />
          {unit && <span className={styles.stepperUnit}>{unit}</span>}
          <Button slot="increment" className={styles.step}>
            <IconPlus size={16} stroke={1.8} aria-hidden="true" />
          </Button>
        </Group>
      </RichField>
    </NumberField>
  );
}
