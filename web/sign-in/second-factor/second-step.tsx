import { useEffect, useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { LoginStepProps } from '../login-step.tsx';
import signInStyles from '../sign-in.module.css';
import { StepForm } from '../step-form.tsx';
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

function AppCode(props: LoginStepProps) {
  const t = useTexts();
  return (
    <StepForm {...props} intent="secondFactor" send={t(m.signin_code_send)}>
      <CodeField hint={t(m.signin_code_intro)} error={props.answer.fieldErrors.code} isFirst />
    </StepForm>
  );
}

function RecoveryCode(props: LoginStepProps) {
  const t = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const error = props.answer.fieldErrors.recoveryCode;
  useEffect(() => {
    if (error && details.current) details.current.open = true;
  }, [error]);
  return (
    <details ref={details} className={styles.more} open={error !== undefined || undefined}>
      <summary>{t(m.bizlogin_recovery_use)}</summary>
      <StepForm {...props} intent="recoveryCode" send={t(m.signin_code_send)} look="secondary">
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
      </StepForm>
    </details>
  );
}
