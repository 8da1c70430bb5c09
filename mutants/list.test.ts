import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { MUTANTS } from './list/index.ts';
import { placeOf } from './place.ts';

it('every bug of the list fits the code of today, and its tests are there', () => {
  const unfit = MUTANTS.flatMap(({ bug, file, within, search, replace, tests }) => {
    const missing = [file, ...tests].filter((path) => !existsSync(join(PROJECT_ROOT, path)));
    if (missing.length > 0) return [`${bug}: there is no ${missing.join(', ')}`];
    const text = readFileSync(join(PROJECT_ROOT, file), 'utf8');
    return placeOf(text, { within, search }) !== null && search !== replace && tests.length > 0
      ? []
      : [`${bug}: ${file} does not hold it once within ${within}`];
  });
  expect(unfit).toEqual([]);
});

it('every bug has a description of its own', () => {
  const known = MUTANTS.map(({ file, bug }) => `${file}: ${bug}`);
  expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
});
