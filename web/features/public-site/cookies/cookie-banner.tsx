import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useRootData } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import buttonStyles from '#web/ui/button.module.css';
import styles from './cookie-banner.module.css';

/**
 * Asks once, above the page and never over it: refusing, accepting and reading on stand beside each other and look alike
 * (ledger CON-07). Nothing optional is set before an answer.
 */
export function CookieBanner() {
  const t = useTexts();
  const root = useRootData();
  if (root === undefined || root.cookieChoice !== null) return null;
  return (
    <section className={styles.banner} aria-label={t(m.cookies_banner_label)}>
      <div className={styles.inside}>
        <p>{t(m.cookies_banner_text)}</p>
        <CookieChoiceForm>
          <LocalLink
            to="/cookies"
            className={`${buttonStyles.button} ${buttonStyles.secondary} ${styles.answer}`}
          >
            {t(m.cookies_details)}
          </LocalLink>
        </CookieChoiceForm>
      </div>
    </section>
  );
}

/** Two equal answers, stored for 12 months, also without scripts. */
export function CookieChoiceForm({ children }: { children?: ReactNode }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action="/cookie-choice"
      preventScrollReset
      replace
      className={styles.answers}
      onSubmit={() => document.getElementById('content')?.focus({ preventScroll: true })}
    >
      <input type="hidden" name="path" value={pathname + search} />
      <Button type="submit" name="choice" value="necessary" look="secondary" className={styles.answer}>
        {t(m.cookies_necessary)}
      </Button>
      <Button type="submit" name="choice" value="all" look="secondary" className={styles.answer}>
        {t(m.cookies_all)}
      </Button>
      {children}
    </Form>
  );
}
