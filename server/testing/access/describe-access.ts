import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiSchema } from '#server/app.ts';
import type { Row } from './row.ts';
import { ACTORS } from './actors.ts';
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

/** Tries every row of one part of the table, in a town of its own. */
export function describeAccess(part: readonly Row[], pages?: ReadonlyMap<string, Page>): void {
  const surface = new Surface(apiSchema(), pages);
  let trial: Trial | undefined;

  beforeAll(async () => {
    trial = await openTrial(surface, { withWeb: pages !== undefined });
  });
  afterAll(() => trial?.town.close());

  const EVERYBODY = Object.keys(ACTORS).length;
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
      ({ target, own }) => target.mine !== null && own.length < EVERYBODY,
    ],
    ['one’s own, by who may', faultsByWhoMay, ({ target, own }) => target.mine !== null && own.length > 0],
    ['without a fresh proof of who it is', faultsWithoutProof, ({ isAfterStepUp }) => isAfterStepUp],
  ];
  for (const [called, faultsOf, isMeant] of tries) {
    describe.runIf(part.some(isMeant))(called, () => {
      for (const row of part.filter(isMeant)) {
        const name = `${row.operation} · ${row.target.called}`;
        it(name, async () => {
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
