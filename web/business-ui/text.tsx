import type { KeyboardEvent } from 'react';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';
import { ShownValue, useLookOnly } from './look-only.tsx';

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

/** A line or a text; to somebody who may only look, the text itself. */
export function Text(props: TextProps) {
  return useLookOnly() ? (
    <ShownValue label={props.label} value={props.defaultValue} />
  ) : (
    <TextToType {...props} />
  );
}

function TextToType({
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
