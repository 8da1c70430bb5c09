import { describe, expect, it } from 'vitest';
import { MODULES } from '#server/modules.ts';
import { findCycle, readImports } from './imports.ts';
import { WALLS } from './walls.ts';

const { files, imports } = readImports();

describe('the walls of the house', () => {
  it('were read', () => {
    console.log(`walls: ${files.length} files, ${imports.length} imports`);
    expect(files.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it.each(WALLS)('$name', ({ against }) => {
    const broken = imports.flatMap((one) => {
      const why = against(one);
      return why ? [`${one.from} → ${one.to}: ${why}`] : [];
    });
    expect(broken).toEqual([]);
  });

  it('has no circles', () => {
    expect(findCycle(imports)).toBeNull();
  });

  it('has every module in its list, by the name of its folder and in level order', () => {
    const folders = new Set(files.flatMap((file) => /^server\/modules\/([^/]+)\//.exec(file)?.[1] ?? []));
    expect(MODULES.map(({ name }) => name).sort()).toEqual([...folders].sort());
    const levels = MODULES.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('would see a broken wall', () => {
    const bad = {
      from: 'server/modules/catalog/use-cases/x.ts',
      to: 'server/modules/booking/index.ts',
      isTypeOnly: false,
      isDynamic: false,
    };
    expect(WALLS.some(({ against }) => against(bad) !== null)).toBe(true);
    for (const to of [
      'web/business-ui/table.tsx',
      'react-aria-components/Table',
      '@internationalized/date',
    ]) {
      const heavy = {
        from: 'web/features/public-site/book/results-list.tsx',
        to,
        isTypeOnly: false,
        isDynamic: false,
      };
      expect(
        WALLS.filter(({ against }) => against(heavy) !== null).map(({ name }) => name),
        to,
      ).toContain('the business kit is for business screens');
    }
    const early = {
      from: 'server/modules/catalog/module.ts',
      to: 'server/modules/catalog/jobs.ts',
      isTypeOnly: false,
    };
    const brokenBy = (isDynamic: boolean) =>
      WALLS.filter(({ against }) => against({ ...early, isDynamic }) !== null).map(({ name }) => name);
    expect(brokenBy(false)).toEqual(['a manifest loads no part before it is asked for']);
    expect(brokenBy(true)).toEqual([]);
    expect(
      findCycle([
        { from: 'a', to: 'b', isTypeOnly: false },
        { from: 'b', to: 'a', isTypeOnly: false },
      ]),
    ).toEqual(['a', 'b', 'a']);
  });
});
