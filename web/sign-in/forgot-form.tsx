import { useState } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { CheckMail } from './check-mail.tsx';
import { EmailField } from './email-field.tsx';
import { forgotProblem } from './forgot-from-form.ts';
import type { ForgotAnswer } from './forgot-from-form.ts';
import { LOGIN_MODAL } from './modal-ids.ts';
import { SignInLink } from './sign-in-link.tsx';
import styles from './sign-in.module.css';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

/** Asks for a link to choose a new password; the answer never says whether the address is known. */
export function ForgotForm({ pageAnswer }: { pageAnswer?: ForgotAnswer | undefined }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isHydrated = useIsHydrated();
  const fetcher = useFetcher<ForgotAnswer>();
  const answer = fetcher.data ?? pageAnswer;
  const refused = answer?.kind === 'refused' ? answer : undefined;
  const form = useFocusOnProblem(refused);
  const [problem, setProblem] = useState<string>();
  const isBusy = fetcher.state !== 'idle';
  if (answer?.kind === 'sent') {
    return (
      <CheckMail
        title={t(m.signin_forgot_sent_title)}
        text={t(m.signin_forgot_sent, { email: answer.email })}
      >
        <SignInLink to={LOGIN_MODAL}>{t(m.signin_back_to_login)}</SignInLink>
      </CheckMail>
    );
  }
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localPath('/forgot')}
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
      <EmailField defaultValue={refused?.email} error={problem ?? refused?.emailError} />
      {refused && refused.errors.length > 0 && <ErrorBoxes errors={refused.errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.signin_forgot_send)}
      </Button>
      <p className={`${styles.ways} ${styles.end}`}>
        <SignInLink to={LOGIN_MODAL}>{t(m.signin_back_to_login)}</SignInLink>
      </p>
    </fetcher.Form>
  );
}
