import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import styles from './field.module.css';

type TextFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

export function TextField({ label, hint, error, isLabelHidden, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden }}>
      {(control) => (
        <input type="text" {...rest} {...control} className={classNames(styles.control, className)} />
      )}
    </Field>
  );
}

type TextAreaProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function TextArea({ label, hint, error, isLabelHidden, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden }}>
      {(control) => <textarea {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  );
}
