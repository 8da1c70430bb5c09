import { describe, expect, it } from 'vitest';
import { BookingCookie } from './booking-cookie.ts';
import { Links } from './links.ts';

const links = new Links('a secret of more than thirty-two characters');
const now = new Date('2026-11-02T08:00:00Z');
const booking = { kind: 'reservation' as const, providerId: 36, id: 1_000_000, mayManage: false };
const plain = { isSecure: false, parentDomain: null };

function cookie(header?: string, { at = now, settings = plain, with: signer = links } = {}): BookingCookie {
  return new BookingCookie(settings, { links: signer, now: at, header });
}

function lineOf(kept: typeof booking, settings = plain): string {
  const given = cookie(undefined, { settings });
  given.keep(kept);
  return given.lines[0] ?? '';
}
const headerOf = (kept: typeof booking): string => lineOf(kept).split(';')[0] ?? '';

describe('the booking a browser has just made', () => {
  it('is kept out of reach of scripts and other sites, in an encrypted site for its host alone', () => {
    expect(lineOf(booking)).toMatch(
      /^radura_booking=[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(lineOf(booking, { ...plain, isSecure: true })).toMatch(
      /^__Host-radura_booking=[\w.-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('is read back with what it allows, and the last one counts', () => {
    expect(cookie(`other=1; ${headerOf(booking)}`).known).toEqual(booking);
    expect(cookie(headerOf({ ...booking, mayManage: true })).known).toEqual({ ...booking, mayManage: true });
    const twice = cookie();
    twice.keep(booking);
    twice.keep({ ...booking, id: 7 });
    expect(twice.lines).toHaveLength(1);
    expect(cookie(twice.lines[0]?.split(';')[0]).known).toEqual({ ...booking, id: 7 });
  });

  it('is worth nothing half an hour later, whatever the browser thinks', () => {
    const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(cookie(headerOf(booking), { at: after(29) }).known).toEqual(booking);
    expect(cookie(headerOf(booking), { at: after(30) }).known).toBeNull();
  });

  it('is nobody’s without our signature over all of it', () => {
    const header = headerOf(booking);
    const [, providerId, id, mayManage, until, signature] =
      /^radura_booking=(.+)\.(.+)\.(.+)\.(.+)\.(.+)$/.exec(header) ?? [];
    const forged = [
      [providerId, 'z', mayManage, until],
      ['z', id, mayManage, until],
      [providerId, id, '1', until],
      [providerId, id, mayManage, 'zzzzzzzz'],
      [providerId, id],
    ].map((numbers) => `radura_booking=${[...numbers, signature].join('.')}`);
    const ofMail = links.codeFor('manage-reservation', booking);
    for (const tried of [
      ...forged,
      `radura_booking=${ofMail}`,
      'radura_booking=',
      'radura_booking=x',
      header.slice(0, -1),
    ])
      expect(cookie(tried).known).toBeNull();
    expect(cookie(header, { with: new Links('another secret of more than thirty-two') }).known).toBeNull();
  });

  it('opens no mailed link', () => {
    const code = headerOf(booking).slice('radura_booking='.length);
    for (const purpose of ['manage-reservation', 'confirm-reservation', 'pay-reservation'] as const)
      expect(links.read(purpose, code)).toBeNull();
    expect(links.read('manage-reservation', links.codeFor('pay-reservation', booking))).toBeNull();
    expect(links.readFeed(code)).toBeNull();
  });
});
