import { useEffect, useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { LoginStepProps } from '../login-step.tsx';
import signInStyles from '../sign-in.module.css';
import { StepFields } from '../step-fields.tsx';
import { useFocusOnProblem } from '../use-focus-on-problem.ts';
import { CodeField } from './code-field.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import styles from './second-factor.module.css';

/** After the right password: a code of the app, a passkey or a recovery code, whichever the person has. */
export function SecondStep(props: LoginStepProps) {
  const { ways, errors } = props.answer;
  const t = useTexts();
  const hasApp = ways.includes('authenticatorApp');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasApp) heading.current?.focus();
  }, [hasApp]);
  return (
    <div className={signInStyles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {t(m.signin_code_title)}
      </h2>
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      {hasApp && <AppCode {...props} />}
      {ways.some((way) => way !== 'authenticatorApp') && (
        <div className={hasApp ? styles.otherWays : styles.onlyWays}>
          {ways.includes('passkey') && <PasskeySignIn {...props} />}
          {ways.includes('recoveryCode') && <RecoveryCode {...props} />}
        </div>
      )}
    </div>
  );
}

function AppCode({ fetcher, action, answer, next }: LoginStepProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const form = useFocusOnProblem(answer);
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localPath(action)}
      noValidate
      className={signInStyles.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <StepFields intent="secondFactor" answer={answer} next={next} />
      <CodeField hint={t(m.signin_code_intro)} error={answer.fieldErrors.code} isFirst />
      <Button type="submit" isBusy={isBusy}>
        {t(m.signin_code_send)}
      </Button>
    </fetcher.Form>
  );
}

function RecoveryCode({ fetcher, action, answer, next }: LoginStepProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const form = useFocusOnProblem(answer);
  const details = useRef<HTMLDetailsElement>(null);
  const isBusy = fetcher.state !== 'idle';
  const error = answer.fieldErrors.recoveryCode;
  useEffect(() => {
    if (error && details.current) details.current.open = true;
  }, [error]);
  return (
    <details ref={details} className={styles.more} open={error !== undefined || undefined}>
      <summary>{t(m.bizlogin_recovery_use)}</summary>
      <fetcher.Form
        ref={form}
        method="post"
        action={localPath(action)}
        noValidate
        className={signInStyles.form}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
      >
        <StepFields intent="recoveryCode" answer={answer} next={next} />
        <TextField
          name="code"
          label={t(m.bizlogin_recovery_code)}
          hint={t(m.bizlogin_recovery_hint)}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.signin_code_send)}
        </Button>
      </fetcher.Form>
    </details>
  );
}
