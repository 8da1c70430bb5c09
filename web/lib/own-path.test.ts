import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/about', '/en/book/?type=C&keyword=yoga', '/it/provider/7'])('%s is ours', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'about',
  '',
  null,
  ['/about'],
])('%j goes home', (value) => {
  expect(ownPath(value)).toBe('/');
});
