import { expect, it } from 'vitest';
import { SignedCodes } from './signed-codes.ts';

const codes = new SignedCodes('a secret of more than thirty-two characters');

it('a code names its numbers, for its purpose and no other', () => {
  const code = codes.codeOf('manage-reservation', [7, 4711]);
  expect(codes.numbersOf('manage-reservation', code)).toEqual([7, 4711]);
  expect(codes.numbersOf('confirm-reservation', code)).toBeNull();
  expect(
    new SignedCodes('another secret of more than thirty-two').numbersOf('manage-reservation', code),
  ).toBeNull();
});

it('nothing else is a code', () => {
  const code = codes.codeOf('manage-reservation', [7]);
  const signature = code.slice(2);
  const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const typed of [
    '',
    '7',
    signature,
    `.${signature}`,
    `8.${signature}`,
    `7.${other}`,
    `7.${signature}=`,
    `7.${signature.slice(1)}`,
    `07.${signature}`,
  ])
    expect([typed, codes.numbersOf('manage-reservation', typed)]).toEqual([typed, null]);
});
