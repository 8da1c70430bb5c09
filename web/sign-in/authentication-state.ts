/** Where a visitor stands (specification section 4). */
export type AuthenticationState = 'loggedIn' | 'loggedOut' | 'notAuthorized';

export type AuthenticationEvent =
  /** The page was loaded, with or without a person. */
  | { type: 'loaded'; isSignedIn: boolean }
  /** The API answered 401 or `unauthenticated` (specification sections 4 and 8). */
  | { type: 'refused' }
  /** The person chose to leave. */
  | { type: 'signedOut' };

/** A session that is gone without the person having ended it here leaves them not authorized, not merely logged out. */
export function nextAuthentication(
  state: AuthenticationState,
  event: AuthenticationEvent,
): AuthenticationState {
  if (event.type === 'refused') return 'notAuthorized';
  if (event.type === 'signedOut') return 'loggedOut';
  if (event.isSignedIn) return 'loggedIn';
  return state === 'loggedIn' ? 'notAuthorized' : state;
}
