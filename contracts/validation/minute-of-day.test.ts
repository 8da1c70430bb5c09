import * as v from 'valibot';
import { expect, test } from 'vitest';
import { minuteOfDay } from './minute-of-day.ts';

test.each([0, 785, 1440])('FRM-02: minute %i is a time of a form', (minute) =>
  expect(v.safeParse(minuteOfDay(0, 1440), minute).success).toBe(true),
);
test.each([783, 1, 1439, -5, 1445, 0.5, Number.NaN])('FRM-02: minute %d is none', (minute) =>
  expect(v.safeParse(minuteOfDay(0, 1440), minute).success).toBe(false),
);
