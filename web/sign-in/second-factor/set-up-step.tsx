import { useEffect, useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { LoginStepProps } from '../login-step.tsx';
import signInStyles from '../sign-in.module.css';
import { StepForm } from '../step-form.tsx';
import { AppToAddView } from './app-to-add-view.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeySetUp } from './passkey-set-up.tsx';
import styles from './second-factor.module.css';
import type { AppToAdd } from './second-factor-calls.ts';

/** The first second factor, asked for between the password and the session: an app, or a passkey. */
export function SetUpStep(props: LoginStepProps) {
  const { answer } = props;
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { app } = answer;
  return (
    <div className={signInStyles.form}>
      <div className={signInStyles.done}>
        <h1 ref={heading} tabIndex={-1} className={styles.stepTitle}>
          {t(m.bizlogin_setup_title)}
        </h1>
        <p className={signInStyles.intro}>{t(m.bizlogin_setup_intro)}</p>
      </div>
      {answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      {app && (
        <StepForm {...props} intent="confirmApp" send={t(m.bizlogin_setup_confirm)}>
          <AppToAddView app={app} />
          <AppFields app={app} />
          <CodeField label={t(m.bizlogin_setup_type)} error={answer.fieldErrors.code} />
        </StepForm>
      )}
      <PasskeySetUp {...props} />
    </div>
  );
}

function AppFields({ app }: { app: AppToAdd }) {
  return Object.entries(app).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
