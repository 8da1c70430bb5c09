import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { CheckMail } from './check-mail.tsx';
import { EmailField } from './email-field.tsx';
import { FORGOT_INTENT, forgotProblem } from './forgot-from-form.ts';
import { LOGIN_MODAL } from './modal-ids.ts';
import { SignInLink } from './sign-in-link.tsx';
import styles from './sign-in.module.css';

/** Asks for a link to choose a new password; the answer never says whether the address is known. */
export function ForgotForm() {
  const t = useTexts();
  const localPath = useLocalPath();
  const isHydrated = useIsHydrated();
  const { Form, formProps, answer, isBusy } = useApiForm({
    action: localPath('/forgot'),
    intent: FORGOT_INTENT,
  });
  const email = new Map(answer?.typed).get('email');
  const [problem, setProblem] = useState<string>();
  if (answer?.isSaved) {
    return (
      <CheckMail title={t(m.signin_forgot_sent_title)} text={t(m.signin_forgot_sent, { email: email ?? '' })}>
        <SignInLink to={LOGIN_MODAL}>{t(m.signin_back_to_login)}</SignInLink>
      </CheckMail>
    );
  }
  return (
    <Form
      {...formProps}
      noValidate={isHydrated}
      className={styles.form}
      onSubmit={(event) => {
        const found = forgotProblem(t, textOf(new FormData(event.currentTarget), 'email'));
        setProblem(found);
        if (found !== undefined || isBusy) event.preventDefault();
        if (found !== undefined) event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
      }}
    >
      <AttemptKey />
      <p className={styles.intro}>{t(m.signin_forgot_intro)}</p>
      <EmailField defaultValue={email} error={problem ?? answer?.fieldErrors['email']} />
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.signin_forgot_send)}
      </Button>
      <p className={`${styles.ways} ${styles.end}`}>
        <SignInLink to={LOGIN_MODAL}>{t(m.signin_back_to_login)}</SignInLink>
      </p>
    </Form>
  );
}
