import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import fieldStyles from './fields.module.css';
import styles from './choice.module.css';
import { ShownValue, useLookOnly } from './look-only.tsx';
import { RichField } from './rich-field.tsx';
import { SearchedList } from './searched-list.tsx';
import { useChangeEvent } from './use-change-event.ts';
import type { FieldProps } from './field-props.ts';

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

/** From here on a list has a search field. */
const MANY_OPTIONS = 8;
const NONE = '';

/**
 * One of several, or many of them. A long list can be searched; a form sends the name once for each that is chosen. To somebody who may
 * only look it says what is chosen.
 */
export function Choice(props: ChoiceProps) {
  return useLookOnly() ? (
    <ShownValue label={props.label} value={chosenIn(props)} />
  ) : (
    <ChoiceToMake {...props} />
  );
}

function chosenIn({ options, defaultValue, noneLabel }: ChoiceProps): string {
  const values = [defaultValue ?? []].flat();
  const chosen = options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return chosen.join(', ') || (noneLabel ?? '');
}

function ChoiceToMake(props: ChoiceProps) {
  const {
    options,
    placeholder,
    isMany = false,
    noneLabel,
    defaultValue,
    name,
    isRequired = false,
    isDisabled = false,
    error,
    onChange,
    ...texts
  } = props;
  const t = useTexts();
  const [place, announceChange] = useChangeEvent();
  const [values, setValues] = useState<readonly string[]>(() => [defaultValue ?? []].flat());
  const all = noneLabel === undefined ? options : [{ value: NONE, label: noneLabel }, ...options];
  const change = (chosen: readonly string[]): void => {
    setValues(chosen);
    onChange?.(chosen);
    announceChange();
  };
  const shared = {
    className: fieldStyles['field'],
    isRequired,
    isDisabled,
    isInvalid: error !== undefined,
    validationBehavior: 'aria' as const,
  };
  const inside = (
    <>
      <RichField {...texts} error={error}>
        <Button className={styles.button}>
          <SelectValue className={styles.value}>
            {() => (
              <Chosen
                options={all.filter(({ value }) => values.includes(value))}
                placeholder={placeholder ?? t(m.kit_choose)}
              />
            )}
          </SelectValue>
          <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
        </Button>
      </RichField>
      <OptionsBelow options={all} />
    </>
  );
  return (
    <div ref={place}>
      {isMany ? (
        <Select
          {...shared}
          selectionMode="multiple"
          value={[...values]}
          onChange={(keys) => change(keys.map(String))}
        >
          {inside}
        </Select>
      ) : (
        <Select
          {...shared}
          value={values[0] ?? null}
          onChange={(key) => change(key === null ? [] : [String(key)])}
        >
          {inside}
        </Select>
      )}
      {values.map((value) => (
        <input key={value} type="hidden" name={name} value={value} disabled={isDisabled} />
      ))}
    </div>
  );
}

function Chosen({
  options: [first, ...others],
  placeholder,
}: {
  options: readonly Option[];
  placeholder: string;
}) {
  const t = useTexts();
  if (first === undefined) return <span className={styles.placeholder}>{placeholder}</span>;
  return (
    <>
      {first.colour && <span className={styles.dot} style={{ background: first.colour }} />}
      {others.length === 0
        ? first.label
        : t(m.kit_chosen_options, { first: first.label, count: others.length })}
    </>
  );
}

function OptionsBelow({ options }: { options: readonly Option[] }) {
  const t = useTexts();
  return (
    <Popover className={styles.popover} offset={4}>
      {options.length < MANY_OPTIONS ? (
        <Options options={options} />
      ) : (
        <SearchedList label={t(m.kit_choose_search)}>
          <Options options={options} />
        </SearchedList>
      )}
    </Popover>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  const t = useTexts();
  return (
    <ListBox
      className={styles.list}
      renderEmptyState={() => <p className={styles.nothing}>{t(m.kit_choose_nothing_found)}</p>}
    >
      {options.map(({ value, label, detail, colour }) => (
        <ListBoxItem key={value} id={value} textValue={label} className={styles.option}>
          {({ isSelected }) => (
            <>
              {colour && <span className={styles.dot} style={{ background: colour }} />}
              <span className={styles.label}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
              {isSelected && <IconCheck size={16} stroke={2} aria-hidden="true" />}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
