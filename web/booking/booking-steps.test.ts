import { describe, expect, test } from 'vitest';
import { isUnlocked } from './booking-steps.ts';
import type { BookingField, Chosen } from './booking-steps.ts';

const FIELDS: BookingField[] = ['resource', 'date', 'time', 'details', 'payButtons'];
const nothing: Chosen = { hasOffer: false, hasResource: false, hasDateWithSlots: false, hasTime: false };

const unlocked = (chosen: Chosen): BookingField[] => FIELDS.filter((field) => isUnlocked(field, chosen));

describe('the form unlocks in order', () => {
  test.each<[string, Partial<Chosen>, BookingField[]]>([
    ['nothing chosen', {}, []],
    ['an offer', { hasOffer: true }, ['resource']],
    ['and a person, or anyone', { hasOffer: true, hasResource: true }, ['resource', 'date']],
    [
      'and a day without free times',
      { hasOffer: true, hasResource: true, hasDateWithSlots: false },
      ['resource', 'date'],
    ],
    [
      'and a day with free times',
      { hasOffer: true, hasResource: true, hasDateWithSlots: true },
      ['resource', 'date', 'time'],
    ],
    ['and a time', { hasOffer: true, hasResource: true, hasDateWithSlots: true, hasTime: true }, FIELDS],
  ])('%s', (_case, chosen, fields) => expect(unlocked({ ...nothing, ...chosen })).toEqual(fields));

  test('a time is worth nothing once its person or day is gone', () => {
    const all: Chosen = { hasOffer: true, hasResource: true, hasDateWithSlots: true, hasTime: true };
    expect(unlocked({ ...all, hasResource: false })).toEqual(['resource']);
    expect(unlocked({ ...all, hasDateWithSlots: false })).toEqual(['resource', 'date']);
  });
});
