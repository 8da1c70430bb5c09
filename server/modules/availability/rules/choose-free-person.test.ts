import { expect, test } from 'vitest';
import { startOfDay } from '#contracts/time.ts';
import { chooseFreePerson } from './choose-free-person.ts';
import { aPerson, aQuestion } from './testing/calendars.ts';

const question = aQuestion();
const midnight = startOfDay(question.zone, 20_614); // 2026-06-10
const noon = midnight + 720;

function person(personId: number, ...starts: number[]) {
  const busy = starts.map((start) => ({
    from: midnight + start,
    to: midnight + start + 30,
    kind: 'reservation' as const,
    occasion: null,
  }));
  return aPerson({ personId, busy });
}

test('fewest bookings of that day first; other days do not count', () => {
  const people = [person(1, 540), person(2, -600, -500, -400), person(3, 540, 600)];
  expect(chooseFreePerson(question, people, noon)?.personId).toBe(2);
});

test('then who has been idle longest, then the lowest id', () => {
  expect(chooseFreePerson(question, [person(1, 600), person(2, 540)], noon)?.personId).toBe(2);
  expect(chooseFreePerson(question, [person(2, 600), person(1, 900)], noon)?.personId).toBe(1);
  expect(chooseFreePerson(question, [person(7), person(3), person(5)], noon)?.personId).toBe(3);
});

test('who is busy is not chosen, and nobody when nobody is free', () => {
  expect(chooseFreePerson(question, [person(1, 720), person(2, 540, 600)], noon)?.personId).toBe(2);
  expect(chooseFreePerson(question, [person(1, 720)], noon)).toBeNull();
  expect(chooseFreePerson(question, [], noon)).toBeNull();
});

test('a booking counts on the day it takes place, though its preparation begins the evening before', () => {
  const people = [1, 2].map((personId) => {
    const startsAt = personId === 1 ? midnight + 5 : midnight - 60;
    const to = startsAt + (personId === 1 ? 60 : 300);
    const occasion = { offerId: 1, personId, startsAt, endsAt: to, seatsTaken: 1 };
    return aPerson({ personId, busy: [{ from: startsAt - 30, to, kind: 'reservation', occasion }] });
  });
  expect(chooseFreePerson(question, people, noon)?.personId).toBe(2);
});

test('classes are no bookings: whoever only teaches that day comes first', () => {
  const teaching = { from: midnight + 540, to: midnight + 600, kind: 'class' as const, occasion: null };
  const people = [
    person(1, 540),
    aPerson({ personId: 2, busy: [teaching, { ...teaching, from: midnight + 600, to: midnight + 660 }] }),
  ];
  expect(chooseFreePerson(question, people, noon)?.personId).toBe(2);
});

test('who ends as the new one begins has been idle for least', () => {
  expect(chooseFreePerson(question, [person(1, 690), person(2, 600)], noon)?.personId).toBe(2);
  expect(chooseFreePerson(question, [person(1, 750), person(2, 600)], noon)?.personId).toBe(1);
});
