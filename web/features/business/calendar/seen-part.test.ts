import { describe, expect, it } from 'vitest';
import type { GridBox } from './seen-part.ts';
import { isIn, seenPart } from './seen-part.ts';

const HOURS = { from: 8 * 60, to: 20 * 60 };
/** Twelve hours of 200 pixels, of which three are seen. */
const BOX: GridBox = {
  scrollTop: 0,
  scrollLeft: 0,
  clientHeight: 600,
  clientWidth: 1000,
  width: 2000,
  height: 2400,
};

describe('what of a grid stands in the page', () => {
  it('is what is seen and a screen below it at the beginning', () => {
    const part = seenPart(BOX, 7, HOURS);
    expect(part).toMatchObject({ first: 0, end: 7, to: 14 * 60 });
    expect(isIn(part, { from: 8 * 60, to: 9 * 60 })).toBe(true);
    expect(isIn(part, { from: 13 * 60 + 45, to: 15 * 60 })).toBe(true);
    expect(isIn(part, { from: 14 * 60, to: 15 * 60 })).toBe(false);
  });

  it('has a screen above, too, further down', () => {
    const part = seenPart({ ...BOX, scrollTop: 1800 }, 7, HOURS);
    expect(part.from).toBe(14 * 60);
    expect(isIn(part, { from: 13 * 60, to: 14 * 60 })).toBe(false);
    expect(isIn(part, { from: 13 * 60, to: 14 * 60 + 15 })).toBe(true);
    expect(isIn(part, { from: 19 * 60, to: 20 * 60 })).toBe(true);
  });

  it('stays the same while less than an hour is scrolled', () => {
    expect(seenPart({ ...BOX, scrollTop: 810 }, 7, HOURS)).toEqual(
      seenPart({ ...BOX, scrollTop: 990 }, 7, HOURS),
    );
  });

  it('has of many columns those in view and two to each side', () => {
    expect(seenPart({ ...BOX, scrollLeft: 600 }, 20, HOURS)).toMatchObject({ first: 4, end: 18 });
    expect(seenPart({ ...BOX, scrollLeft: 1000 }, 20, HOURS)).toMatchObject({ first: 8, end: 20 });
  });

  it('is everything of a grid without height', () => {
    expect(isIn(seenPart({ ...BOX, height: 0 }, 7, HOURS), { from: 8 * 60, to: 20 * 60 })).toBe(true);
  });
});
