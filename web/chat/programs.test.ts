import { expect, it } from 'vitest';
import { mayBeProgram } from './programs.ts';

it.each([
  'setup.exe',
  'Foto.JPG.exe',
  'fattura.pdf.lnk',
  'x.VBS',
  'x.exe. .',
  'gatto\u202Egpj.exe',
  'x.ex\u200Be',
])('%j may be a program', (name) => expect(mayBeProgram(name)).toBe(true));
it.each(['fattura.pdf', 'exe', 'foto.jpg', 'lista.exe.zip', 'senza ending', ''])('%j is none', (name) =>
  expect(mayBeProgram(name)).toBe(false),
);
