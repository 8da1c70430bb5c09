import { createContext, use, useCallback, useEffect, useMemo, useReducer } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { UNAUTHENTICATED_EVENT } from '#web/lib/api.ts';
import { useRootData } from '#web/lib/root-data.ts';
import type { CurrentUser } from '#web/lib/root-data.ts';
import { useModals } from '#web/ui/modal.tsx';
import { nextAuthentication } from './authentication-state.ts';
import type { AuthenticationState } from './authentication-state.ts';
import { LOGIN_MODAL } from './modal-ids.ts';

type Authentication = {
  state: AuthenticationState;
  user: CurrentUser | null;
  /** To be called when the person asks to leave, so that the page knows it was not thrown out. */
  tellSignedOut: () => void;
};

const AuthenticationContext = createContext<Authentication>({
  state: 'loggedOut',
  user: null,
  tellSignedOut: () => {},
});

export function useAuthentication(): Authentication {
  return use(AuthenticationContext);
}

/**
 * Follows who is signed in. The root loader is the only source; when a call finds the session gone, the page forgets the
 * person, the state becomes not authorized, and the login opens (specification sections 4 and 8).
 */
export function AuthenticationProvider({ children }: { children: ReactNode }) {
  const user = useRootData()?.user ?? null;
  const { open } = useModals();
  const { revalidate } = useRevalidator();
  const isSignedIn = user !== null;
  const [state, send] = useReducer(nextAuthentication, isSignedIn ? 'loggedIn' : 'loggedOut');

  useEffect(() => send({ type: 'loaded', isSignedIn }), [isSignedIn]);
  useEffect(() => {
    const forget = (): void => {
      send({ type: 'refused' });
      open(LOGIN_MODAL);
      void revalidate();
    };
    window.addEventListener(UNAUTHENTICATED_EVENT, forget);
    return () => window.removeEventListener(UNAUTHENTICATED_EVENT, forget);
  }, [open, revalidate]);
  useEffect(() => {
    if (state === 'notAuthorized') open(LOGIN_MODAL);
  }, [open, state]);

  const announceSignedOut = useCallback(() => send({ type: 'signedOut' }), []);
  const authentication = useMemo(
    () => ({ state, user, tellSignedOut: announceSignedOut }),
    [state, user, announceSignedOut],
  );
  return (
    <AuthenticationContext value={authentication}>
      <div style={{ display: 'contents' }} data-authentication={state}>
        {children}
      </div>
    </AuthenticationContext>
  );
}
