import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { LoginAnswer } from '#web/sign-in/login-answer.ts';
import { LoginCredentials } from '#web/sign-in/login-credentials.tsx';
import { LoginStep } from '#web/sign-in/login-step.tsx';
import type { LoginStepProps } from '#web/sign-in/login-step.tsx';
import { EmailCodeStep } from '#web/sign-in/second-factor/email-code-step.tsx';
import { KeepCodes } from '#web/sign-in/second-factor/keep-codes.tsx';
import { SetUpStep } from '#web/sign-in/second-factor/set-up-step.tsx';
import styles from './admin-login.module.css';

const PATH = '/admin/login';

type AdminLoginProps = {
  /** What the page was answered, where the form was sent without scripts. */
  pageAnswer: LoginAnswer | undefined;
  home: string;
  onSignedIn: () => void;
};

/** E-mail and password, the second step, and the first time its set-up. */
export function AdminLogin({ pageAnswer, home, onSignedIn }: AdminLoginProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const fetcher = useFetcher<LoginAnswer>();
  const answer = fetcher.data ?? pageAnswer;
  const isDone = fetcher.data?.kind === 'signedIn' && fetcher.state === 'idle';
  useEffect(() => {
    if (isDone) onSignedIn();
  }, [isDone, onSignedIn]);

  if (answer?.kind === 'keepCodes')
    return <KeepCodes codes={answer.recoveryCodes} email={answer.email} next={home} onKept={onSignedIn} />;
  if (answer?.kind === 'step')
    return (
      <>
        <Step fetcher={fetcher} action={PATH} answer={answer} next={home} />
        <p className={styles.end}>
          <a href={localPath(PATH)}>{t(m.bizlogin_start_over)}</a>
        </p>
      </>
    );
  const refused = answer?.kind === 'refused' ? answer : undefined;
  const hasNoRole = refused?.errors.some(({ code }) => code === 'NotAuthorizedException') ?? false;
  return (
    <>
      <div>
        <h1 className={styles.title}>{t(m.admin_login_title)}</h1>
        <p className={styles.intro}>{t(m.admin_login_intro)}</p>
      </div>
      {hasNoRole && (
        <p role="alert" className={styles.note}>
          {t(m.admin_no_role)}
        </p>
      )}
      <LoginCredentials
        fetcher={fetcher}
        action={PATH}
        next={home}
        answer={refused && hasNoRole ? { ...refused, errors: [] } : answer}
        forgot={<a href={localPath('/forgot')}>{t(m.signin_forgot_link)}</a>}
      />
      <p className={styles.end}>
        {t(m.admin_customer)} <a href={localPath('/login')}>{t(m.admin_customer_link)}</a>
      </p>
    </>
  );
}

function Step(props: LoginStepProps) {
  const { step } = props.answer;
  if (step === 'emailCode') return <EmailCodeStep {...props} />;
  return step === 'setUp' ? <SetUpStep {...props} /> : <LoginStep {...props} />;
}
