import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { LinkAnswer } from './answer-link.ts';
import { Confirmation } from './confirmation.tsx';
import styles from './links.module.css';
import { PasswordLinkForm } from './password-link-form.tsx';

type ConfirmAccountProps = {
  /** Null where the link does not say it. */
  email: string | null;
  /** Whether the password of the registration stays: it was chosen in this browser. */
  keepsPassword: boolean;
  answer: LinkAnswer | undefined;
};

/** Confirms the e-mail of an account; who did not register in this browser chooses the password at the same time. */
export function ConfirmAccount({ email, keepsPassword, answer }: ConfirmAccountProps) {
  const t = useTexts();
  if (keepsPassword) {
    return (
      <Confirmation
        title={t(m.account_verify_title)}
        text={email === null ? t(m.account_verify_text_nameless) : t(m.account_verify_text, { email })}
        button={t(m.account_verify_button)}
        errors={answer?.errors ?? []}
      />
    );
  }
  return (
    <>
      <h1>{t(m.account_choose_title)}</h1>
      <p className={styles.lead}>
        {email === null ? t(m.account_choose_text_nameless) : t(m.account_choose_text, { email })}
      </p>
      <PasswordLinkForm email={email ?? ''} demand="strong" answer={answer} />
    </>
  );
}
