import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from './calendar-calls.ts';
import type { Event } from './drawn-events.ts';
import { folded } from './fold.ts';
import type { Lane } from './lanes.ts';
import { lanesOf } from './lanes.ts';

const DATE = '2026-11-23';

function placed(spans: readonly { from: number; to: number }[]): (Event & Lane)[] {
  const ordered = spans.toSorted((one, other) => one.from - other.from);
  const lanes = lanesOf(ordered);
  return ordered.map((span, id) => ({
    ...span,
    ...(lanes[id] ?? { lane: 0, lanes: 1 }),
    key: String(id),
    date: DATE,
    isContinued: false,
    bookings: [{ id } as Booking],
  }));
}

const at = (from: number, minutes: number, times = 1) =>
  Array.from({ length: times }, () => ({ from, to: from + minutes }));

describe('what has no lane of its own', () => {
  it('leaves alone what has room', () => {
    const events = placed(at(540, 60, 4));
    expect(folded(events, 4)).toEqual({ events, folds: [] });
  });

  it('folds twenty of the same half hour into three and one block of seventeen', () => {
    const { events, folds } = folded(placed(at(540, 30, 20)), 4);
    expect(events.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
    ]);
    expect(folds).toMatchObject([{ lane: 3, lanes: 4, from: 540, to: 570 }]);
    expect(folds[0]?.bookings).toHaveLength(17);
  });

  it('leaves what is alone in the last lane as it is', () => {
    // Five at nine, chained by a long one to one at eleven
    const { events, folds } = folded(placed([...at(540, 300), ...at(540, 60, 4), ...at(660, 60, 3)]), 4);
    expect(folds).toMatchObject([{ from: 540, to: 600 }]);
    expect(events.filter(({ from }) => from === 660).map(({ lane }) => lane)).toEqual([1, 2, 3]);
  });

  it('makes a block an hour of what goes on all day', () => {
    const spans = Array.from({ length: 16 }, (_one, index) => at(540 + 30 * index, 45, 6)).flat();
    const { folds } = folded(placed(spans), 3);
    expect(folds.map(({ from }) => from)).toEqual(folds.map((_one, index) => 540 + 60 * index));
  });

  it('never draws two over each other, and loses none', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 40 }))
      .map(([from, length]) => ({ from: from * 5, to: from * 5 + length * 5 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 60 }), fc.integer({ min: 2, max: 6 }), (spans, most) => {
        const { events, folds } = folded(placed(spans), most);
        const all = [...events, ...folds];
        expect(all.flatMap(({ bookings }) => bookings.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
          spans.map((_one, id) => id),
        );
        for (const [index, one] of all.entries()) {
          expect(one.lane).toBeLessThan(one.lanes);
          expect(one.lanes).toBeLessThanOrEqual(most);
          expect(one.to).toBeGreaterThan(one.from);
          for (const other of all.slice(index + 1)) {
            const meets = one.from < other.to && other.from < one.to;
            if (!meets) continue;
            const [left, right] = [one.lane / one.lanes, other.lane / other.lanes];
            expect(left + 1 / one.lanes <= right + 1e-9 || right + 1 / other.lanes <= left + 1e-9).toBe(true);
          }
        }
      }),
    );
  });
});
