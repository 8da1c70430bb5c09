import { expect, it } from 'vitest';
import { isGrowOrAbove, isPackageId, PACKAGE_IDS } from './package-ids.ts';

it('counts everything but Free as Grow or above', () => {
  expect(Object.values(PACKAGE_IDS).map(isGrowOrAbove)).toEqual([false, true, true, true]);
});

it.each([0, 3])('knows package %o', (id) => expect(isPackageId(id)).toBe(true));
it.each([-1, 4, 1.5, '1', null])('knows no package %o', (id) => expect(isPackageId(id)).toBe(false));
