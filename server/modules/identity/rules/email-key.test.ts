import { describe, expect, it } from 'vitest';
import { emailKey } from './email-key.ts';

describe('one person', () => {
  it.each([
    ['case', 'Ada@Example.IT', 'ada@example.it'],
    ['spaces around', ' ada@example.it ', 'ada@example.it'],
    ['Unicode forms', 'niccolo\u0300@example.it', 'niccolò@example.it'],
    ['wide letters', 'ａｄａ@example.it', 'ada@example.it'],
    ['the domain in letters or in ASCII', 'ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['capitals in an international domain', 'ada@MÜNCHEN.example', 'ada@münchen.example'],
    ['both small sigmas', 'οδοσ@example.it', 'ΟΔΟΣ@example.it'],
  ])('by %s', (_name, one, other) => {
    expect(emailKey(one)).not.toBeNull();
    expect(emailKey(one)).toBe(emailKey(other));
  });
});

describe('two people', () => {
  it.each([
    ['a tag', 'ada@example.it', 'ada+spa@example.it'],
    ['dots', 'a.da@example.it', 'ada@example.it'],
    ['ß and ss', 'strauß@example.it', 'strauss@example.it'],
    ['the dotless i', 'mıke@example.it', 'mike@example.it'],
    ['a homoglyph domain', 'ada@еxample.it', 'ada@example.it'],
  ])('by %s', (_name, one, other) => expect(emailKey(one)).not.toBe(emailKey(other)));
});

it.each(['', 'ada', 'ada@', '@example.it', 'ada@localhost', 'ada@127.0.0.1', 'a@b.it,c@d.it'])(
  'nobody is %j',
  (typed) => {
    expect(emailKey(typed)).toBeNull();
  },
);

it('accents heaped on one letter stop nobody', () => {
  const before = performance.now();
  expect(emailKey(`a${'\u0301'.repeat(60_000)}${'\u0316'.repeat(60_000)}@example.it`)).toBeNull();
  expect(performance.now() - before).toBeLessThan(1_000);
});
