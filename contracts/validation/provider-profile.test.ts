import { describe, expect, it } from 'vitest';
import { readProfile } from './provider-profile.ts';

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
