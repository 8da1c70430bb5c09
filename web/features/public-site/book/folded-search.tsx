import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './folded-search.module.css';
import type { SearchAddress } from './search-address.ts';

const SHEET = 'search-sheet';

type FoldedSearchProps = { address: Pick<SearchAddress, 'keyword' | 'city'>; children: ReactNode };

/** On phones one line says what is searched for and opens its form; elsewhere the form stands. Without scripts the line leads to the form. */
export function FoldedSearch({ address: { keyword, city }, children }: FoldedSearchProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    sheet.current?.querySelector<HTMLElement>('input:not([type=hidden], [type=radio])')?.focus();
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      line.current?.focus();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen]);
  const what = keyword || t(m.search_fold_anything);
  const where = city || t(m.search_fold_anywhere);
  return (
    <>
      <a
        ref={line}
        href={`#${SHEET}`}
        role="button"
        aria-expanded={isOpen}
        aria-label={t(m.search_fold_change, { what, where })}
        className={styles.line}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <IconSearch size={20} stroke={1.8} aria-hidden="true" />
        <span className={styles.said}>
          <strong>{what}</strong> · {where}
        </span>
      </a>
      <div ref={sheet} id={SHEET} className={classNames(styles.sheet, isOpen && styles.open)}>
        <div className={styles.form}>
          {children}
          <a
            href="#main"
            aria-label={t(m.search_fold_close)}
            className={styles.close}
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
              line.current?.focus();
            }}
          >
            <IconX size={20} stroke={1.8} aria-hidden="true" />
          </a>
        </div>
      </div>
    </>
  );
}
