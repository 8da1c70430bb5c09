import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, dateOf } from '#contracts/time.ts';
import { openSlots } from './open-slots.ts';
import { GOLDEN_CASES, goldenPeople, goldenQuestion } from './testing/golden.ts';

test.each(GOLDEN_CASES)('$kind, $days days from $day0, $bookings bookings: $slots starts', (golden) => {
  const lastDate = addDays(golden.day0, golden.days - 1);
  const starts = openSlots(goldenQuestion(), goldenPeople(golden), golden.day0, lastDate);
  expect(starts).toHaveLength(golden.slots);
  const text = Array.from(starts, (at) => dateOf(at).toISOString()).join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(golden.sha256);
});
