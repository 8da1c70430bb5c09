import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
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
      <search>
        <Form action={localPath('/book/')} className={styles.search}>
          <TextField
            type="search"
            name="keyword"
            label={t(m.home_keyword)}
            placeholder={t(m.home_keyword_example)}
            maxLength={120}
          />
          <Button type="submit">{t(m.home_search)}</Button>
        </Form>
      </search>
      <LocalLink to="/">{t(m.shell_go_home)}</LocalLink>
    </section>
  );
}
