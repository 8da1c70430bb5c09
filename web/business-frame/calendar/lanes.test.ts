import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drawn } from './lanes.ts';
import { lanesOf } from './lanes.ts';

const event = fc
  .tuple(fc.integer({ min: 0, max: 280 }), fc.integer({ min: 1, max: 60 }))
  .map(([start, length]): Drawn => ({ from: start * 5, to: (start + length) * 5 }));
const events = fc.array(event, { maxLength: 40 });

const overlap = (one: Drawn, other: Drawn): boolean => one.from < other.to && other.from < one.to;

/** Everything that overlaps with the first, directly or through others. */
function clusterOf(all: readonly Drawn[], first: number): number[] {
  const found = new Set([first]);
  for (const index of found)
    for (const [other, event_] of all.entries()) {
      const own = all[index];
      if (own && overlap(own, event_)) found.add(other);
    }
  return [...found];
}

const depthOf = (all: readonly Drawn[]): number =>
  Math.max(...all.map(({ from }) => all.filter((one) => one.from <= from && from < one.to).length));

describe('lanes', () => {
  it('never hold two that overlap, and are as few as the busiest minute takes', () => {
    fc.assert(
      fc.property(events, (all) => {
        const lanes = lanesOf(all);
        expect(lanes).toHaveLength(all.length);
        for (const [index, one] of all.entries()) {
          const own = lanes[index];
          const cluster = clusterOf(all, index).flatMap((other) => all[other] ?? []);
          expect(own?.lanes).toBe(depthOf(cluster));
          expect(own && own.lane >= 0 && own.lane < own.lanes).toBe(true);
          for (const [other, another] of all.entries())
            if (other !== index && overlap(one, another)) expect(lanes[other]?.lane).not.toBe(own?.lane);
        }
      }),
    );
  });

  it('are one for what touches end to start, and for nothing none', () => {
    const one = { lane: 0, lanes: 1 };
    expect(lanesOf([])).toEqual([]);
    expect(
      lanesOf([
        { from: 540, to: 600 },
        { from: 600, to: 660 },
      ]),
    ).toEqual([one, one]);
  });
});
