import { expect, it } from 'vitest';
import { openNowLabel } from './open-now.ts';

// 2026-11-27 is a Friday; Rome is one hour ahead of UTC.
const HOURS = {
  timezone: 'Europe/Rome',
  workingHours: [
    { weekday: 5, startTime: '14:30:00', endTime: '19:30:00' },
    { weekday: 5, startTime: '09:00:00', endTime: '13:00:00' },
    { weekday: 6, startTime: '20:00:00', endTime: '02:00:00' },
  ],
  specialHours: [],
  closures: [],
};

it.each([
  ['2026-11-27T08:30:00Z', 'Aperto ora · chiude alle 13:00'],
  ['2026-11-27T12:00:00Z', 'Chiuso ora · apre alle 14:30'],
  ['2026-11-27T18:30:00Z', 'Chiuso ora · apre domani alle 20:00'],
  ['2026-11-28T23:30:00Z', 'Aperto ora · chiude alle 02:00'],
  ['2026-11-29T01:00:00Z', 'Chiuso ora · apre ven alle 09:00'],
])('at %s it says "%s"', (now, text) => {
  expect(openNowLabel(HOURS, now, 'it')?.text).toBe(text);
});

it('dates that differ and closures count before the week', () => {
  const special = [{ date: '2026-11-27', times: [] }];
  const closures = [{ from: '2026-11-28', to: '2026-11-29' }];
  const hours = { ...HOURS, specialHours: special, closures };
  expect(openNowLabel(hours, '2026-11-27T08:30:00Z', 'en')?.text).toBe('Closed now · opens Fri at 09:00');
});

it('says nothing of who has told no hours', () => {
  expect(openNowLabel({ ...HOURS, workingHours: [] }, '2026-11-27T08:30:00Z', 'it')).toBeNull();
});
