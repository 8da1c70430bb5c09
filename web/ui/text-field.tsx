import { memo } from 'react';
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
      {(control) => <Lines {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  );
}

/** Drawn anew only when something about it changes: React writes the first value again each time, and what is selected is lost. */
const Lines = memo((props: TextareaHTMLAttributes<HTMLTextAreaElement>) => <textarea {...props} />);
