import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/blog/article-date.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { ContactMessageSeen } from './message-calls.ts';
import styles from './messages.module.css';

/** A message as it was written, and whether it is answered. */
export function OneMessage({ message }: { message: ContactMessageSeen }) {
  const t = useTexts();
  const locale = useLocale();
  const { id, name, email, subject, createdAt, answeredAt, isDemoRequest } = message;
  const isAnswered = answeredAt !== null;
  const { Form, formProps, answer, isBusy } = useApiForm({ intent: String(id) });
  return (
    <article className={styles.message} aria-labelledby={`message-${id}`}>
      <header className={styles.head}>
        <h2 id={`message-${id}`}>{subject}</h2>
        {isDemoRequest && <StatusPill tone="waiting">{t(m.messages_demo)}</StatusPill>}
        {isAnswered && <StatusPill tone="good">{t(m.messages_answered)}</StatusPill>}
      </header>
      <p className={styles.from}>
        {name} · <a href={`mailto:${email}`}>{email}</a> · {dayLabel(createdAt, locale)}
      </p>
      <p className={styles.words}>{message.message}</p>
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <Form {...formProps}>
        <AttemptKey />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="isAnswered" value={isAnswered ? 'no' : 'yes'} />
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(isAnswered ? m.messages_reopen : m.messages_mark)}
        </Button>
      </Form>
    </article>
  );
}
