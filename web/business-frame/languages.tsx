import { useLocation } from 'react-router';
import { LOCALES, pathInLocale, pathWithoutLocale, SWEDISH } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import styles from './languages.module.css';

const NAMES = { it: m.shell_language_it, en: m.shell_language_en };

/** The same page in each language. */
export function Languages() {
  const t = useTexts();
  const locale = useLocale();
  const { pathname } = useLocation();
  const hasSwedish = globalThis.raduraTexts?.sv && pathWithoutLocale(pathname).startsWith('/business');
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
      {hasSwedish && (
        <form method="post" action="/language">
          <input type="hidden" name="path" value={pathname} />
          <button type="submit" name="language" value={SWEDISH} lang={SWEDISH} className={styles.language}>
            SV <span className="visually-hidden">Svenska</span>
          </button>
        </form>
      )}
    </nav>
  );
}
