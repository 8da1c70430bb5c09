import { expect, it } from 'vitest';
import { parseRange } from './parse-range.ts';

const MIB = 1024 * 1024;

it.each([
  [undefined, 100, null],
  ['bytes=0-', 100, { from: 0, to: 99 }],
  ['bytes=10-19', 100, { from: 10, to: 19 }],
  ['bytes=90-200', 100, { from: 90, to: 99 }],
  ['bytes=-10', 100, { from: 90, to: 99 }],
  ['bytes=-500', 100, { from: 0, to: 99 }],
  ['bytes=100-', 100, 'none'],
  ['bytes=20-10', 100, 'none'],
  ['bytes=0-1,5-6', 100, null],
  ['bytes=-', 100, null],
  ['lines=1-2', 100, null],
  ['bytes=0-', 100 * MIB, { from: 0, to: 8 * MIB - 1 }],
  ['bytes=99999999999999-', 100, 'none'],
])('%s of %i', (header, bytes, range) => expect(parseRange(header, bytes)).toEqual(range));
