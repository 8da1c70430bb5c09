import { expect, it } from 'vitest';
import { endSaid, isUnsaid, offsetSaid } from './block-moments.ts';

const NIGHT = '2026-10-25';
const SECOND = `${NIGHT}T02:30:00+01:00`;
const saying =
  (fields: Record<string, string>) =>
  (name: string): string =>
    ({ date: NIGHT, startMinute: '2:30', endMinute: '4', ...fields })[name] ?? '';

it('of a start that a night shows twice it must be said which is meant, for that very time', () => {
  expect(isUnsaid(saying({}), 'startMinute', 'Europe/Rome')).toBe(true);
  expect(offsetSaid(saying({ startsAt: SECOND }), 'startMinute')).toBe('+01:00');
  expect(isUnsaid(saying({ startsAt: SECOND }), 'startMinute', 'Europe/Rome')).toBe(false);
  const other = saying({ startsAt: SECOND, startMinute: '2:15' });
  expect([offsetSaid(other, 'startMinute'), isUnsaid(other, 'startMinute', 'Europe/Rome')]).toEqual([
    null,
    true,
  ]);
  expect(isUnsaid(saying({ startMinute: '3' }), 'startMinute', 'Europe/Rome')).toBe(false);
  expect(isUnsaid(saying({}), 'endMinute', 'Europe/Rome')).toBe(false);
  expect(isUnsaid(saying({ date: '', startMinute: 'x' }), 'startMinute', 'Europe/Rome')).toBe(false);
});

it('an end before its start is on the next day', () => {
  const over = saying({ date: '2026-10-24', startMinute: '22', endMinute: '2:30', endsAt: SECOND });
  expect(endSaid(over)).toEqual({ date: NIGHT, time: '2:30' });
  expect(offsetSaid(over, 'endMinute')).toBe('+01:00');
});

it('of an end that a night shows twice, only what is after the start that was chosen can be meant', () => {
  const within = (startsAt: string) => saying({ startMinute: '2:10', endMinute: '2:50', startsAt });
  const [first, second] = [`${NIGHT}T02:10:00+02:00`, `${NIGHT}T02:10:00+01:00`];
  expect(isUnsaid(within(first), 'endMinute', 'Europe/Rome')).toBe(true);
  expect(isUnsaid(within(second), 'endMinute', 'Europe/Rome')).toBe(false);
  expect(endSaid(within(second)).after).toBe(second);
  expect(endSaid(within('')).after).toBeUndefined();
});
