import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './filter-bar.module.css';

const TYPING_PAUSE_MS = 500;

type FilterBarProps = {
  /** What is searched for, as the address has it; without `search` there is no search field. */
  search?: { name: string; label: string; value: string };
  /** Where no filter is set. */
  clearHref: string;
  isFiltered: boolean;
  /** Segments and choices, each with its name in the address. */
  children?: ReactNode;
};

/** A list's filters. They stand in the address: changing one, or half a second without typing, asks for it. */
export function FilterBar({ search, clearHref, isFiltered, children }: FilterBarProps) {
  const t = useTexts();
  const form = useAskingForm();
  return (
    <Form ref={form} method="get" role="search" className={styles.bar} preventScrollReset>
      {search && (
        <label className={styles.search}>
          <span className="visually-hidden">{search.label}</span>
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <SearchInput {...search} />
        </label>
      )}
      {children}
      {isFiltered && (
        <Link to={clearHref} preventScrollReset className={styles.clear}>
          {t(m.kit_filter_none)}
        </Link>
      )}
    </Form>
  );
}

/** Goes with the address, back and forward too, but never changes under who is typing. */
function SearchInput({ name, label, value }: { name: string; label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <input
      ref={input}
      type="search"
      name={name}
      defaultValue={value}
      placeholder={label}
      autoComplete="off"
    />
  );
}

/** Sends the form by itself; native events, since the kit's own choices tell theirs by them too. */
function useAskingForm() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    const asking = form.current;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      clearTimeout(pause);
      void submit(asking, { replace: true, preventScrollReset: true });
    };
    const askAfterTyping = (event: Event): void => {
      clearTimeout(pause);
      if (event.target instanceof HTMLInputElement && event.target.type === 'search')
        pause = setTimeout(ask, TYPING_PAUSE_MS);
    };
    const askAtOnce = (event: Event): void => {
      if (!(event.target instanceof HTMLInputElement && event.target.type === 'search')) ask();
    };
    asking?.addEventListener('input', askAfterTyping);
    asking?.addEventListener('change', askAtOnce);
    return () => {
      clearTimeout(pause);
      asking?.removeEventListener('input', askAfterTyping);
      asking?.removeEventListener('change', askAtOnce);
    };
  }, [submit]);
  return form;
}
