import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinedGaps } from './gaps.ts';

it.each([
  ['nothing', [], []],
  [
    'what touches',
    [
      { from: 0, to: 30 },
      { from: 30, to: 60 },
    ],
    [{ from: 0, to: 60 }],
  ],
  [
    'what lies inside',
    [
      { from: 0, to: 90 },
      { from: 30, to: 60 },
    ],
    [{ from: 0, to: 90 }],
  ],
  [
    'what is apart, in any order',
    [
      { from: 60, to: 90 },
      { from: 0, to: 59 },
    ],
    [
      { from: 0, to: 59 },
      { from: 60, to: 90 },
    ],
  ],
])('joins %s', (_name, gaps, joined) => expect(joinedGaps(gaps)).toEqual(joined));

it('keeps every minute and adds none', () => {
  const gap = fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 60 }))
    .map(([from, minutes]) => ({ from, to: from + minutes }));
  const minutesOf = (gaps: readonly { from: number; to: number }[]): Set<number> =>
    new Set(gaps.flatMap(({ from, to }) => Array.from({ length: to - from }, (_one, at) => from + at)));
  fc.assert(
    fc.property(fc.array(gap), (gaps) => {
      const joined = joinedGaps(gaps);
      expect(minutesOf(joined)).toEqual(minutesOf(gaps));
      for (const [index, one] of joined.entries())
        expect(one.from).toBeGreaterThan(joined[index - 1]?.to ?? -1);
    }),
  );
});
