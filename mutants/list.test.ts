import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { MUTANTS } from './list/index.ts';

it('every bug of the list fits the code of today, and its tests are there', () => {
  const unfit = MUTANTS.flatMap(({ bug, file, search, replace, tests = [], journeys = [] }) => {
    const named = [...tests, ...journeys.map((journey) => journey.replace(/:\d+$/, ''))];
    const missing = [file, ...named].filter((path) => !existsSync(join(PROJECT_ROOT, path)));
    if (missing.length > 0) return [`${bug}: there is no ${missing.join(', ')}`];
    const found = readFileSync(join(PROJECT_ROOT, file), 'utf8').split(search).length - 1;
    return found === 1 && search !== replace && named.length > 0
      ? []
      : [`${bug}: ${file} holds it ${found} times`];
  });
  expect(unfit).toEqual([]);
  expect(MUTANTS.length).toBeGreaterThan(300);
});

it('every bug has a description of its own', () => {
  const known = MUTANTS.map(({ file, bug }) => `${file}: ${bug}`);
  expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
});
