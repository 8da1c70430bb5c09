import { describe, expect, it } from 'vitest';
import { openingHours } from './opening-hours.ts';

describe('opening hours', () => {
  it('are when at least one works', () => {
    expect(
      openingHours([
        { weekday: 2, startMinute: 540, endMinute: 780 },
        { weekday: 1, startMinute: 840, endMinute: 1140 },
        { weekday: 1, startMinute: 540, endMinute: 780 },
        { weekday: 1, startMinute: 600, endMinute: 840 },
        { weekday: 2, startMinute: 900, endMinute: 1000 },
      ]),
    ).toEqual([
      { weekday: 1, startMinute: 540, endMinute: 1140 },
      { weekday: 2, startMinute: 540, endMinute: 780 },
      { weekday: 2, startMinute: 900, endMinute: 1000 },
    ]);
  });

  it('are none where nobody works', () => {
    expect(openingHours([])).toEqual([]);
  });
});
