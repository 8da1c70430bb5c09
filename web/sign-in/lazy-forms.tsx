import { lazy, useEffect } from 'react';
import { OPENS_FORM } from './modal-ids.ts';

const fetchLogin = () => import('./login-form.tsx');
const fetchRegister = () => import('./register-form.tsx');
const fetchForgot = () => import('./forgot-form.tsx');

// Pages that nobody logs in from need not carry the forms
export const LoginForm = lazy(async () => ({ default: (await fetchLogin()).LoginForm }));
export const RegisterForm = lazy(async () => ({ default: (await fetchRegister()).RegisterForm }));
export const ForgotForm = lazy(async () => ({ default: (await fetchForgot()).ForgotForm }));

/** Fetches the forms as soon as somebody points at a link to one of them. */
export function useFetchAhead(): void {
  useEffect(() => {
    const fetchIfNear = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(`[${OPENS_FORM}]`) === null) return;
      for (const fetch of [fetchLogin, fetchRegister, fetchForgot]) void fetch();
    };
    document.addEventListener('pointerover', fetchIfNear);
    document.addEventListener('focusin', fetchIfNear);
    return () => {
      document.removeEventListener('pointerover', fetchIfNear);
      document.removeEventListener('focusin', fetchIfNear);
    };
  }, []);
}
