import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { clockCases } from './testing/clock-cases.ts';

test.each(clockCases())('$name', ({ expected, actual }) => {
  expect(actual).toEqual(expected);
});

test.each([
  ['UTC', 0],
  ['Europe/Rome', 60],
  ['America/New_York', -300],
  ['Asia/Kolkata', 330],
  ['Pacific/Kiritimati', 840],
])('the same on a server in %s', async (timeZone, winterOffset) => {
  const file = fileURLToPath(new URL('./testing/clock-cases.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    env: { ...process.env, TZ: timeZone },
  });
  expect(JSON.parse(stdout)).toEqual({ count: clockCases().length, failed: [], winterOffset });
});
