import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './lost-page.module.css';
import { LostPath } from './lost-path.tsx';

export function NotFoundPage() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <section className={styles.page}>
      <title>{`${t(m.shell_not_found_title)} · Radura`}</title>
      <meta name="robots" content="noindex" />
      <LostPath />
      <h1>{t(m.shell_not_found_title)}</h1>
      <p>{t(m.shell_not_found_text)}</p>
      <ButtonLink to={localPath('/')}>{t(m.shell_go_home)}</ButtonLink>
    </section>
  );
}
