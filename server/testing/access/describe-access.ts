import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiSchema } from '#server/app.ts';
import type { Row } from './row.ts';
import { ACCESS } from './access-table.ts';
import type { Trial } from './checks.ts';
import {
  faultsByWhoMay,
  faultsByWhoMayNot,
  faultsOnIds,
  faultsOnOthers,
  faultsWithoutProof,
  idsTried,
} from './checks.ts';
import type { Page } from './pages.ts';
import { Surface } from './surface.ts';
import type { TownOptions } from './town.ts';
import { openTown } from './town.ts';
import { watchTables } from './watch.ts';
import { CHOICE } from './who-tries.ts';

type Part = keyof typeof ACCESS;

/** Tries every row of some parts of the table, in one town for all of them. */
export function describeAccess(parts: readonly Part[], pages?: ReadonlyMap<string, Page>): void {
  const rows = parts.flatMap((part) => ACCESS[part]);
  const surface = new Surface(apiSchema(), pages);
  let trial: Trial | undefined;

  beforeAll(async () => {
    trial = await openTrial(surface, { withWeb: pages !== undefined });
  });
  afterAll(() => trial?.town.close());

  const tries: [
    called: string,
    faults: (trial: Trial, row: Row) => Promise<string[]>,
    of: (row: Row) => boolean,
  ][] = [
    ['somebody else’s', faultsOnOthers, ({ target }) => target.others !== undefined],
    ['one id that is somebody else’s', faultsOnIds, (row) => idsTried({ surface }, row).length > 0],
    [
      'one’s own, by who may not',
      faultsByWhoMayNot,
      (row) => row.target.mine !== null && CHOICE.mayNot(row).length > 0,
    ],
    ['one’s own, by who may', faultsByWhoMay, ({ target, own }) => target.mine !== null && own.length > 0],
    ['without a fresh proof of who it is', faultsWithoutProof, ({ isAfterStepUp }) => isAfterStepUp],
  ];
  // Last what succeeds, which leaves the town another one.
  for (const [called, faultsOf, isMeant] of tries) {
    describe.runIf(rows.some(isMeant))(called, () => {
      for (const row of rows.filter(isMeant)) {
        it(`${row.operation} · ${row.target.called}`, async () => {
          if (!trial) throw new Error('The town did not open');
          const faults = await faultsOf(trial, row);
          expect(faults, faults.join('\n')).toEqual([]);
        });
      }
    });
  }
}

/** Opens a town, and watches what is done to it. */
export async function openTrial(surface: Surface, options: TownOptions): Promise<Trial> {
  const town = await openTown(options);
  return { town, surface, changedTables: await watchTables(town.app.pool) };
}
