import { expect, it } from 'vitest';
import { safeAddress, safeColor, safeFonts, safeFontStyle, safeGradient } from './widget-look.ts';

it.each([
  ['#1F5C49', '#1F5C49'],
  ['ff0000', '#ff0000'],
  ['#abc', '#abc'],
  ['#GGG', null],
  ['red;}', null],
  ['#fff;}body{display:none', null],
  ['', null],
  [null, null],
])('colour %j → %j', (given, safe) => expect(safeColor(given)).toBe(safe));

it.each([
  ['Fraunces', 'Fraunces'],
  ['Instrument Sans, sans-serif', 'Instrument Sans, sans-serif'],
  ['a; } body { display: none', null],
  ['url(//evil.example)', null],
  ["x'", null],
  [null, null],
])('fonts %j → %j', (given, safe) => expect(safeFonts(given)).toBe(safe));

it.each([
  ['italic', 'italic'],
  ['italic; color: red', null],
])('font style %j → %j', (given, safe) => expect(safeFontStyle(given)).toBe(safe));

it.each([
  ['linear-gradient(90deg, #fff, #1F5C49)', 'linear-gradient(90deg, #fff, #1F5C49)'],
  ['linear-gradient(url(x), #fff)', null],
  ['#fff', null],
])('gradient %j → %j', (given, safe) => expect(safeGradient(given)).toBe(safe));

it.each([
  ['https://ilprato.example/a', 'https://ilprato.example/a'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['https://a b', null],
])('address %j → %j', (given, safe) => expect(safeAddress(given)).toBe(safe));
