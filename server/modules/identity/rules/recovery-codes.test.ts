import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recoveryCodeOf, typedRecoveryCode } from './recovery-codes.ts';

it('is found again however it was typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
      const code = recoveryCodeOf(random);
      const mails = code.replace('-', '');
      for (const typed of [code, mails, ` ${code.toLowerCase()} `, [...mails].join(' ')]) {
        expect(typedRecoveryCode(typed)).toBe(mails);
      }
    }),
  );
});

it.each(['', '123456', 'AAAAA-AAAA', 'AAAAA-AAAAAA', 'AAAAA-AAAA0', 'AAAAA-AAAA\u0000', 'x'.repeat(100_000)])(
  '%s cannot be one',
  (typed) => expect(typedRecoveryCode(typed)).toBeNull(),
);
