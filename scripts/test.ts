// `npm test [-- room …]`, `npm run check`, `npm run test:long`, `npm run test:postgres-15` and `npm run test:dates`. Each ends with one
// plain line, `N passed, N failed`, over its suites. With rooms (`npm test -- booking`, names in `tests-of-rooms.ts`) only their unit,
// integration and access tests and their journeys run.
import { Temporal } from 'temporal-polyfill';
import { findPostgres15 } from '#server/testing/postgres-15.ts';
import { buildWebIfStale } from './build-web.ts';
import { compileTexts } from './compile-texts.ts';
import { unpackBrowser } from './find-browser.ts';
import { environmentAt, momentsAfter } from './faked-moments.ts';
import type { Counted, Step, Suite } from './run-suites.ts';
import { runSuites } from './run-suites.ts';
import { testsOf } from './tests-of-rooms.ts';

const vitestCount = (output: string) => {
  const line = output.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? '';
  return { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
};
/** What Playwright calls flaky passed when it was run once more, which CI alone does. */
const playwrightCount = (output: string) => {
  const passedAgain = numberBefore(output, 'flaky');
  const passed = numberBefore(output, 'passed') + passedAgain;
  return { passed, failed: numberBefore(output, 'failed'), passedAgain };
};

function numberBefore(text: string, word: string): number {
  return Number(text.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
}

/** The two long ones side by side, then the short ones. */
const CHECKS: Step[] = [
  { name: 'types of the screens: routes', command: 'react-router', args: ['typegen'] },
  { name: 'formatting', command: 'oxfmt', args: ['--check'] },
  { name: 'subjects of commits', command: 'node', args: ['scripts/commit-subjects.ts'] },
  [
    { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
    { name: 'types of the server', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  ],
  [
    { name: 'types of the screens', command: 'tsc', args: ['-p', 'tsconfig.web.json'] },
    { name: 'types of the journeys', command: 'tsc', args: ['-p', 'tsconfig.e2e.json'] },
    {
      name: 'walls, and what `npm run schema` writes',
      command: 'vitest',
      args: ['run', '--project', 'unit', 'server/testing/walls', 'scripts/written-files.test.ts'],
      count: vitestCount,
    },
  ],
];

// What is among the checks is left out.
const UNIT: Suite = {
  name: 'unit',
  command: 'vitest',
  args: [
    'run',
    '--project',
    'unit',
    '--exclude',
    'server/testing/walls/**',
    '--exclude',
    'scripts/written-files.test.ts',
  ],
  count: vitestCount,
};
const COMPONENT: Suite = {
  name: 'component',
  command: 'vitest',
  args: ['run', '--project', 'component'],
  // Of what a screen shows a failure needs no copy.
  environment: () => ({ DEBUG_PRINT_LIMIT: '0' }),
  count: vitestCount,
};
const INTEGRATION: Suite = {
  name: 'integration',
  command: 'vitest',
  args: ['run', '--project', 'integration'],
  count: vitestCount,
};
/** Of the newest parts, where dates meet the real database. */
const INTEGRATION_OF_DATES: Suite = {
  ...INTEGRATION,
  name: 'integration with dates',
  args: [
    ...INTEGRATION.args,
    'availability/block-races.',
    'booking/desk-acts.',
    'booking/desk-act-races.',
    'booking/desk-booking.',
    'booking/desk-day.',
    'booking/groups-moved.',
    'booking/kept-calendars.',
    'modules/calendar/',
    'colleagues/shared-computer.',
    'customer-cards/own-fields.',
    'modules/customer-import/',
    'notifications/day-before.',
    'notifications/reminders.',
    'notifications/staff-mails.',
    'notifications/tell-of-move.',
    'modules/today/',
  ],
};
const JOURNEYS: Suite = {
  name: 'browser journeys',
  command: 'playwright',
  args: ['test'],
  count: playwrightCount,
};

/** What depends on the server's version, on the oldest one that is supported. */
const ON_POSTGRES_15: Suite = {
  name: 'migrations and SQL on PostgreSQL 15',
  command: 'vitest',
  args: ['run', '--config', 'vitest.postgres-15.config.ts'],
  count: vitestCount,
  skippedBecause:
    findPostgres15() === null
      ? 'because it is not installed (Debian: apt-get install postgresql-15)'
      : undefined,
};

const EVERYTHING: Step[] = [...CHECKS, UNIT, COMPONENT, INTEGRATION, JOURNEYS];

const allCases = (suite: Suite): Suite => ({
  ...suite,
  name: `${suite.name}, all cases`,
  environment: () => ({ ...suite.environment?.(), ALL_CASES: 'yes' }),
});
/** What takes too long for every change: each case of the properties and the access tables, many days at the desk. */
const LONG: Step[] = [
  allCases({ ...UNIT, args: [...UNIT.args, '.property.test.ts'] }),
  allCases(INTEGRATION),
  {
    ...INTEGRATION,
    name: '5,000 acts at the desk',
    args: [...INTEGRATION.args, 'booking/desk-day.'],
    environment: () => ({ DESK_DAYS: '50' }),
  },
  allCases(ON_POSTGRES_15),
];

const { passed, failed } = await runAll(process.argv.slice(2));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runAll(words: readonly string[]): Promise<Counted> {
  try {
    await compileTexts();
    const steps = await stepsAskedFor(words);
    const counted = await runSuites(steps);
    for (const { name, skippedBecause } of steps.flat())
      if (skippedBecause) console.log(`\nSkipped: ${name}, ${skippedBecause}`);
    return counted;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function stepsAskedFor(words: readonly string[]): Promise<Step[]> {
  const [option, ...more] = words;
  if (option === '--check-only') return CHECKS;
  if (option === '--postgres-15') return [ON_POSTGRES_15];
  if (option === '--long') return LONG;
  const steps =
    option === '--dates'
      ? onDifficultDates(more[0])
      : option === '--ci'
        ? [...EVERYTHING, ON_POSTGRES_15]
        : option === undefined
          ? EVERYTHING
          : ofRooms(words);
  buildWebIfStale();
  await unpackBrowser();
  return steps;
}

/** Each file is named, so that a suite which finds nothing to run fails. */
function ofRooms(names: readonly string[]): Suite[] {
  const { unit, component, integration, journeys } = testsOf(names);
  return [
    { ...UNIT, args: ['run', '--project', 'unit', ...unit] },
    { ...COMPONENT, args: [...COMPONENT.args, ...component] },
    {
      ...INTEGRATION,
      name: 'integration and access',
      args: ['run', '--project', 'integration', ...integration],
    },
    { ...JOURNEYS, args: ['test', ...journeys] },
  ].filter((_suite, index) => [unit, component, integration, journeys][index]?.length);
}

/** What reads the machine's clock, tried where dates go wrong. @param part of the moments' names, to try these alone */
function onDifficultDates(part = ''): Suite[] {
  const moments = momentsAfter(Temporal.Now.plainDateISO('Europe/Rome')).filter(({ name }) =>
    name.includes(part),
  );
  return moments.flatMap((moment) =>
    [UNIT, INTEGRATION_OF_DATES, JOURNEYS].map((suite) => ({
      ...suite,
      name: `${suite.name}, ${moment.name}`,
      environment: () => environmentAt(moment),
    })),
  );
}
