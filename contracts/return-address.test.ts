import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-address.ts';

describe('a way back', () => {
  it.each([
    ['/', '/'],
    ['/book/7', '/book/7'],
    ['/en/book/7?date=2026-11-02#slots', '/en/book/7?date=2026-11-02#slots'],
    ['/integration/3/reservation/success?status=A', '/integration/3/reservation/success?status=A'],
    ['/città', '/citt%C3%A0'],
    ['/a/../b', '/b'],
    ['/back?to=https://example.org', '/back?to=https://example.org'],
    ['/%2F%2Fexample.org', '/%2F%2Fexample.org'],
  ])('%s leads to %s', (address, path) => expect(safeReturnPath(address)).toBe(path));

  it.each([
    'https://example.org',
    'http://example.org/book',
    'HTTPS://EXAMPLE.ORG',
    '//example.org',
    '///example.org',
    '////example.org',
    '\\\\example.org',
    '/\\example.org',
    '/\\/example.org',
    '\\/example.org',
    '/\t/example.org',
    '/\n/example.org',
    '/\r/example.org',
    '\t//example.org',
    ' //example.org',
    '/ /example.org',
    '/\u0000/example.org',
    '/\u200B/example.org',
    '/\u3000/example.org',
    '/..//example.org',
    '/.//example.org',
    '/a/..//example.org',
    '/%2e%2e//example.org',
    '/%2e//example.org',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '/\tjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'https:example.org',
    'https:/example.org',
    '@example.org',
    'user@example.org',
    '.example.org',
    'example.org',
    'book/7',
    '../book',
    '?next=/',
    '#top',
    '',
    `/${'a'.repeat(500)}`,
    'http://localhost:3000/',
    'blob:https://example.org/1',
    'file:///etc/passwd',
  ])('%j leads nowhere', (address) => expect(safeReturnPath(address)).toBeNull());

  it.each([undefined, null, 7, {}, ['/book'], true])('%j is no address', (value) =>
    expect(safeReturnPath(value)).toBeNull(),
  );

  it('keeps the browser on our origin, as the browser reads it', () => {
    for (const address of [
      '/',
      '/book/7',
      '/%2F%2Fexample.org',
      '/%5Cexample.org',
      '/a/../b',
      '/;//example.org',
      '/@example.org',
    ]) {
      const path = safeReturnPath(address);
      expect(path && new URL(path, 'https://radura.example').origin).toBe('https://radura.example');
    }
  });
});
