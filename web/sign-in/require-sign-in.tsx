import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useModals } from '#web/ui/modal.tsx';
import { useAuthentication } from './authentication.tsx';
import { isSignInModal, LOGIN_MODAL } from './modal-ids.ts';
import { SignInButton } from './sign-in-button.tsx';
import styles from './sign-in.module.css';

/**
 * Shows its children to a signed-in person. A visitor stays on the route and is asked to log in; afterwards the page goes
 * on, and closing without logging in leads to the home page (specification section 2).
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  return useAuthentication().user === null ? <AskToLogIn /> : children;
}

function AskToLogIn() {
  const t = useTexts();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { stack, open } = useModals();
  const { state } = useAuthentication();
  const wasOpen = useRef(false);
  const isOpen = stack.some(isSignInModal);
  const home = localPath('/');
  useEffect(() => open(LOGIN_MODAL), [open]);
  useEffect(() => {
    // Whoever leaves on purpose is on the way home already
    if (wasOpen.current && !isOpen && state !== 'loggedIn') void navigate(home, { replace: true });
    wasOpen.current = isOpen;
  }, [home, isOpen, navigate, state]);
  return (
    <section className={styles.guard}>
      <h1>{t(m.signin_guard_title)}</h1>
      <p>{t(m.signin_guard_text)}</p>
      <SignInButton />
    </section>
  );
}
