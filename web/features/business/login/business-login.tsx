import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useRegisterBusinessHref } from '#web/lib/register-business.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { LoginAnswer } from '#web/sign-in/login-answer.ts';
import { LoginCredentials } from '#web/sign-in/login-credentials.tsx';
import type { LoginAction } from '#web/sign-in/login-credentials.tsx';
import { LoginStep } from '#web/sign-in/login-step.tsx';
import type { LoginStepProps } from '#web/sign-in/login-step.tsx';
import { ResendConfirmation } from '#web/sign-in/resend-confirmation.tsx';
import { EmailCodeStep } from '#web/sign-in/second-factor/email-code-step.tsx';
import { KeepCodes } from '#web/sign-in/second-factor/keep-codes.tsx';
import { SetUpStep } from '#web/sign-in/second-factor/set-up-step.tsx';
import styles from './business-login.module.css';

/** In an address: whoever is in stays, and another person logs in. */
export const OTHER = 'other';

const PATH = '/business/login';

type BusinessLoginProps = {
  /** What the page was answered, where the form was sent without scripts. */
  pageAnswer: LoginAnswer | undefined;
  /** Where a business goes once it is in. */
  home: string;
  onSignedIn: () => void;
  /** Somebody is in already, and another person logs in beside them. */
  isOther: boolean;
};

/** E-mail and password, the second step, and the first time its set-up. */
export function BusinessLogin({ pageAnswer, home, onSignedIn, isOther }: BusinessLoginProps) {
  const localPath = useLocalPath();
  const t = useTexts();
  const fetcher = useFetcher<LoginAnswer>();
  const answer = fetcher.data ?? pageAnswer;
  const action: LoginAction = isOther
    ? `${PATH}?${new URLSearchParams({ [OTHER]: '1', next: home }).toString()}`
    : PATH;
  const isDone = fetcher.data?.kind === 'signedIn' && fetcher.state === 'idle';
  useEffect(() => {
    if (isDone) onSignedIn();
  }, [isDone, onSignedIn]);

  if (answer?.kind === 'keepCodes') {
    return <KeepCodes codes={answer.recoveryCodes} email={answer.email} next={home} onKept={onSignedIn} />;
  }
  if (answer?.kind === 'step') {
    const step = { fetcher, action, answer } as const;
    return (
      <>
        <Step {...step} />
        <p className={styles.back}>
          <a href={localPath(action)}>{t(m.bizlogin_start_over)}</a>
        </p>
      </>
    );
  }
  return <WayIn fetcher={fetcher} action={action} answer={answer} next={home} isOther={isOther} />;
}

function Step(props: LoginStepProps) {
  const { step } = props.answer;
  if (step === 'emailCode') return <EmailCodeStep {...props} />;
  return step === 'setUp' ? <SetUpStep {...props} /> : <LoginStep {...props} />;
}

type WayInProps = {
  fetcher: ReturnType<typeof useFetcher<LoginAnswer>>;
  action: LoginAction;
  answer: LoginAnswer | undefined;
  next: string;
  isOther: boolean;
};

function WayIn({ fetcher, action, answer, next, isOther }: WayInProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const registerBusinessHref = useRegisterBusinessHref();
  const refused = answer?.kind === 'refused' ? answer : undefined;
  const hasNoRole = refused?.errors.some(({ code }) => code === 'NotAuthorizedException') ?? false;
  return (
    <>
      <div>
        <h1 className={styles.title}>{t(m.bizlogin_login_title)}</h1>
        <p className={styles.intro}>{t(isOther ? m.pin_login_intro : m.bizlogin_login_intro)}</p>
      </div>
      {hasNoRole && <NoRole />}
      <LoginCredentials
        fetcher={fetcher}
        action={action}
        next={next}
        answer={refused && hasNoRole ? { ...refused, errors: [] } : answer}
        forgot={<a href={localPath('/forgot')}>{t(m.signin_forgot_link)}</a>}
      />
      {(answer?.kind === 'mailSent' || refused?.isUnconfirmed) && (
        <ResendConfirmation
          fetcher={fetcher}
          action={action}
          email={answer?.kind === 'mailSent' ? answer.email : (refused?.email ?? '')}
          isSent={answer?.kind === 'mailSent'}
        />
      )}
      <p className={styles.end}>
        {t(m.bizlogin_new_title)} <a href={registerBusinessHref}>{t(m.bizlogin_register_business)}</a>
        <br />
        {t(m.bizlogin_customer_title)} <a href={localPath('/login')}>{t(m.bizlogin_customer_link)}</a>
      </p>
    </>
  );
}

/** The password was right, the door was not. */
function NoRole() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <div role="alert" className={styles.note}>
      <h2 className={styles.noteTitle}>{t(m.bizlogin_no_role_title)}</h2>
      <p>{t(m.bizlogin_no_role_text)}</p>
      <p className={styles.ways}>
        <a href={localPath('/login')}>{t(m.bizlogin_customer_link)}</a>
        <a href={`${localPath('/login')}?${new URLSearchParams({ next: localPath('/add-center') })}`}>
          {t(m.bizlogin_open_own)}
        </a>
      </p>
    </div>
  );
}
