import { useEffect } from 'react';
import { fetchAhead, lazyPart } from '#web/lib/lazy-part.ts';
import { OPENS_FORM } from './modal-ids.ts';

const fetchLogin = async () => (await import('./login-form.tsx')).LoginForm;
const fetchRegister = async () => (await import('./register-form.tsx')).RegisterForm;
const fetchForgot = async () => (await import('./forgot-form.tsx')).ForgotForm;

// Pages that nobody logs in from need not carry the forms
export const LoginForm = lazyPart(fetchLogin);
export const RegisterForm = lazyPart(fetchRegister);
export const ForgotForm = lazyPart(fetchForgot);

/** Fetches the forms as soon as somebody points at a link to one of them. */
export function useFetchAhead(): void {
  useEffect(() => {
    const fetchIfNear = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(`[${OPENS_FORM}]`) === null) return;
      for (const fetch of [fetchLogin, fetchRegister, fetchForgot]) fetchAhead(fetch);
    };
    document.addEventListener('pointerover', fetchIfNear);
    document.addEventListener('focusin', fetchIfNear);
    return () => {
      document.removeEventListener('pointerover', fetchIfNear);
      document.removeEventListener('focusin', fetchIfNear);
    };
  }, []);
}
