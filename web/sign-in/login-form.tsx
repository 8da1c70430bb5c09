import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { textOf } from '#web/lib/form-text.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsAlive } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { loginProblems } from './log-in-from-form.ts';
import type { LoginAnswer, LoginField } from './log-in-from-form.ts';
import { LoginStep } from './login-step.tsx';
import { FORGOT_MODAL, REGISTER_MODAL } from './modal-ids.ts';
import { PasswordField } from './password-field.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { ScriptedField } from './scripted-field.tsx';
import { SignInLink, useNextPath } from './sign-in-link.tsx';
import styles from './sign-in.module.css';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

type LoginFormProps = {
  /** What the page was answered, where the form was sent without scripts. */
  pageAnswer?: LoginAnswer | undefined;
  /** Why the form is shown, where nobody asked for it. */
  note?: string | undefined;
  onSignedIn: () => void;
};

/** E-mail and password, then whatever the answer still asks for. */
export function LoginForm({ pageAnswer, note, onSignedIn }: LoginFormProps) {
  const t = useTexts();
  const fetcher = useFetcher<LoginAnswer>();
  const answer = fetcher.data ?? pageAnswer;
  const isDone = fetcher.data?.kind === 'signedIn' && fetcher.state === 'idle';
  useEffect(() => {
    if (isDone) onSignedIn();
  }, [isDone, onSignedIn]);

  if (answer?.kind === 'step') return <LoginStep fetcher={fetcher} answer={answer} />;
  if (answer?.kind === 'setupNeeded') return <SetupNeeded />;
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      <Credentials fetcher={fetcher} answer={answer} />
      {(answer?.kind === 'mailSent' || (answer?.kind === 'refused' && answer.isUnconfirmed)) && (
        <ResendConfirmation
          fetcher={fetcher}
          action="/login"
          email={answer.email}
          isSent={answer.kind === 'mailSent'}
        />
      )}
      <p className={`${styles.ways} ${styles.end}`}>
        {t(m.signin_no_account)}
        <SignInLink to={REGISTER_MODAL}>{t(m.signin_register)}</SignInLink>
      </p>
    </>
  );
}

type CredentialsProps = {
  fetcher: ReturnType<typeof useFetcher<LoginAnswer>>;
  answer: LoginAnswer | undefined;
};

function Credentials({ fetcher, answer }: CredentialsProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const next = useNextPath();
  const isAlive = useIsAlive();
  const refused = answer?.kind === 'refused' ? answer : undefined;
  const form = useFocusOnProblem(refused);
  const [missing, setMissing] = useState<Partial<Record<LoginField, string>>>({});
  const isBusy = fetcher.state !== 'idle';
  const check = (event: FormEvent<HTMLFormElement>): void => {
    const typed = new FormData(event.currentTarget);
    const problems = loginProblems(t, { email: textOf(typed, 'email'), password: textOf(typed, 'password') });
    setMissing(problems);
    const [first] = Object.keys(problems);
    if (first !== undefined || isBusy) event.preventDefault();
    if (first !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localPath('/login')}
      noValidate={isAlive}
      className={styles.form}
      onSubmit={check}
    >
      <input type="hidden" name="next" value={next} />
      <ScriptedField />
      <TextField
        name="email"
        type="email"
        label={t(m.signin_email)}
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={254}
        defaultValue={refused?.email}
        error={missing.email ?? refused?.fieldErrors.email}
        data-autofocus
      />
      <PasswordField
        name="password"
        label={t(m.signin_password)}
        autoComplete="current-password"
        required
        error={missing.password ?? refused?.fieldErrors.password}
      />
      <p className={styles.under}>
        <SignInLink to={FORGOT_MODAL}>{t(m.signin_forgot_link)}</SignInLink>
      </p>
      {refused && refused.errors.length > 0 && <ErrorBoxes errors={refused.errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.signin_log_in)}
      </Button>
    </fetcher.Form>
  );
}

function SetupNeeded() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <div className={styles.done} role="status">
      <p>{t(m.signin_setup_needed)}</p>
      <a href={localPath('/business/login')}>{t(m.signin_to_business)}</a>
    </div>
  );
}
