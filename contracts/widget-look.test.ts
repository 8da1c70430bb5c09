import { expect, it } from 'vitest';
import {
  opaqueColor,
  readLook,
  safeAddress,
  safeColor,
  safeFonts,
  safeFontStyle,
  safeGradient,
} from './widget-look.ts';

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

it.each([
  ['abc', '#aabbcc'],
  ['#1F5C49', '#1F5C49'],
  ['#1F5C4980', null],
  ['red', null],
  [null, null],
])('opaque colour %j → %j', (given, safe) => expect(opaqueColor(given)).toBe(safe));

const NOTHING = {
  primaryColor: null,
  background: null,
  base: null,
  body: null,
  button: null,
  font: null,
  gradient: null,
  fontname: null,
  fontFamily: null,
  fontStyle: null,
};

it('a look is read value by value', () => {
  const said = {
    primaryColor: '#6b2d5c',
    background: 'red;}',
    base: 7,
    button: '#000000;background:url(//evil.example)',
    gradient: 'linear-gradient(url(x), #fff)',
    fontFamily: 'a;}*{color:red',
    fontStyle: 'italic',
    position: 'fixed',
  };
  expect(readLook(said)).toEqual({ ...NOTHING, primaryColor: '#6b2d5c', fontStyle: 'italic' });
});

it.each([null, undefined, 'red', 7, [], () => 7, Object.create({ primaryColor: '#6b2d5c' })])(
  '%j is no look',
  (said) => expect(readLook(said)).toEqual(NOTHING),
);
