import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import type { FieldProps } from './field-props.ts';
import { HUES } from './hues.ts';
import type { Hue } from './hues.ts';
import { lazyPart } from './lazy-part.ts';
import { TakeOver } from './take-over.tsx';
import type { Typed } from './take-over.tsx';
import styles from './color-field.module.css';

export type ColorFieldProps = FieldProps & {
  /** `#1F5C49`, as forms send it too. */
  defaultValue?: string | null;
  /** What choosing none is called, which sends ''; without it a colour must be chosen. */
  noneLabel?: string;
  /** Which colours are offered; ours unless given. */
  hues?: readonly Hue[];
};

const useRichColor = lazyPart<ColorFieldProps & Typed>(
  async () => (await import('./lazy/rich-color.tsx')).RichColor,
);

/** One of our hues, or a colour of the own house by its code. */
export function ColorField(props: ColorFieldProps) {
  const Rich = useRichColor();
  const { name, defaultValue, noneLabel, isDisabled, label, isLabelHidden, hint, error } = props;
  return (
    <TakeOver
      plain={
        <Field {...{ label, isLabelHidden, hint, error }}>
          {(control) =>
            // The browser's own field cannot say none
            noneLabel === undefined ? (
              <input
                {...control}
                type="color"
                name={name}
                defaultValue={defaultValue ?? HUES[0].hex}
                disabled={isDisabled}
                className={styles.plain}
              />
            ) : (
              <input
                {...control}
                type="text"
                name={name}
                defaultValue={defaultValue ?? ''}
                placeholder={noneLabel}
                disabled={isDisabled}
                autoComplete="off"
                className={classNames(fieldStyles['control'], styles.typed)}
              />
            )
          }
        </Field>
      }
      rich={Rich}
      richProps={props}
    />
  );
}
