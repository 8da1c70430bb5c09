import { expect, it } from 'vitest';
import { tooLongIn } from './too-long-in.ts';

const LONG = 'x'.repeat(20_000_000);

it('a form of any usual length is sent', () => {
  expect(tooLongIn([['note', 'x'.repeat(200_000)]], () => 2000)).toBeNull();
  expect(tooLongIn([], () => null)).toBeNull();
});

it('a note of 20 MB is named with what its field takes', () => {
  expect(
    tooLongIn(
      [
        ['name', 'Yoga'],
        ['note', LONG],
      ],
      () => 2000,
    ),
  ).toEqual({
    name: 'note',
    length: 20_000_000,
    most: 2000,
  });
});

it('letters of several bytes count as they are sent, files do not', () => {
  expect(tooLongIn([['note', 'è'.repeat(50_000)]], () => -1)).toMatchObject({ name: 'note', most: 41_665 });
  expect(tooLongIn([['picture', new Blob([LONG])]], () => null)).toBeNull();
});
