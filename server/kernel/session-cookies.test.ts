import { describe, expect, it } from 'vitest';
import { SessionCookies } from './session-cookies.ts';

const plain = { isSecure: false, parentDomain: null };
const secure = { isSecure: true, parentDomain: 'radura.example' };

function linesAfter(
  settings: typeof plain | typeof secure,
  change: (cookies: SessionCookies) => void,
): string[] {
  const cookies = new SessionCookies(settings);
  change(cookies);
  return cookies.lines;
}

describe('a session in a browser', () => {
  it('is kept where no script reads it, and in an encrypted site for its host alone', () => {
    const signIn = (cookies: SessionCookies) => cookies.set('public', 'token', 31_536_000);
    expect(linesAfter(plain, signIn)).toEqual([
      'radura_session=token; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
      'hybrid_logout=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(linesAfter(secure, signIn)).toEqual([
      '__Host-radura_session=token; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure',
      'hybrid_logout=; Max-Age=0; Path=/; Domain=radura.example; SameSite=Lax; Secure',
    ]);
  });

  it('is known again by marks, which no neighbour plants in an encrypted site', () => {
    const mark = (cookies: SessionCookies) => {
      cookies.mark('device', 'a.b');
      cookies.mark('registration', null);
    };
    expect(linesAfter(plain, mark)).toEqual([
      'radura_device=a.b; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
      'radura_registration=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(linesAfter(secure, mark)[0]).toBe(
      '__Host-radura_device=a.b; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    const header = 'radura_device=planted; __Host-radura_device=ours';
    expect(new SessionCookies(secure, header).markOf('device')).toBe('ours');
    expect(new SessionCookies(plain, header).markOf('device')).toBe('planted');
    expect(new SessionCookies(secure).markOf('device')).toBeNull();
  });

  it('ends with the logout, of which the sub-domains hear', () => {
    const signOut = (cookies: SessionCookies) => cookies.set('public', null, 0);
    expect(linesAfter(plain, signOut)).toEqual([
      'radura_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'hybrid_logout=1; Max-Age=86400; Path=/; SameSite=Lax',
      'radura_booking=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(linesAfter(secure, signOut)).toEqual([
      '__Host-radura_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
      'hybrid_logout=1; Max-Age=86400; Path=/; Domain=radura.example; SameSite=Lax; Secure',
      '__Host-radura_booking=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it('stands beside those of the other areas', () => {
    const cookies = new SessionCookies(plain);
    const header = 'radura_business=b; other=radura_session=x;radura_session=a';
    expect((['public', 'business', 'admin'] as const).map((area) => cookies.read(area, header))).toEqual([
      'a',
      'b',
      null,
    ]);
    expect(cookies.read('public', undefined)).toBeNull();
    expect(cookies.read('public', 'radura_session=')).toBeNull();
  });
});
