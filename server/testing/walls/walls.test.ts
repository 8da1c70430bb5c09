import { describe, expect, it } from 'vitest';
import { MODULES } from '#server/modules.ts';
import type { Import } from './imports.ts';
import { findCycle, readImports } from './imports.ts';
import { WALLS } from './walls.ts';

const { files, imports } = readImports();

const anImport = (from: string, to: string, more: Partial<Import> = {}): Import => ({
  from,
  to,
  names: [],
  isTypeOnly: false,
  isDynamic: false,
  ...more,
});
const wallsAgainst = (one: Import) =>
  WALLS.filter(({ against }) => against(one) !== null).map(({ name }) => name);

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
    const bad = anImport('server/modules/catalog/use-cases/x.ts', 'server/modules/booking/index.ts');
    expect(wallsAgainst(bad)).not.toEqual([]);
    for (const [to, name] of [
      ['server/modules/booking/use-cases/require-owner.ts', 'requireOwner'],
      ['server/modules/providers/index.ts', 'runsProvider'],
      ['server/modules/booking/policy.ts', 'anything'],
    ] as const) {
      const resolver = 'server/modules/booking/graphql/cancel-my-reservation.ts';
      expect(wallsAgainst(anImport(resolver, to, { names: [name] })), name).toContain(
        'resolvers do not decide who may',
      );
    }
    for (const to of ['web/business-ui/table.tsx', 'react-aria-components/Table', '@internationalized/date'])
      expect(wallsAgainst(anImport('web/features/public-site/book/results-list.tsx', to)), to).toContain(
        'the business kit is for business screens',
      );
    const cheap = anImport('server/app.ts', 'server/modules/identity/use-cases/passwords.ts', {
      names: ['hashCheaplyInTests'],
    });
    expect(wallsAgainst(cheap)).toEqual(['only tests hash cheaply']);
    const brokenBy = (isDynamic: boolean) =>
      wallsAgainst(
        anImport('server/modules/catalog/module.ts', 'server/modules/catalog/jobs.ts', { isDynamic }),
      );
    expect(brokenBy(false)).toEqual(['a manifest loads no part before it is asked for']);
    expect(brokenBy(true)).toEqual([]);
    expect(findCycle([anImport('a', 'b'), anImport('b', 'a')])).toEqual(['a', 'b', 'a']);
  });
});
