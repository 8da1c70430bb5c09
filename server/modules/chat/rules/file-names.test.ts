import { expect, it } from 'vitest';
import { fileNameOf } from './file-names.ts';

it.each([
  ['../../etc/passwd', false, '_.._etc_passwd'],
  ['fattura\u202Efdp.exe', false, 'fattura_fdp.exe'],
  ['Foto del mare.HEIC', false, 'Foto del mare.HEIC'],
  ['Foto del mare.png', true, 'Foto del mare'],
  ['...', false, 'file'],
  [`${'a'.repeat(300)}.pdf`, false, `${'a'.repeat(146)}.pdf`],
])('%s is called what it is', (given, isPicture, name) => {
  expect(fileNameOf(given, { isPicture })).toBe(name);
});
