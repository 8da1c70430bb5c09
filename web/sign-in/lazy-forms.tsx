import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OPENS_FORM } from './modal-ids.ts';
import styles from './sign-in.module.css';

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

/** Keeps a modal's place until its form is there, then begins at the form's first field. */
export function WhenFetched({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton height="18rem" />}>
      <Arrived>{children}</Arrived>
    </Suspense>
  );
}

function Arrived({ children }: { children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={form} className={styles.arrived}>
      {children}
    </div>
  );
}
