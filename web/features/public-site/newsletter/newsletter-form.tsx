import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { NewsletterPlace } from '#contracts/newsletter.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import styles from './newsletter-form.module.css';

/** Signs up for the newsletter without leaving the page; without scripts `/newsletter` answers. */
export function NewsletterForm({ place, answered }: { place: NewsletterPlace; answered?: FormAnswer }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { showSuccess } = useToasts();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data ?? answered;
  const isAsked = fetcher.data?.isSaved ?? false;
  useEffect(() => {
    if (isAsked) showSuccess(t(m.newsletter_thanks_title));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [fetcher.data]);
  if (answer?.isSaved)
    return (
      <p role="status" className={styles.thanks}>
        {t(m.newsletter_thanks)}
      </p>
    );
  return (
    <fetcher.Form method="post" action={localPath('/newsletter')} className={styles.form}>
      <input type="hidden" name="place" value={place} />
      <div className={styles.row}>
        <TextField
          name="email"
          type="email"
          label={t(m.newsletter_email)}
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={answer?.typed.find(([name]) => name === 'email')?.[1]}
          error={answer?.fieldErrors.email}
        />
        <Button type="submit" isBusy={fetcher.state !== 'idle'}>
          {t(m.newsletter_submit)}
        </Button>
      </div>
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <small className={styles.consent}>
        {t(m.newsletter_consent)} <LocalLink to="/privacy">{t(m.newsletter_privacy)}</LocalLink>
      </small>
    </fetcher.Form>
  );
}
