import { useCallback } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { WhenFetched } from '#web/ui/when-fetched.tsx';
import { useAuthentication } from './authentication.tsx';
import { ForgotForm, LoginForm, RegisterForm, useFetchAhead } from './lazy-forms.tsx';
import { FORGOT_MODAL, LOGIN_MODAL, REGISTER_MODAL } from './modal-ids.ts';

/** The three forms as modals, for any page under a shell. */
export function SignInModals() {
  const t = useTexts();
  const { close } = useModals();
  const toasts = useToasts();
  const { state } = useAuthentication();
  useFetchAhead();
  const closeLabel = t(m.ui_close);
  const goOn = useCallback(() => {
    close(LOGIN_MODAL);
    toasts.showSuccess(t(m.signin_signed_in));
  }, [close, t, toasts]);
  return (
    <>
      <Modal id={LOGIN_MODAL} title={t(m.signin_login_title)} closeLabel={closeLabel}>
        <WhenFetched>
          <LoginForm
            note={state === 'notAuthorized' ? t(m.signin_session_ended) : undefined}
            onSignedIn={goOn}
          />
        </WhenFetched>
      </Modal>
      <Modal id={REGISTER_MODAL} title={t(m.signin_register_title)} closeLabel={closeLabel}>
        <WhenFetched>
          <RegisterForm />
        </WhenFetched>
      </Modal>
      <Modal id={FORGOT_MODAL} title={t(m.signin_forgot_title)} closeLabel={closeLabel}>
        <WhenFetched>
          <ForgotForm />
        </WhenFetched>
      </Modal>
    </>
  );
}
