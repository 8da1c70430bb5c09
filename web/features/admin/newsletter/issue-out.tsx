import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { NewsletterIssueSeen } from './issue-calls.ts';
import styles from './issue.module.css';

/** What is saved goes out: to who looks, or to everybody, after a question and a proof. Or it is thrown away. */
export function IssueOut({ issue, readers }: { issue: NewsletterIssueSeen; readers: number }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const [question, setQuestion] = useState<'send' | 'delete' | null>(null);
  const test = useApiForm({ intent: 'test', onSaved: () => showSuccess(t(m.issues_tested)) });
  const sending = useApiForm({ intent: 'send', onSaved: () => showSuccess(t(m.issues_sent)) });
  const removal = useApiForm({
    intent: 'delete',
    onSaved: () => {
      showSuccess(t(m.issues_deleted));
      void navigate(localPath('/admin/newsletter'));
    },
  });
  const errors = [test, sending, removal].flatMap(({ answer }) => answer?.errors ?? []);
  return (
    <section className={styles.out}>
      <p className={styles.hint}>{t(m.issues_test_hint)}</p>
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <sending.Form {...sending.formProps} className={styles.proof}>
        <AttemptKey />
        <input type="hidden" name="act" value="send" />
        <input type="hidden" name="version" value={issue.version} />
        <ProofIfRequired answer={sending.answer} />
      </sending.Form>
      <div className={styles.acts}>
        <Button type="button" onClick={() => setQuestion('send')} isBusy={sending.isBusy}>
          {t(m.issues_send)}
        </Button>
        <test.Form {...test.formProps}>
          <AttemptKey />
          <input type="hidden" name="act" value="test" />
          <Button type="submit" look="secondary" isBusy={test.isBusy}>
            {t(m.issues_test)}
          </Button>
        </test.Form>
        <removal.Form {...removal.formProps}>
          <AttemptKey />
          <input type="hidden" name="act" value="delete" />
          <Button type="button" look="quiet" onClick={() => setQuestion('delete')} isBusy={removal.isBusy}>
            {t(m.issues_delete)}
          </Button>
        </removal.Form>
      </div>
      <ConfirmDialog
        title={t(m.issues_send_title)}
        verb={t(m.issues_send_confirm)}
        isOpen={question === 'send'}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          sending.formProps.ref.current?.requestSubmit();
        }}
      >
        <p>{t(m.issues_send_text, { count: String(readers) })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t(m.issues_delete_title, { subject: issue.subject })}
        verb={t(m.issues_delete)}
        isOpen={question === 'delete'}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          removal.formProps.ref.current?.requestSubmit();
        }}
      >
        <p>{t(m.issues_delete_text)}</p>
      </ConfirmDialog>
    </section>
  );
}
