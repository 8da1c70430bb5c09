import { describe, expect, it } from 'vitest';
import { formOf } from '#web/lib/testing/answering-api.ts';
import { actsIn } from './chosen-acts.ts';
import { affectedIn, problemsIn } from './affected-in.ts';

const MOVE = { 'acts.0.reservationId': '7', 'acts.0.act': 'MOVE', 'acts.0.date': '2026-11-20' };
const KEEP = {
  'acts.1.reservationId': '8',
  'acts.1.act': 'KEEP',
  'acts.1.date': '2026-11-20',
  'acts.1.time': '9',
};

describe('acts of a form', () => {
  it('are those that are chosen, a move with its start as it was typed', () => {
    const form = formOf({
      ...MOVE,
      ...KEEP,
      'acts.0.time': '930',
      'acts.0.resourceId': '3',
      'acts.2.reservationId': '9',
    });
    expect(actsIn(form)).toEqual([
      { reservationId: 7, sessionId: null, act: 'MOVE', start: '2026-11-20T09:30', resourceId: 3 },
      { reservationId: 8, sessionId: null, act: 'KEEP', start: null, resourceId: null },
    ]);
  });

  it('of a session are sent with who replaces the teacher, and not without', () => {
    const one = { 'acts.0.sessionId': '5', 'acts.0.act': 'REPLACE' };
    expect(actsIn(formOf({ ...one, 'acts.0.resourceId': '3' }))).toEqual([
      { reservationId: null, sessionId: 5, act: 'REPLACE', start: null, resourceId: 3 },
    ]);
    expect(actsIn(formOf({ ...one, 'acts.0.resourceId': '' }))).toEqual([]);
  });

  it.each(['', '25', 'domani'])('leave a move at %j out', (time) => {
    expect(actsIn(formOf({ ...MOVE, ...KEEP, 'acts.0.time': time }))).toMatchObject([{ reservationId: 8 }]);
  });

  it('that the API refused stand at their bookings, however many were left out before', () => {
    const typed = Object.entries({ ...MOVE, ...KEEP });
    const errors = [{ message: 'nobody is free', affected: ['acts.0.start'] }];
    expect([...problemsIn({ errors, typed }, { start: 'no start', replacement: 'nobody' })]).toEqual([
      ['reservation:7', 'no start'],
      ['reservation:8', 'nobody is free'],
    ]);
    expect(affectedIn({ errors })).toEqual([]);
  });
});
