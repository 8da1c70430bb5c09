import type { KeyboardEvent } from 'react';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';

type TextProps = FieldProps & {
  defaultValue?: string;
  /** More than one line. */
  isLong?: boolean;
  maxLength?: number;
  placeholder?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  /** Of one line. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

export function Text({
  isLong = false,
  isRequired,
  isDisabled,
  type = 'text',
  autoComplete = 'off',
  onKeyDown,
  ...rest
}: TextProps) {
  const control = { ...rest, autoComplete, 'aria-required': isRequired, disabled: isDisabled };
  return isLong ? (
    <TextArea {...control} rows={4} />
  ) : (
    <TextField {...control} type={type} onKeyDown={onKeyDown} />
  );
}
