import { Form, useLocation } from 'react-router';
import { LOCALES } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import styles from './language-switch.module.css';

const NAMES = { it: m.shell_language_it, en: m.shell_language_en };

/** Two buttons that keep the page; the choice is stored, also without JavaScript. */
export function LanguageSwitch() {
  const t = useTexts();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/language" preventScrollReset>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{t(m.shell_language)}</legend>
        <input type="hidden" name="path" value={pathname + search} />
        {LOCALES.map((each) => (
          <button
            key={each}
            type="submit"
            name="language"
            value={each}
            lang={each}
            aria-pressed={each === locale}
            className={styles.language}
          >
            {each.toUpperCase()} <span className="visually-hidden">{NAMES[each]({}, { locale: each })}</span>
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
