import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { boxAt } from './boxes.ts';
import { containerOfBytes } from './container-of-bytes.ts';
import { readMovie } from './read-movie.ts';

function headingOf(name: string): Buffer {
  const bytes = readFileSync(join(PROJECT_ROOT, 'server/demo/films', name));
  const moov = boxAt(bytes, { from: 0, to: bytes.length }, 'moov');
  if (!moov) throw new Error(`${name} has no heading`);
  return bytes.subarray(moov.from, moov.to);
}

it('reads codecs, size and length from the heading of a film and of a sound', () => {
  const film = readMovie(headingOf('breathing.mp4'));
  expect(film?.durationSeconds).toBeGreaterThan(0);
  expect(film?.tracks[0]).toMatchObject({ kind: 'video', codec: 'avc1', isRotated: false, isUsual: true });
  expect(readMovie(headingOf('sea.m4a'))?.tracks).toMatchObject([
    { kind: 'audio', codec: 'mp4a', isUsual: true },
  ]);
});

it('a heading that was cut anywhere, or holds other bytes in places, ends the reading without a fault', () => {
  const whole = headingOf('breathing.mp4');
  for (let length = 0; length < whole.length; length += 1)
    expect(() => readMovie(whole.subarray(0, length))).not.toThrow();
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole);
    damaged[at] = 0xff;
    expect(() => readMovie(damaged)).not.toThrow();
  }
});

it.each([
  ['a page', '<!doctype html><p>Ciao', 'text'],
  ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['a document', '%PDF-1.7', 'pdf'],
  ['a program', 'MZ\u0090\u0000\u0003', 'other'],
  ['a sound with its title', 'ID3\u0004', 'mp3'],
])('the first bytes tell %s', (_name, bytes, container) => {
  expect(containerOfBytes(Buffer.from(bytes, 'latin1'))).toBe(container);
});
