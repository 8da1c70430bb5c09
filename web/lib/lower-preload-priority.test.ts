import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerPreloadPriority } from './lower-preload-priority.ts';

const page =
  '<p>perché 🌳</p><link rel="modulepreload" href="/a.js"/><link rel="icon"/><link rel="modulepreload" href="/b.js"/>';
const lowered = page.replaceAll('"modulepreload"', '"modulepreload" fetchpriority="low"');

test('every preload is lowered, wherever the chunks are cut', async () => {
  const bytes = Buffer.from(page);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
      const borders = [0, ...cuts.toSorted((one, other) => one - other), bytes.length];
      const chunks = borders.slice(1).map((end, index) => bytes.subarray(borders[index], end));
      const stream = Readable.from(chunks.filter((chunk) => chunk.length > 0)).pipe(lowerPreloadPriority());
      expect(await text(stream)).toBe(lowered);
    }),
  );
});
