import { expect, test } from 'vitest';
import { nextAuthentication } from './authentication-state.ts';
import type { AuthenticationEvent, AuthenticationState } from './authentication-state.ts';

const somebody: AuthenticationEvent = { type: 'loaded', isSignedIn: true };
const nobody: AuthenticationEvent = { type: 'loaded', isSignedIn: false };
const refused: AuthenticationEvent = { type: 'refused' };
const signedOut: AuthenticationEvent = { type: 'signedOut' };

test.each<[string, AuthenticationState, AuthenticationEvent[], AuthenticationState]>([
  ['logging in', 'loggedOut', [somebody], 'loggedIn'],
  ['logging out', 'loggedIn', [signedOut, nobody], 'loggedOut'],
  ['a session ended elsewhere, seen by a page', 'loggedIn', [nobody], 'notAuthorized'],
  ['a session ended elsewhere, seen by a call', 'loggedIn', [refused, nobody], 'notAuthorized'],
  ['a visitor asking for what needs a person', 'loggedOut', [refused], 'notAuthorized'],
  ['logging in again', 'notAuthorized', [somebody], 'loggedIn'],
  ['a visitor looking around', 'loggedOut', [nobody, nobody], 'loggedOut'],
])('%s: %s → %s', (_name, before, events, after) => {
  expect(events.reduce(nextAuthentication, before)).toBe(after);
});
