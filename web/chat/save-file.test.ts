import { expect, it } from 'vitest';
import { nameToSave, sizeLabel } from './save-file.ts';

it('saves a file under the name in its address, a picture as JPEG', () => {
  const at = (name: string) => `/chat/files/1.2.x-y/${encodeURIComponent(name)}`;
  expect(nameToSave({ content: at('orari 2027.pdf'), isPicture: false })).toBe('orari 2027.pdf');
  expect(nameToSave({ content: at('Foto al 100%'), isPicture: true })).toBe('Foto al 100%.jpg');
});

it.each([
  [4, '4 byte'],
  [12_345, '12 kB'],
  [1_250_000, '1,3 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeLabel(bytes, 'it')).toBe(words));
