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
};

export function Text({
  isLong = false,
  isRequired,
  isDisabled,
  type = 'text',
  autoComplete = 'off',
  ...rest
}: TextProps) {
  const control = { ...rest, autoComplete, 'aria-required': isRequired, disabled: isDisabled };
  return isLong ? <TextArea {...control} rows={4} /> : <TextField {...control} type={type} />;
}
