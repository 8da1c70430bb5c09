import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AskUnsaved } from './ask-unsaved.tsx';
import styles from './settings-pages.module.css';

/** A page of the settings as its row in the list shows it. */
export interface SettingsRow {
  /** The last part of its address. */
  key: string;
  title: string;
  /** Its value, or what it is for, on one line. */
  line: string;
  icon: Icon;
}

type SettingsPagesProps = {
  /** What the rows are the parts of. */
  label: string;
  /** Address of the list, without a language. */
  home: string;
  back: string;
  rows: readonly SettingsRow[];
  /** Which page is open; null: the list alone. */
  open: string | null;
  children?: ReactNode;
};

/** The account as a list of pages; a wide screen keeps the list beside the open one. */
export function SettingsPages({ label, home, back, rows, open, children }: SettingsPagesProps) {
  const localPath = useLocalPath();
  const page = useRef<HTMLDivElement>(null);
  useOldAnchors(localPath(home), rows, open === null);
  return (
    <div className={classNames(styles.pages, open !== null && styles.isOpen)}>
      <nav aria-label={label} className={styles.nav}>
        {open === null && <h2 className="visually-hidden">{label}</h2>}
        <ul className={styles.list}>
          {rows.map(({ key, title, line, icon: RowIcon }) => (
            <li key={key}>
              <NavLink to={localPath(`${home}/${key}`)} className={styles.row} prefetch="intent">
                <RowIcon size={22} stroke={1.6} aria-hidden="true" className={styles.icon} />
                <span className={styles.words}>
                  <strong>{title}</strong>
                  <span>{line}</span>
                </span>
                <IconChevronRight size={18} stroke={1.6} aria-hidden="true" className={styles.way} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {open !== null && (
        <div ref={page} className={styles.page}>
          <LocalLink to={home} className={styles.back}>
            <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" /> {back}
          </LocalLink>
          {children}
          <AskUnsaved form={page} />
        </div>
      )}
    </div>
  );
}

/** Links of older mails name a part of the one long page that this was. */
function useOldAnchors(home: string, rows: readonly SettingsRow[], isList: boolean): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = rows.find(({ key }) => hash === `#${key}`)?.key;
  useEffect(() => {
    if (isList && named !== undefined) void navigate(`${home}/${named}`, { replace: true });
  }, [home, isList, named, navigate]);
}
