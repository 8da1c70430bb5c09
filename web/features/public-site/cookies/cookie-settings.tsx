import type { CookieChoice } from '#contracts/cookie-choice.ts';
import * as m from '#contracts/texts/messages.js';
import { useRootData } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { COOKIE_SETTINGS } from './cookie-settings-id.ts';
import { CookieChoiceForm } from './cookie-choice-form.tsx';
import styles from './cookie-settings.module.css';

const NOW = { necessary: m.cookies_choice_necessary, all: m.cookies_choice_all } satisfies Record<
  CookieChoice,
  unknown
>;

/** What was chosen, and the same two answers again. */
export function CookieSettings() {
  const t = useTexts();
  const choice = useRootData()?.cookieChoice ?? null;
  return (
    <section id={COOKIE_SETTINGS} className={styles.settings} aria-labelledby="cookie-choice-title">
      <h2 id="cookie-choice-title">{t(m.cookies_choice_title)}</h2>
      <p role="status">{t(choice === null ? m.cookies_choice_none : NOW[choice])}</p>
      <p className={styles.small}>{t(m.cookies_choice_months)}</p>
      <CookieChoiceForm />
    </section>
  );
}
