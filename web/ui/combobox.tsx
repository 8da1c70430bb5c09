import { useEffect, useId, useRef, useState } from 'react';
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
  /** The text as it is typed; a chosen option's label comes with the option. */
  onChange: (text: string, option: Option | null) => void;
  /** Asked 200 ms after the last key; a failure shows `failedText`. */
  loadOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  emptyText: string;
  failedText: string;
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
  const suggestions = useSuggestions(asked, props.loadOptions);
  const options = suggestions?.options ?? [];
  const isOpen = asked !== null && suggestions !== null;

  const close = (): void => {
    setAsked(null);
    setActive(-1);
  };
  const choose = (option: Option): void => {
    onChange(option.label, option);
    close();
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const last = options.length - 1;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && !isOpen && value !== '') {
      event.preventDefault();
      setAsked(value);
    } else if (event.key === 'ArrowDown' && isOpen && last >= 0) {
      event.preventDefault();
      setActive(active >= last ? 0 : active + 1);
    } else if (event.key === 'ArrowUp' && isOpen && last >= 0) {
      event.preventDefault();
      setActive(active <= 0 ? last : active - 1);
    } else if (event.key === 'Enter' && isOpen) {
      const option = options[active];
      if (option === undefined) return;
      event.preventDefault();
      choose(option);
    }
  };

  return (
    <div className={styles.combobox}>
      <Field label={label} isLabelHidden={props.isLabelHidden ?? false}>
        {(control) => (
          <input
            {...control}
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
        <div ref={bringIntoView} className={styles.popup}>
          <div id={listId} role="listbox" aria-label={label}>
            {options.map((option, index) => (
              <div
                key={option.key}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // Keeps the focus in the field, which would close the list before the click arrives
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                onMouseMove={() => setActive(index)}
              >
                <span>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </div>
            ))}
          </div>
          {suggestions.problem && (
            <p className={styles.note}>
              {suggestions.problem === 'failed' ? props.failedText : props.emptyText}
            </p>
          )}
        </div>
      )}
      <output className="visually-hidden">
        {isOpen && suggestions.problem === null && props.countText(options.length)}
      </output>
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
