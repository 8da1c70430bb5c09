import { Field } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { classNames } from '#web/ui/class-names.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { FieldProps } from './field-props.ts';
import { lazyPart } from './lazy-part.ts';
import { TakeOver } from './take-over.tsx';
import type { Typed } from './take-over.tsx';

export type Option = {
  value: string;
  label: string;
  /** Beside the label and less: a price, an e-mail. */
  detail?: string;
  /** A dot before the label. */
  colour?: string;
};

export type ChoiceProps = FieldProps & {
  options: readonly Option[];
  placeholder?: string;
  onChange?: (values: readonly string[]) => void;
} & (
    | {
        isMany?: false;
        defaultValue?: string | null;
        /** What choosing nothing is called; without it something must be chosen. */ noneLabel?: string;
      }
    | { isMany: true; defaultValue?: readonly string[]; noneLabel?: never }
  );

const useRichChoice = lazyPart<ChoiceProps & Typed>(
  async () => (await import('./lazy/rich-choice.tsx')).RichChoice,
);

/** One of several, or many of them. A long list can be searched; a form sends the name once for each that is chosen. */
export function Choice(props: ChoiceProps) {
  const Rich = useRichChoice();
  return <TakeOver plain={<PlainChoice {...props} />} rich={Rich} richProps={props} />;
}

function PlainChoice(props: ChoiceProps) {
  const {
    options,
    placeholder,
    isMany = false,
    noneLabel,
    defaultValue,
    name,
    isRequired,
    isDisabled,
  } = props;
  const { label, isLabelHidden, hint, error } = props;
  const t = useTexts();
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(control) => (
        <select
          {...control}
          name={name}
          multiple={isMany}
          size={isMany ? Math.min(4, options.length) : undefined}
          defaultValue={
            typeof defaultValue === 'object' && defaultValue !== null
              ? [...defaultValue]
              : (defaultValue ?? '')
          }
          disabled={isDisabled}
          aria-required={isRequired}
          className={classNames(fieldStyles['control'], !isMany && fieldStyles['select'])}
        >
          {!isMany && <option value="">{noneLabel ?? placeholder ?? t(m.kit_choose)}</option>}
          {options.map(({ value, label, detail }) => (
            <option key={value} value={value}>
              {detail ? `${label} · ${detail}` : label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
