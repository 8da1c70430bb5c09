import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { textOf } from '#web/lib/form-text.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { EmailField } from './email-field.tsx';
import { loginProblems } from './log-in-from-form.ts';
import type { LoginAnswer, LoginField } from './login-answer.ts';
import { PasswordField } from './password-field.tsx';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import styles from './sign-in.module.css';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

/** The pages that take a login's forms. */
export type LoginAction = '/login' | '/admin/login' | '/business/login' | `/business/login?${string}`;

type LoginCredentialsProps = {
  fetcher: ReturnType<typeof useFetcher<LoginAnswer>>;
  action: LoginAction;
  answer: LoginAnswer | undefined;
  /** Where a browser without scripts goes afterwards; the action knows where by itself when it is absent. */
  next?: string | undefined;
  /** The way out for who forgot the password. */
  forgot: ReactNode;
};

/** E-mail and password. */
export function LoginCredentials({ fetcher, action, answer, next, forgot }: LoginCredentialsProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isHydrated = useIsHydrated();
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
      action={localPath(action)}
      noValidate={isHydrated}
      className={styles.form}
      onSubmit={check}
    >
      {next && <input type="hidden" name="next" value={next} />}
      <ScriptedField />
      <EmailField defaultValue={refused?.email} error={missing.email ?? refused?.fieldErrors.email} />
      <PasswordField
        name="password"
        label={t(m.signin_password)}
        autoComplete="current-password"
        required
        error={missing.password ?? refused?.fieldErrors.password}
      />
      <p className={styles.under}>{forgot}</p>
      {refused && refused.errors.length > 0 && <ErrorBoxes errors={refused.errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.signin_log_in)}
      </Button>
    </fetcher.Form>
  );
}
