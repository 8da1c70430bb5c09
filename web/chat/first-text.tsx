import { IconSend2 } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ChatAnswer } from './chat-action.ts';
import { TalkHead } from './talk.tsx';
import styles from './chat.module.css';

/** A talk in which nothing was written yet: it begins with the first text. */
export function FirstText({
  name,
  roleText,
  backHref,
  answer,
  children,
}: {
  name: string;
  roleText: string;
  backHref: string;
  answer: ChatAnswer | undefined;
  /** What the form says beside the text. */
  children?: ReactNode;
}) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state !== 'idle';
  return (
    <section className={styles.talk} aria-label={t(m.chat_with, { name })}>
      <TalkHead chat={{ name, user: { image: null, email: null } }} {...{ roleText, backHref }} />
      <p className={styles.empty}>{t(m.chat_start)}</p>
      <Form ref={form} method="post" className={styles.composer}>
        <AttemptKey />
        {children}
        {answer && (
          <p role="alert" className={styles.refused}>
            {answer.errors[0]?.message ?? t(m.chat_not_sent)}
          </p>
        )}
        <label htmlFor="chat-text" className="visually-hidden">
          {t(m.chat_text)}
        </label>
        <textarea
          id="chat-text"
          name="content"
          rows={2}
          required
          maxLength={4000}
          defaultValue={answer?.content ?? ''}
          placeholder={t(m.chat_text)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (event.currentTarget.value.trim() !== '') form.current?.requestSubmit();
          }}
        />
        <Button type="submit" isBusy={isSending} aria-label={t(m.chat_send)}>
          <IconSend2 size={20} stroke={1.6} aria-hidden="true" />
          <span className={styles.wide}>{t(m.chat_send)}</span>
        </Button>
      </Form>
    </section>
  );
}
