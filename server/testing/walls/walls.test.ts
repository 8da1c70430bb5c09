import { describe, expect, it } from 'vitest';
import { findCycle, readImports } from './imports.ts';
import { MODULE_LEVELS, WALLS } from './walls.ts';

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

  it('knows the level of every module', () => {
    const modules = new Set(files.flatMap((file) => /^server\/modules\/([^/]+)\//.exec(file)?.[1] ?? []));
    expect([...modules].filter((name) => !(name in MODULE_LEVELS))).toEqual([]);
  });

  it('would see a broken wall', () => {
    const bad = {
      from: 'server/modules/catalog/use-cases/x.ts',
      to: 'server/modules/booking/index.ts',
      isTypeOnly: false,
    };
    expect(WALLS.some(({ against }) => against(bad) !== null)).toBe(true);
    for (const to of [
      'web/business-ui/table.tsx',
      'react-aria-components/Table',
      '@internationalized/date',
    ]) {
      const heavy = { from: 'web/features/public-site/book/results-list.tsx', to, isTypeOnly: false };
      expect(
        WALLS.filter(({ against }) => against(heavy) !== null).map(({ name }) => name),
        to,
      ).toContain('the business kit is for business screens');
    }
    expect(
      findCycle([
        { from: 'a', to: 'b', isTypeOnly: false },
        { from: 'b', to: 'a', isTypeOnly: false },
      ]),
    ).toEqual(['a', 'b', 'a']);
  });
});
