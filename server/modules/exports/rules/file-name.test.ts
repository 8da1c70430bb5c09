import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

const named = (center: string): string =>
  fileName({ center, list: 'Clienti', day: '2026-11-23', format: 'csv' });

it.each([
  ['Spa dei Navigli', 'spa-dei-navigli-clienti-2026-11-23.csv'],
  ['Città è più & Søren', 'citta-e-piu-soren-clienti-2026-11-23.csv'],
  ['"; filename=evil.exe\r\nX: y', 'filename-evil-exe-x-y-clienti-2026-11-23.csv'],
  ['../../etc', 'etc-clienti-2026-11-23.csv'],
  ['瑜伽', 'clienti-2026-11-23.csv'],
])('names the file of %j', (center, expected) => {
  expect(named(center)).toBe(expected);
});

it('keeps a long name short', () => {
  expect(named('a'.repeat(300)).length).toBeLessThan(100);
});
