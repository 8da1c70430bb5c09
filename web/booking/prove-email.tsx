import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { MailboxLink } from '#web/lib/mailbox-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { BookingAnswer } from './book-from-form.ts';
import styles from './booking-panel.module.css';
import { MAIL_CODE_AGAIN, PROVE_EMAIL } from './details-form-values.ts';

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
  const { email, session, errors, isSentAgain = false } = answer;
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
    <>
      <Form ref={form} method="post" preventScrollReset noValidate className={styles.proof}>
        <OfProof {...{ email, session, isFramed }} intent={PROVE_EMAIL} />
        <p role="status">{t(isSentAgain ? m.email_code_sent_again : m.email_code_check, { email })}</p>
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
      <Form method="post" preventScrollReset noValidate>
        <OfProof {...{ email, session, isFramed }} intent={MAIL_CODE_AGAIN} />
        <Button type="submit" look="quiet" isBusy={isBusy}>
          {t(m.email_code_again)}
        </Button>
      </Form>
    </>
  );
}

/** What goes out with the digits, and with the wish for others. */
function OfProof({
  intent,
  email,
  session,
  isFramed,
}: {
  intent: string;
  email: string;
  session: string;
  isFramed: boolean;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="session" value={session} />
      {isFramed && <input type="hidden" name="framed" value="1" />}
    </>
  );
}
