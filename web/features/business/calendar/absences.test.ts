import { describe, expect, it } from 'vitest';
import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { absencesOn } from './absences.ts';

const DATE = '2026-11-09';
const ALL = { withoutBreaks: false, withoutHolidays: false };
const columns = [
  { id: 20, name: 'Anna' },
  { id: 30, name: 'Bruno' },
].map((column) => ({ ...column, color: null, isArchived: false })) as CalendarShown['columns'];
const time = (
  kind: string,
  resourceId: number | null,
  [startMinute, endMinute]: [number, number],
  more: object = {},
) => ({ kind, resourceId, date: DATE, startMinute, endMinute, reason: null, ...more });
const shown = (...times: ReturnType<typeof time>[]) =>
  ({ columns, times }) as unknown as Pick<CalendarShown, 'columns' | 'times'>;

describe('who is away on a date', () => {
  it('is the center first, then person by person, with times and reason', () => {
    const times = shown(
      time('block', 30, [840, 1080], { reason: 'Corso' }),
      time('closed', 20, [0, 1440]),
      time('block', 20, [60, 120], { date: '2026-11-10' }),
      time('closed', null, [0, 1440], { reason: 'Ponte' }),
      time('working', 20, [540, 1080]),
      time('break', 20, [720, 780]),
    );
    expect(absencesOn(times, DATE, ALL)).toEqual([
      { who: null, times: null, reason: 'Ponte' },
      { who: 'Anna', times: null, reason: null },
      { who: 'Bruno', times: '14:00–18:00', reason: 'Corso' },
    ]);
  });

  it('leaves out what the options do, and who is not shown', () => {
    const times = shown(
      time('block', 30, [840, 1080]),
      time('closed', 20, [0, 1440]),
      time('block', 99, [0, 60]),
    );
    expect(absencesOn(times, DATE, { ...ALL, withoutBreaks: true }).map(({ who }) => who)).toEqual(['Anna']);
    expect(absencesOn(times, DATE, { ...ALL, withoutHolidays: true }).map(({ who }) => who)).toEqual([
      'Bruno',
    ]);
  });
});
