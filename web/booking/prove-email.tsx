import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { MailboxLink } from '#web/lib/mailbox-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { BookingAnswer } from './book-from-form.ts';
import styles from './booking-panel.module.css';
import { PROVE_EMAIL } from './details-form-values.ts';

const ALL_DIGITS = /^\s*(?:\d\s*){6}$/;

/** The mailed digits are typed where the booking was made: the last one sends them. The link of the mail does the same. */
export function ProveEmail({
  answer,
  isBusy,
  isFramed,
}: {
  answer: Extract<BookingAnswer, { kind: 'checkEmail' }>;
  isBusy: boolean;
  isFramed: boolean;
}) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { email, session, errors } = answer;
  const [typed, setTyped] = useState('');
  const sent = useRef('');
  useEffect(() => {
    // What was typed while an answer was on its way goes out after it.
    if (isBusy || !ALL_DIGITS.test(typed) || typed === sent.current) return;
    sent.current = typed;
    form.current?.requestSubmit();
  }, [typed, isBusy]);
  const [problem] = errors;
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=code]');
    field?.focus();
    if (problem) field?.select();
  }, [problem]);
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className={styles.proof}>
      <input type="hidden" name="intent" value={PROVE_EMAIL} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="session" value={session} />
      {isFramed && <input type="hidden" name="framed" value="1" />}
      <p>{t(m.email_code_check, { email })}</p>
      <MailboxLink />
      <TextField
        name="code"
        label={t(m.email_code_label)}
        hint={t(m.email_code_hint)}
        error={problem?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        className={styles.digits}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        {t(m.email_code_confirm)}
      </Button>
    </Form>
  );
}
