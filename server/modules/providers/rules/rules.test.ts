import { describe, expect, it } from 'vitest';
import { isPublic } from './is-public.ts';
import { missingForPublishing } from './missing-for-publishing.ts';

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
