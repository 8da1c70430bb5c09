import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './business-shell.module.css';
import { Languages } from './languages.tsx';

type BusinessShellProps = {
  /** At the end of the bar, beside the languages. */
  end?: ReactNode;
  /** Beside the name; that of businesses unless given. */
  brand?: string;
  children: ReactNode;
};

/** What stands around every page of the business side. Its sessions are its own, so that links to elsewhere load anew. */
export function BusinessShell({ end, brand, children }: BusinessShellProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <div className={styles.page}>
      <a href="#content" className={styles.skip}>
        {t(m.shell_skip)}
      </a>
      <header className={styles.header}>
        <a href={localPath('/')} className={styles.home}>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span>
            Radura <small>{brand ?? t(m.bizlogin_brand)}</small>
            <span className="visually-hidden">: {t(m.shell_go_home)}</span>
          </span>
        </a>
        <Languages />
        {end}
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
