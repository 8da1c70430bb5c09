import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { CheckMail } from './check-mail.tsx';
import { LOGIN_MODAL } from './modal-ids.ts';
import { repeatedPassword } from './register-from-form.ts';
import { Registration } from './registration.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { SignInLink } from './sign-in-link.tsx';
import styles from './sign-in.module.css';

/** Registers a person; afterwards only the mail's link is missing. */
export function RegisterForm({ pageAnswer }: { pageAnswer?: FormAnswer | undefined }) {
  const t = useTexts();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data ?? pageAnswer;
  if (answer?.isSaved) {
    const { email } = repeatedPassword(answer);
    return (
      <CheckMail title={t(m.signin_check_mail_title)} text={t(m.signin_check_mail, { email })}>
        <ResendConfirmation
          fetcher={fetcher}
          action="/register"
          email={email}
          isSent={answer.intent === 'resend'}
        />
      </CheckMail>
    );
  }
  return (
    <>
      <Registration fetcher={fetcher} refused={answer} />
      <p className={`${styles.ways} ${styles.end}`}>
        {t(m.signin_have_account)}
        <SignInLink to={LOGIN_MODAL}>{t(m.signin_log_in)}</SignInLink>
      </p>
    </>
  );
}
