import { expect, test } from 'vitest';
import { addressLines, largestImage } from './provider.ts';

const none = { small: null, medium: null, large: null, xLarge: null };

test.each([
  [{ ...none, medium: '/m' }, '/m'],
  [{ ...none, small: '/s', medium: '/m' }, '/m'],
  [{ small: '/s', medium: '/m', large: '/l', xLarge: '/x' }, '/x'],
  [none, null],
])('the largest image of %j is %s', (images, expected) => expect(largestImage(images)).toBe(expected));

test('an address leaves out what is missing', () => {
  const location = {
    addressLine1: 'Via dei Tigli 12',
    addressLine2: null,
    city: 'Bologna',
    postalCode: '40124',
    country: 'IT',
    state: 'BO',
    latitude: null,
    longitude: null,
  };
  expect(addressLines(location)).toEqual(['Via dei Tigli 12', '40124 Bologna (BO)']);
});
