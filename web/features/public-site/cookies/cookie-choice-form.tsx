import { Form, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './cookie-choice-form.module.css';

/**
 * Two equal answers, stored for 12 months, also without scripts (specification section 2). What is allowed comes with the next document: the page is
 * loaded anew where there is something to allow.
 */
export function CookieChoiceForm() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const hasOptional = usePublicConfig().measuringScriptUrl !== undefined;
  return (
    <Form
      method="post"
      action="/cookie-choice"
      preventScrollReset
      reloadDocument={hasOptional}
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
    </Form>
  );
}
