import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { MODULES } from '#server/modules.ts';
import { ROOMS, testsOf } from './tests-of-rooms.ts';

const ADVICE = 'say whose they are in scripts/tests-of-rooms.ts';
const existing = (pattern: string): string[] => globSync(pattern, { cwd: PROJECT_ROOT }).sort();

test('every module has its line', () => {
  expect(
    MODULES.filter(({ name }) => !(name in ROOMS)),
    ADVICE,
  ).toEqual([]);
});

test('every access test and every journey belongs to somebody, and none is named that does not exist', () => {
  const { integration, journeys } = testsOf(Object.keys(ROOMS));
  expect(
    integration.filter((file) => file.startsWith('server/testing/access/')),
    ADVICE,
  ).toEqual(existing('server/testing/access/*.integration.test.ts'));
  expect(journeys, ADVICE).toEqual(existing('e2e/*.spec.ts'));
});

test('every room has tests of its own', () => {
  const without = Object.keys(ROOMS).filter((name) => {
    const { unit, integration } = testsOf([name]);
    return [...unit, ...integration].every((file) => file.startsWith('server/testing/'));
  });
  expect(without).toEqual([]);
});

test('what two rooms share is run once', () => {
  const { integration, journeys } = testsOf(['booking', 'payments', 'booking']);
  for (const files of [integration, journeys]) expect(new Set(files).size).toBe(files.length);
  expect(integration).toContain('server/testing/access/everybody.integration.test.ts');
});

test('a room that there is not is told', () => {
  expect(() => testsOf(['boking'])).toThrow('There is no room boking. There are: identity, media,');
});
