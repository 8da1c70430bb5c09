import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  ['to the page that asked for it', '/it/login', '/en/book/?type=C', '/en/book/?type=C'],
  ['home, in the language of the page', '/en/login', null, '/en/profile'],
  ['home, without a language', '/login', '/', '/profile'],
  ['home instead of to another site', '/it/login', '//evil.example', '/it/profile'],
  ['home instead of to an address', '/it/login', 'https://evil.example/', '/it/profile'],
])('a login leads %s', (_case, page, next, path) => {
  expect(nextPath(new Request(`https://radura.example${page}`), next, '/profile')).toBe(path);
});
