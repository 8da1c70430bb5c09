import { describe, expect, it } from 'vitest';
import type { Place } from './place.ts';
import { endOf, minutesUntil, snappedStart, startText, stretchedTo } from './place.ts';

const USUAL = '2026-11-24';
const SPRING = '2027-03-28';
const AUTUMN = '2027-10-31';
const CHANGES = [
  { date: SPRING, kind: 'skipped', startMinute: 120, endMinute: 180 },
  { date: AUTUMN, kind: 'repeated', startMinute: 120, endMinute: 180 },
];
const DAY = { from: 0, to: 1440 };
const at = (date: string, start: number, minutes = 60): Place => ({
  date,
  resourceId: 1,
  room: null,
  start,
  minutes,
});

describe('a start', () => {
  it.each([
    [607, 15, 600],
    [608, 15, 615],
    [-20, 15, 0],
    [1439, 15, 1425],
    [619, 60, 600],
    [602, 5, 600],
  ])('of minute %i on a grid of %i is %i', (minute, step, expected) => {
    expect(snappedStart(minute, step, DAY, { date: USUAL, changes: CHANGES })).toBe(expected);
  });

  it('stays within the hours that are drawn', () => {
    const hours = { from: 480, to: 1200 };
    expect(snappedStart(300, 15, hours, { date: USUAL, changes: [] })).toBe(480);
    expect(snappedStart(1300, 15, hours, { date: USUAL, changes: [] })).toBe(1185);
  });

  it('is never one that the clock skips: 02:30 becomes 03:00', () => {
    for (const minute of [120, 135, 150, 165])
      expect(snappedStart(minute, 15, DAY, { date: SPRING, changes: CHANGES })).toBe(180);
    expect(snappedStart(105, 15, DAY, { date: SPRING, changes: CHANGES })).toBe(105);
    expect(snappedStart(150, 15, DAY, { date: AUTUMN, changes: CHANGES })).toBe(150);
  });

  it('is written as the API takes it', () => {
    expect(startText(at(USUAL, 570))).toBe('2026-11-24T09:30');
  });
});

describe('an end by the clock on the wall', () => {
  it.each([
    ['on any day', at(USUAL, 600, 90), 690],
    ['through midnight', at(USUAL, 1410, 90), 1500],
    ['before the clock skips', at(SPRING, 60, 60), 120],
    ['over what the clock skips', at(SPRING, 90, 60), 210],
    ['after what the clock skips', at(SPRING, 180, 60), 240],
    ['within an hour that comes twice', at(AUTUMN, 120, 30), 150],
    ['in the second of two equal hours', at(AUTUMN, 150, 60), 150],
    ['after an hour that came twice', at(AUTUMN, 90, 180), 210],
  ])('%s', (_what, place, expected) => {
    expect(endOf(place, CHANGES)).toBe(expected);
  });

  it('is reached again in as many minutes by the watch, but for what is shown twice', () => {
    for (const date of [USUAL, SPRING, AUTUMN])
      for (let start = 0; start < 300; start += 15)
        for (let minutes = 15; minutes <= 240; minutes += 15) {
          const place = at(date, start, minutes);
          const isSkipped = date === SPRING && start >= 120 && start < 180;
          const end = endOf(place, CHANGES);
          const isTwice = date === AUTUMN && start < 180 && start + minutes > 180 && end <= 180;
          if (isSkipped || isTwice) continue;
          expect(minutesUntil(place, end, CHANGES), JSON.stringify(place)).toBe(minutes);
        }
  });
});

describe('a stretch', () => {
  it('ends on a line of the grid, and takes minutes of the watch', () => {
    expect(stretchedTo(at(USUAL, 600), 698, 15, CHANGES).minutes).toBe(105);
    expect(stretchedTo(at(SPRING, 90), 240, 15, CHANGES).minutes).toBe(90);
    expect(stretchedTo(at(AUTUMN, 90), 240, 15, CHANGES).minutes).toBe(210);
  });

  it('leaves a step at least, or what is shorter already, and a day at most', () => {
    expect(stretchedTo(at(USUAL, 600), 500, 15, CHANGES).minutes).toBe(15);
    expect(stretchedTo(at(USUAL, 600, 10), 500, 15, CHANGES).minutes).toBe(10);
    expect(stretchedTo(at(USUAL, 600), 9000, 15, CHANGES).minutes).toBe(1440);
  });
});
