// `npm test`, `npm run check`, `npm run test:postgres-15` and `npm run test:dates`. Each ends with one plain line, `N passed, N failed`, over its suites.
import { Temporal } from 'temporal-polyfill';
import { findPostgres15 } from '#server/testing/postgres-15.ts';
import { buildWebIfStale } from './build-web.ts';
import { compileTexts } from './compile-texts.ts';
import { environmentAt, momentsAfter } from './faked-moments.ts';
import type { Suite } from './run-suites.ts';
import { runSuites } from './run-suites.ts';

const vitestCount = (output: string) => {
  const line = output.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? '';
  return { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
};
const playwrightCount = (output: string) => ({ passed: numberBefore(output, 'passed'), failed: numberBefore(output, 'failed') });

function numberBefore(text: string, word: string): number {
  return Number(text.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
}

const CHECKS: Suite[] = [
  { name: 'types of the server', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'types of the screens: routes', command: 'react-router', args: ['typegen'] },
  { name: 'types of the screens', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.web.json'] },
  { name: 'types of the journeys', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.e2e.json'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
];

const UNIT: Suite = { name: 'unit', command: 'vitest', args: ['run', '--project', 'unit'], count: vitestCount };
const JOURNEYS: Suite = { name: 'browser journeys', command: 'playwright', args: ['test'], count: playwrightCount };

const TESTS: Suite[] = [
  UNIT,
  { name: 'integration', command: 'vitest', args: ['run', '--project', 'integration'], count: vitestCount },
  JOURNEYS,
];

/** Apart from the rest, to keep that short. */
const ON_POSTGRES_15: Suite = {
  name: 'integration on PostgreSQL 15',
  command: 'vitest',
  args: ['run', '--config', 'vitest.postgres-15.config.ts'],
  count: vitestCount,
  skippedBecause: findPostgres15() === null ? 'because it is not installed (Debian: apt-get install postgresql-15)' : undefined,
};

await compileTexts();
const suites = suitesAskedFor(process.argv[2]);
const { passed, failed } = await runSuites(suites);
for (const { name, skippedBecause } of suites) if (skippedBecause) console.log(`\nSkipped: ${name}, ${skippedBecause}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function suitesAskedFor(option: string | undefined): Suite[] {
  if (option === '--check-only') return CHECKS;
  if (option === '--postgres-15') return [ON_POSTGRES_15];
  buildWebIfStale();
  if (option === '--dates') return onDifficultDates(process.argv[3]);
  return [...CHECKS, ...TESTS];
}

/** What reads the machine's clock, tried where dates go wrong. @param part of the moments' names, to try these alone */
function onDifficultDates(part = ''): Suite[] {
  const moments = momentsAfter(Temporal.Now.plainDateISO('Europe/Rome')).filter(({ name }) => name.includes(part));
  return moments.flatMap((moment) =>
    [UNIT, JOURNEYS].map((suite) => ({ ...suite, name: `${suite.name}, ${moment.name}`, environment: () => environmentAt(moment) })),
  );
}
