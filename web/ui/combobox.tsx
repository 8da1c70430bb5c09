import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from './field.tsx';
import fieldStyles from './field.module.css';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';

export type ComboboxOption = { key: string; label: string; detail?: string };

type ComboboxProps<Option extends ComboboxOption> = {
  label: string;
  name: string;
  value: string;
  placeholder?: string;
  className?: string | undefined;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** The text as it is typed; a chosen option's label comes with the option. */
  onChange: (text: string, option: Option | null) => void;
  /** Asked 200 ms after the last key; a failure shows `failedText`. */
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Where nothing fits; without it no list opens then. */
  emptyText?: string;
  /** Where nobody answers; without it no list opens then. */
  failedText?: string;
  /** Read out when the list has come, for instance '3 places'. */
  countText: (count: number) => string;
};

const DEBOUNCE = 200;

/** The list opens below its field, which may stand at the window's lower edge. */
function bringIntoView(popup: HTMLElement | null): void {
  popup?.scrollIntoView({ block: 'nearest' });
}

type Suggestions<Option> = { asked: string; options: readonly Option[]; problem: 'empty' | 'failed' | null };

/** A text field that suggests; what was typed always stays usable. Built on the ARIA combobox pattern with a list. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, name, value, placeholder, onChange } = props;
  const listId = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const takeOverTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onChange(typed, null);
  });
  // What was typed before scripts took over stands in the field alone.
  useEffect(() => takeOverTyped(), []);
  const suggestions = useSuggestions(asked, props.loadOptions);
  const options = suggestions?.options ?? [];
  const note = noteOf(suggestions?.problem ?? null, props);
  const isOpen = asked !== null && suggestions !== null && (options.length > 0 || note !== null);

  const close = (): void => {
    setAsked(null);
    setActive(-1);
  };
  const choose = (option: Option): void => {
    onChange(option.label, option);
    close();
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const act = actOf(event.key, { isOpen, active, options, value });
    if (act === null) return;
    event.preventDefault();
    if (act === 'close') close();
    else if (act === 'open') setAsked(value);
    else if (typeof act === 'number') setActive(act);
    else choose(act);
  };

  return (
    <div className={styles.combobox}>
      <Field label={label} isLabelHidden={props.isLabelHidden ?? false} hint={props.hint} error={props.error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            name={name}
            value={value}
            placeholder={placeholder}
            className={classNames(fieldStyles.control, props.className)}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              const text = event.target.value;
              onChange(text, null);
              setActive(-1);
              setAsked(text.trim() === '' ? null : text);
            }}
            onKeyDown={moveByKey}
            onBlur={close}
          />
        )}
      </Field>
      {isOpen && (
        <Popup
          id={listId}
          label={label}
          options={options}
          active={active}
          note={note}
          onChoose={choose}
          onPoint={setActive}
        />
      )}
      <output className="visually-hidden">
        {isOpen && suggestions.problem === null && props.countText(options.length)}
      </output>
    </div>
  );
}

type Shown<Option> = { isOpen: boolean; active: number; options: readonly Option[]; value: string };

/** What a key does in the field: chooses an option, marks another one, opens or closes the list; null: what it does in any field. */
function actOf<Option extends ComboboxOption>(
  key: string,
  { isOpen, active, options, value }: Shown<Option>,
): Option | number | 'open' | 'close' | null {
  const last = options.length - 1;
  if (key === 'ArrowDown' && !isOpen) return value === '' ? null : 'open';
  if (!isOpen) return null;
  if (key === 'Escape') return 'close';
  if (key === 'Enter') return options[active] ?? null;
  if (last < 0) return null;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  return null;
}

function noteOf(
  problem: 'empty' | 'failed' | null,
  { emptyText, failedText }: { emptyText?: string; failedText?: string },
): string | null {
  if (problem === null) return null;
  return (problem === 'failed' ? failedText : emptyText) ?? null;
}

type PopupProps<Option> = {
  id: string;
  label: string;
  options: readonly Option[];
  active: number;
  /** Why there is nothing to choose from. */
  note: string | null;
  onChoose: (option: Option) => void;
  onPoint: (index: number) => void;
};

function Popup<Option extends ComboboxOption>(props: PopupProps<Option>) {
  const { id, label, options, active, note, onChoose, onPoint } = props;
  return (
    <div ref={bringIntoView} className={styles.popup}>
      <div id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          <div
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // Keeps the focus in the field, which would close the list before the click arrives
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            onMouseMove={() => onPoint(index)}
          >
            <span>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </div>
        ))}
      </div>
      {note !== null && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function useSuggestions<Option>(
  asked: string | null,
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
): Suggestions<Option> | null {
  const [found, setFound] = useState<Suggestions<Option> | null>(null);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  useEffect(() => {
    if (asked === null) return undefined;
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const options = await latestLoad.current(asked, overtaken.signal);
        if (!overtaken.signal.aborted)
          setFound({ asked, options, problem: options.length === 0 ? 'empty' : null });
      } catch {
        if (!overtaken.signal.aborted) setFound({ asked, options: [], problem: 'failed' });
      }
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [asked]);

  // What was found for a shorter or longer text stays until the next answer, so that the list does not flicker
  const isAbout = (text: string): boolean =>
    found !== null && (text.startsWith(found.asked) || found.asked.startsWith(text));
  return asked !== null && isAbout(asked) ? found : null;
}
