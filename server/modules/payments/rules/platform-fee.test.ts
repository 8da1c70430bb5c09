import { describe, expect, it } from 'vitest';
import { platformFee } from './platform-fee.ts';

describe('the platform share', () => {
  it.each([
    ['3 % of 30 euro', 3000, 300, 90],
    ['half a cent goes up', 50, 300, 2],
    ['3 % of 19.99', 1999, 300, 60],
    ['no share', 1999, 0, 0],
    ['never everything', 1999, 10_000, 1998],
    ['of nothing', 0, 300, 0],
  ])('%s', (_name, amountCents, basisPoints, expected) =>
    expect(platformFee(amountCents, basisPoints)).toBe(expected),
  );
});
