import { expect, it } from 'vitest';
import { parseForm } from './form-body.ts';

it('reads nested fields and lists as the SDK writes them', () => {
  const fields = parseForm(
    'amount=1999&metadata[order]=7&metadata[note]=a%26b+c&expand[0]=x&expand[1]=y&created[gte]=5',
  );
  expect(JSON.parse(JSON.stringify(fields))).toEqual({
    amount: '1999',
    metadata: { order: '7', note: 'a&b c' },
    expand: { 0: 'x', 1: 'y' },
    created: { gte: '5' },
  });
});

it('numbers a list written with empty brackets', () => {
  expect(Object.values(parseForm('types[]=card&types[]=link')['types'] ?? {})).toEqual(['card', 'link']);
});

it('takes a prototype for an ordinary name', () => {
  const fields = parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
});

it.each(['a[b', 'a]b[', '[a]', 'a[b]c', 'a' + '[b]'.repeat(20)])(
  'keeps the malformed name %s as it came',
  (name) => {
    expect(Object.keys(parseForm(`${encodeURIComponent(name)}=1`))).toEqual([name]);
  },
);
