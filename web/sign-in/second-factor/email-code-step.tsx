import * as m from '#contracts/texts/messages.js';
import { MailboxLink } from '#web/lib/mailbox-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { LoginStepProps } from '../login-step.tsx';
import signInStyles from '../sign-in.module.css';
import { StepForm } from '../step-form.tsx';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';

/** Before the first second factor: who sets it up reads the e-mail, and does not only know the password. */
export function EmailCodeStep(props: LoginStepProps) {
  const { email, errors, fieldErrors } = props.answer;
  const t = useTexts();
  return (
    <StepForm {...props} intent="emailCode" send={t(m.signin_code_send)}>
      <div className={signInStyles.done}>
        <h1 className={styles.stepTitle}>{t(m.bizlogin_email_code_title)}</h1>
        <p className={signInStyles.intro}>{t(m.bizlogin_email_code_text, { email })}</p>
        <MailboxLink />
      </div>
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <CodeField label={t(m.bizlogin_email_code_label)} error={fieldErrors.code} isFirst />
    </StepForm>
  );
}
