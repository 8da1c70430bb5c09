import { describe, expect, it } from 'vitest';
import { isPublic } from './is-public.ts';
import { missingForPublishing } from './missing-for-publishing.ts';
import { readProfile } from './provider-profile.ts';

it.each([
  [true, true, false, true],
  [false, true, false, false],
  [true, false, false, false],
  [true, true, true, false],
])('active %s, published %s, locked %s: public %s', (isActive, isPublished, isLocked, expected) => {
  expect(isPublic({ isActive, isPublished, isLocked })).toBe(expected);
});

describe('publishing needs', () => {
  const complete = { description: 'Massaggi', photoCount: 1, city: 'Bari', latitude: 41.1, longitude: 16.9 };
  it.each([
    [{}, []],
    [{ description: '  ' }, ['description']],
    [{ photoCount: 0 }, ['photo']],
    [{ city: null }, ['location']],
    [{ latitude: null }, ['location']],
    [{ description: '', photoCount: 0, longitude: null }, ['description', 'photo', 'location']],
  ])('%o → %o', (changes, missing) =>
    expect(missingForPublishing({ ...complete, ...changes })).toEqual(missing),
  );
});

describe('a profile', () => {
  const problemsOf = (profile: object) => {
    const read = readProfile(profile);
    return 'inputs' in read ? read.inputs : [];
  };
  it.each([
    [{ name: ' Il Prato ' }, { name: 'Il Prato' }],
    [{ url: 'ilprato.example' }, { url: 'https://ilprato.example/' }],
    [{ url: 'http://ilprato.example/a' }, { url: 'http://ilprato.example/a' }],
    [{ url: '' }, { url: null }],
    [{ email: 'ciao@ilprato.example' }, { email: 'ciao@ilprato.example' }],
    [{ acceptPayments: 'on+off' }, { acceptPayments: 'Optional' }],
    [{ timeZone: 'Atlantic/Canary' }, { timeZone: 'Atlantic/Canary' }],
    [{ description: 'Riga 1\nRiga 2' }, { description: 'Riga 1\nRiga 2' }],
  ])('keeps %o as %o', (profile, kept) => expect(readProfile(profile)).toEqual({ profile: kept }));

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'a b' }, 'url'],
    [{ facebook: 'data:text/html,x' }, 'facebook'],
    [{ email: 'nobody' }, 'email'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ acceptPayments: 'sometimes' }, 'acceptPayments'],
    [{ latitude: 91 }, 'latitude'],
    [{ countryCode: 'ITA' }, 'countryCode'],
    [{ freeCancellationHours: -1 }, 'freeCancellationHours'],
    [{ description: 'a\u0000b' }, 'description'],
  ])('refuses %o by its field', (profile, field) =>
    expect(problemsOf(profile)).toMatchObject([{ affected: [field] }]),
  );
});
