import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LOCALES, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import styles from './business-shell.module.css';

const NAMES = { it: m.shell_language_it, en: m.shell_language_en };

type BusinessShellProps = {
  /** At the end of the bar, beside the languages. */
  end?: ReactNode;
  children: ReactNode;
};

/** What stands around every page of the business side. Its sessions are its own, so that links to elsewhere load anew. */
export function BusinessShell({ end, children }: BusinessShellProps) {
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
            Radura <small>{t(m.bizlogin_brand)}</small>
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

function Languages() {
  const t = useTexts();
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t(m.shell_language)} className={styles.languages}>
      {LOCALES.map((each) => (
        <a
          key={each}
          href={pathInLocale(pathname, each)}
          lang={each}
          hrefLang={each}
          aria-current={each === locale || undefined}
          className={styles.language}
        >
          {each.toUpperCase()} <span className="visually-hidden">{NAMES[each]({}, { locale: each })}</span>
        </a>
      ))}
    </nav>
  );
}
