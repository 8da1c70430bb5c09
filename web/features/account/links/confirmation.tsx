import { Form, useNavigation } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import styles from './links.module.css';

/** One button that confirms an account; opening the page does not, however often a mail program does so. */
export function Confirmation({ email, errors }: { email: string | null; errors: readonly ApiError[] }) {
  const t = useTexts();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <h1>{t(m.account_verify_title)}</h1>
      <p className={styles.lead}>
        {email === null ? t(m.account_verify_text_nameless) : t(m.account_verify_text, { email })}
      </p>
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <Form method="post" replace>
        <Button type="submit" isBusy={isBusy}>
          {t(m.account_verify_button)}
        </Button>
      </Form>
    </>
  );
}
