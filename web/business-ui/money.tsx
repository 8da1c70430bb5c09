import { useState } from 'react';
import { parseEuro, plainEuro } from '#contracts/money.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

type MoneyProps = FieldProps & {
  /** Cents, or after a refusal what was typed. */
  defaultValue?: number | string | null;
  placeholder?: string;
};

/**
 * Euro and cents as typed, `45`, `45,5` or `45.50`; on leaving it is written out as `45,50`. Sends the text, which the server
 * reads by `parseEuro`.
 */
export function Money({
  name,
  defaultValue = null,
  isRequired,
  isDisabled,
  placeholder,
  error,
  ...texts
}: MoneyProps) {
  const t = useTexts();
  const [text, setText] = useState(
    typeof defaultValue === 'number' ? typedEuro(defaultValue) : (defaultValue ?? ''),
  );
  const [isUnread, setUnread] = useState(false);
  const tidy = (): void => {
    const typed = text.replace('€', '').trim();
    const cents = parseEuro(typed);
    setUnread(typed !== '' && cents === null);
    setText(cents === null ? typed : typedEuro(cents));
  };
  return (
    <Field {...texts} error={isUnread ? t(m.kit_not_an_amount) : error}>
      {(control) => (
        <span className={styles.money}>
          <input
            {...control}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            disabled={isDisabled}
            placeholder={placeholder}
            aria-required={isRequired}
            onChange={(event) => setText(event.target.value)}
            onBlur={tidy}
            className={classNames(fieldStyles['control'], styles.figures)}
          />
          <span aria-hidden="true">€</span>
        </span>
      )}
    </Field>
  );
}

const typedEuro = (cents: number): string => plainEuro(cents).replace('.', ',');
