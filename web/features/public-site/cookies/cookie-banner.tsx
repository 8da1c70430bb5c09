import { IconX } from '@tabler/icons-react';
import { Form, Link, useLocation } from 'react-router';
import { isMeasured } from '#contracts/cookie-choice.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { usePublicConfig, useRootData } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { CookieChoiceForm } from './cookie-choice-form.tsx';
import styles from './cookie-banner.module.css';

/**
 * Asks about cookies that are not necessary, where the configuration names any (specification section 2, decision 138): two equal answers, and an X that
 * means the necessary ones. Gone once answered, for 12 months.
 */
export function CookieBanner() {
  const t = useTexts();
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  const { measuringScriptUrl } = usePublicConfig();
  const isAnswered = (useRootData()?.cookieChoice ?? null) !== null;
  if (measuringScriptUrl === undefined || isAnswered || !isMeasured(pathname)) return null;
  return (
    <section className={styles.banner} aria-label={t(m.cookies_banner_title)}>
      <p>
        {t(m.cookies_banner_text)} <Link to={localPath('/cookies')}>{t(m.cookies_banner_more)}</Link>
      </p>
      <CookieChoiceForm />
      <Form method="post" action="/cookie-choice" reloadDocument className={styles.close}>
        <input type="hidden" name="path" value={pathname + search} />
        <button type="submit" name="choice" value="necessary" aria-label={t(m.cookies_banner_close)}>
          <IconX size={20} aria-hidden="true" />
        </button>
      </Form>
    </section>
  );
}
