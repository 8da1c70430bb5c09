import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { NewsletterIssueSeen } from './issue-calls.ts';
import styles from './issue.module.css';

/** What is saved goes out: to who looks, or to everybody, after a question. */
export function IssueOut({ issue, readers }: { issue: NewsletterIssueSeen; readers: number }) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const [isAsking, setAsking] = useState(false);
  const test = useApiForm({ intent: 'test', onSaved: () => showSuccess(t(m.issues_tested)) });
  const sending = useApiForm({ intent: 'send', onSaved: () => showSuccess(t(m.issues_sent)) });
  const errors = [...(test.answer?.errors ?? []), ...(sending.answer?.errors ?? [])];
  return (
    <section className={styles.out}>
      <p className={styles.hint}>{t(m.issues_test_hint)}</p>
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <div className={styles.acts}>
        <test.Form {...test.formProps}>
          <AttemptKey />
          <input type="hidden" name="act" value="test" />
          <Button type="submit" look="secondary" isBusy={test.isBusy}>
            {t(m.issues_test)}
          </Button>
        </test.Form>
        <sending.Form {...sending.formProps}>
          <AttemptKey />
          <input type="hidden" name="act" value="send" />
          <input type="hidden" name="version" value={issue.version} />
          <Button type="button" onClick={() => setAsking(true)} isBusy={sending.isBusy}>
            {t(m.issues_send)}
          </Button>
        </sending.Form>
      </div>
      <ConfirmDialog
        title={t(m.issues_send_title)}
        verb={t(m.issues_send_confirm)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          sending.formProps.ref.current?.requestSubmit();
        }}
      >
        <p>{t(m.issues_send_text, { count: String(readers) })}</p>
      </ConfirmDialog>
    </section>
  );
}
