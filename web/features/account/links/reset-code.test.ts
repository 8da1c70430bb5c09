import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResetCode } from './reset-code.ts';

const encode = (text: string): string => Buffer.from(text).toString('base64url');

test('the e-mail and the code come back, whatever mails they are of', () => {
  const email = fc.stringMatching(/^[\p{L}+.]{1,20}@[a-zé]{1,10}\.it$/u);
  const code = fc.string({ minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(email, code, (email, code) => {
      expect(readResetCode(encode(`${email}:${code}`))).toEqual({ email, code });
    }),
  );
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no colon', encode('ada@example.it')],
  ['no e-mail', encode(':code')],
  ['no code', encode('ada@example.it:')],
  ['no text', Buffer.from([0xff, 0xfe, 0x3a, 0x41]).toString('base64url')],
])('%s is no link', (_name, encoded) => expect(readResetCode(encoded)).toBeNull());
