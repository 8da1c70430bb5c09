import { Form, useNavigation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';

type DeadLinkProps = {
  /** What the link was for, as far as it says. */
  purpose: 'verify' | 'invite' | 'reset' | 'newEmail' | 'emailBack';
  /** Whom a new confirmation could go to. */
  email: string | null;
};

const TEXTS = {
  verify: { title: m.account_link_dead_title, text: m.account_link_dead_verify },
  invite: { title: m.account_link_dead_title, text: m.account_link_dead_invite },
  // The specification's words for a failed reset (specification section 8)
  reset: { title: m.error_invalid_or_expired_code, text: m.account_link_dead_reset },
  newEmail: { title: m.account_link_dead_title, text: m.account_link_dead_new_email },
  emailBack: { title: m.account_link_dead_title, text: m.account_link_dead_email_back },
} satisfies Record<DeadLinkProps['purpose'], unknown>;

const LOG_IN = { to: '/login', label: m.signin_log_in };
const WAYS_ON = {
  verify: LOG_IN,
  invite: LOG_IN,
  reset: { to: '/forgot', label: m.account_link_new },
  newEmail: { to: '/profile/email', label: m.account_to_profile },
  emailBack: LOG_IN,
} satisfies Record<DeadLinkProps['purpose'], unknown>;

/** A wrong, expired or used link, and the way on. */
export function DeadLink({ purpose, email }: DeadLinkProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isBusy = useNavigation().state !== 'idle';
  const { title, text } = TEXTS[purpose];
  const way = WAYS_ON[purpose];
  const canResend = purpose === 'verify' && email !== null;
  return (
    <>
      <Outcome tone="failure" title={t(title)} text={t(text)}>
        <ButtonLink to={localPath(way.to)}>{t(way.label)}</ButtonLink>
        <ButtonLink to={localPath('/')} look="secondary" reloadDocument>
          {t(m.shell_go_home)}
        </ButtonLink>
      </Outcome>
      {canResend && (
        // The registration's own answer to the mail that did not come
        <Form method="post" action={localPath('/register')}>
          <AttemptKey />
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="email" value={email} />
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t(m.account_link_new)}
          </Button>
        </Form>
      )}
    </>
  );
}
