import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './lost-page.module.css';
import { LostPath } from './lost-path.tsx';

export function FailurePage() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.page}>
      <title>{`${t(m.ui_something_went_wrong)} · Radura`}</title>
      <meta name="robots" content="noindex" />
      <LostPath />
      <h1>{t(m.ui_something_went_wrong)}</h1>
      <p>{t(m.shell_error_text)}</p>
      <ButtonLink to={pathname + search} reloadDocument>
        {t(m.shell_retry)}
      </ButtonLink>
    </section>
  );
}
