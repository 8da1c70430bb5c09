import { useEffect, useRef } from 'react';
import type { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { LoginAnswer, StepAnswer } from './login-answer.ts';
import type { LoginAction } from './login-credentials.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SecondStep } from './second-factor/second-step.tsx';
import styles from './sign-in.module.css';
import { StepForm } from './step-form.tsx';

export type LoginStepProps = {
  fetcher: ReturnType<typeof useFetcher<LoginAnswer>>;
  action: LoginAction;
  answer: StepAnswer;
  /** Where a browser without scripts goes afterwards; the action knows where by itself when it is absent. */
  next?: string | undefined;
};

/** What is still asked after the right password: a password of one's own, or a second factor. */
export function LoginStep(props: LoginStepProps) {
  return props.answer.step === 'newPassword' ? <NewPasswordStep {...props} /> : <SecondStep {...props} />;
}

function NewPasswordStep(props: LoginStepProps) {
  const { answer } = props;
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <StepForm {...props} intent="newPassword" send={t(m.signin_save_password)}>
      <div className={styles.done}>
        <h2 ref={heading} tabIndex={-1}>
          {t(m.signin_new_password_title)}
        </h2>
        <p className={styles.intro}>{t(m.signin_new_password_intro)}</p>
      </div>
      <NewPasswordFields demand="strong" words="reset" errors={answer.fieldErrors} />
      {answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
    </StepForm>
  );
}
