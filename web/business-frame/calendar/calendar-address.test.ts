import { describe, expect, it } from 'vitest';
import { datesOf, rangeOf, readAddress, searchOf, turned } from './calendar-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

describe('the address of the calendar', () => {
  it('says what it is read as, and nothing that goes without saying', () => {
    expect(searchOf(read(''))).toBe('');
    const said =
      '?view=week&date=2026-11-24&people=3,5&person=3&cancelled=1&breaks=off&holidays=off&hours=all&colour=service';
    expect(searchOf(read(said))).toBe(said);
  });

  it('takes people from a form as from an address, each once', () => {
    expect(read('people=3&people=5&people=3').people).toEqual([3, 5]);
  });

  it('takes what a form leaves unticked as not wanted', () => {
    expect(searchOf(read('options=1&breaks=on&holidays=on&colour=person'))).toBe('');
    expect(searchOf(read('options=1&holidays=on&cancelled=1'))).toBe('?cancelled=1&breaks=off');
  });

  it.each(['view=year', 'date=2026-02-30', 'people=,0,x,-1,1e9', 'person=../5', 'date='])(
    'does without what it cannot be: %s',
    (search) => {
      expect(searchOf(read(search))).toBe('');
    },
  );
});

describe('a range', () => {
  it.each([
    ['day', '2026-11-24', '2026-11-24', '2026-11-25'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-30'],
    ['workWeek', '2026-11-29', '2026-11-23', '2026-11-28'],
    ['agenda', '2026-11-29', '2026-11-29', '2026-12-06'],
    ['month', '2026-11-24', '2026-10-26', '2026-12-07'],
    // Four weeks, and six.
    ['month', '2027-02-14', '2027-02-01', '2027-03-01'],
    ['month', '2027-05-31', '2027-04-26', '2027-06-07'],
  ] as const)('of a %s around %s', (view, date, from, to) => {
    expect(rangeOf(view, date)).toEqual({ from, to });
  });

  it('never has more days than the server answers', () => {
    for (let month = 0; month < 240; month += 1) {
      const date = `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
      const dates = datesOf(rangeOf('month', date));
      expect(dates.length % 7).toBe(0);
      expect(dates.length).toBeLessThanOrEqual(42);
      expect(dates.filter((one) => one.startsWith(date.slice(0, 7))).length).toBeGreaterThanOrEqual(28);
    }
  });

  it.each([
    ['day', '2026-12-31', '2027-01-01', '2026-12-30'],
    ['week', '2026-11-24', '2026-12-01', '2026-11-17'],
    ['month', '2027-01-31', '2027-02-01', '2026-12-01'],
  ] as const)('turns by a %s', (view, date, next, previous) => {
    expect(turned(view, date, 1)).toBe(next);
    expect(turned(view, date, -1)).toBe(previous);
  });
});
