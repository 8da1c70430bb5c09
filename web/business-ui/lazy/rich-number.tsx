import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import type { NumberProps } from '../number.tsx';
import styles from '../fields.module.css';
import type { Typed } from '../take-over.tsx';
import { RichField } from './rich-field.tsx';
import { useChangeTold } from './use-change-told.ts';

const WHOLE = { useGrouping: false, maximumFractionDigits: 0 } as const;

export function RichNumber({
  typed,
  name,
  defaultValue,
  min,
  max,
  step = 1,
  unit,
  isRequired = false,
  isDisabled = false,
  error,
  ...texts
}: NumberProps & Typed) {
  const start = globalThis.Number.parseInt(typed?.[0] ?? String(defaultValue ?? ''), 10);
  const [place, tellOfChange] = useChangeTold();
  return (
    <NumberField
      ref={place}
      onChange={tellOfChange}
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
