import { expect, test } from 'vitest';
import { closedLabel } from './closed-labels.ts';

test.each([
  ['2027-08-10', '2027-08-24', 'dal 10 al 24 agosto', 'from 10 to 24 August'],
  ['2027-07-28', '2027-08-01', 'dal 28 luglio al 1° agosto', 'from 28 July to 1 August'],
  ['2026-12-27', '2027-01-06', 'dal 27 dicembre al 6 gennaio', 'from 27 December to 6 January'],
  ['2027-08-08', '2027-08-11', 'dall’8 all’11 agosto', 'from 8 to 11 August'],
  ['2027-08-18', '2027-08-28', 'dal 18 al 28 agosto', 'from 18 to 28 August'],
])('closed from %s to %s', (from, to, italian, english) => {
  expect(closedLabel({ from, to }, 'it')).toBe(`Chiuso per ferie ${italian}`);
  expect(closedLabel({ from, to }, 'en')).toBe(`Closed for holidays ${english}`);
});

test.each([
  ['2026-12-08', 'Chiuso l’8 dicembre', 'Closed on 8 December'],
  ['2026-11-01', 'Chiuso il 1° novembre', 'Closed on 1 November'],
  ['2026-12-26', 'Chiuso il 26 dicembre', 'Closed on 26 December'],
])('closed on %s alone', (day, italian, english) => {
  expect(closedLabel({ from: day, to: day }, 'it')).toBe(italian);
  expect(closedLabel({ from: day, to: day }, 'en')).toBe(english);
});
