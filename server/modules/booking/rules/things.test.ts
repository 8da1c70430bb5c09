import { describe, expect, it } from 'vitest';
import { isAmong, isSameThings } from './things.ts';

const unit = (resourceId: number, number: number) => ({ resourceId, unit: number });
const any = (resourceId: number) => ({ resourceId, unit: null });

describe('whether a booking has what was chosen', () => {
  it.each([
    ['the very unit', [unit(7, 2)], [unit(7, 2)], true],
    ['another unit', [unit(7, 2)], [unit(7, 1)], false],
    ['any of the thing', [unit(7, 2)], [any(7)], true],
    ['any of another', [unit(7, 2)], [any(8)], false],
    ['one of two named, any other', [unit(7, 1), unit(7, 2)], [any(7), unit(7, 1)], true],
    ['two of which it has one', [unit(7, 1), unit(8, 1)], [any(7), any(7)], false],
    ['fewer', [unit(7, 1), unit(8, 1)], [any(7)], false],
  ])('%s', (_what, held, chosen, expected) => {
    expect(isAmong(held, chosen)).toBe(expected);
  });

  it('the same units are the same in any order', () => {
    expect(isSameThings([unit(7, 1), unit(8, 1)], [unit(8, 1), unit(7, 1)])).toBe(true);
    expect(isSameThings([unit(7, 1)], [unit(7, 2)])).toBe(false);
    expect(isSameThings([unit(7, 1)], [])).toBe(false);
  });
});
