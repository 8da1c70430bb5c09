import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { LOGIN_MODAL } from './modal-ids.ts';
import { SignInLink } from './sign-in-link.tsx';

/** The way in, as a button. */
export function SignInButton() {
  const t = useTexts();
  return (
    <SignInLink to={LOGIN_MODAL} className={`${buttonStyles.button} ${buttonStyles.primary}`}>
      {t(m.signin_log_in)}
    </SignInLink>
  );
}
