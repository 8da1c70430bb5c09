import type { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { LoginAction } from './login-credentials.tsx';
import styles from './sign-in.module.css';

type ResendConfirmationProps = {
  fetcher: ReturnType<typeof useFetcher<unknown>>;
  /** The form that the mail belongs to. */
  action: LoginAction | '/register';
  email: string;
  isSent: boolean;
};

/** For whoever still has to confirm their e-mail and does not find the mail (specification section 4). */
export function ResendConfirmation({ fetcher, action, email, isSent }: ResendConfirmationProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <fetcher.Form method="post" action={localPath(action)} className={styles.done}>
      <AttemptKey />
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <p role="status">{t(isSent ? m.signin_sent_again : m.signin_not_confirmed_hint, { email })}</p>
      <Button type="submit" look="secondary" isBusy={fetcher.state !== 'idle'}>
        {t(m.signin_send_again)}
      </Button>
    </fetcher.Form>
  );
}
