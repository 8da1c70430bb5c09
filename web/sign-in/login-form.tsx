import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { LoginAnswer } from './login-answer.ts';
import { LoginCredentials } from './login-credentials.tsx';
import { LoginStep } from './login-step.tsx';
import { FORGOT_MODAL, REGISTER_MODAL } from './modal-ids.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { SignInLink, useNextPath } from './sign-in-link.tsx';
import styles from './sign-in.module.css';

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
  const next = useNextPath();
  const fetcher = useFetcher<LoginAnswer>();
  const answer = fetcher.data ?? pageAnswer;
  const isDone = fetcher.data?.kind === 'signedIn' && fetcher.state === 'idle';
  useEffect(() => {
    if (isDone) onSignedIn();
  }, [isDone, onSignedIn]);

  if (answer?.kind === 'step') {
    if (answer.step === 'setUp') return <SetupNeeded />;
    return <LoginStep fetcher={fetcher} action="/login" answer={answer} next={next} />;
  }
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      <LoginCredentials
        fetcher={fetcher}
        action="/login"
        answer={answer}
        next={next}
        forgot={<SignInLink to={FORGOT_MODAL}>{t(m.signin_forgot_link)}</SignInLink>}
      />
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

/** Only businesses must have a second factor; they set it up at their own door. */
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
