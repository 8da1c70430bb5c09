import { expect, it } from 'vitest';
import { isOlder, VERSION } from './client-version.ts';

it.each([
  ['5.10.0', '6.0.0', true],
  ['6.0.0', '6.0.10', true],
  ['5.10.0', '6.0.10', true],
  ['6.0.9', '6.0.10', true],
  ['6.0.10', '6.0.9', false],
  ['6.0.0', '6.0.0', false],
  ['6', '6.0.0', false],
  ['6', '6.0.1', true],
  ['10.0', '9.99.99', false],
  ['6.0.0.1', '6.0.0', false],
])('%s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});

it.each(['6.0.0-rc', '', 'v6', '6..0', '1.2.3.4.5', '-1', '6.0.0 ', '٦.0'])('%j is no version', (text) => {
  expect(VERSION.test(text)).toBe(false);
});
