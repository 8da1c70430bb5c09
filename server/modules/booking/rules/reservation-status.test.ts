import { describe, expect, it } from 'vitest';
import type { ReservationStatus, StatusFacts } from './reservation-status.ts';
import { canChange, expectChange, holdsPlace } from './reservation-status.ts';

const ALL: ReservationStatus[] = ['P', 'RSD', 'A', 'C', 'R'];

/** Every pair of statuses that is possible with some facts. */
const changes = (facts: StatusFacts): string[] =>
  ALL.flatMap((from) => ALL.filter((to) => canChange(from, to, facts)).map((to) => `${from}>${to}`));

describe('reservation status', () => {
  it.each<[string, StatusFacts, string[]]>([
    ['nothing is known', {}, ['P>C', 'RSD>C', 'A>C', 'R>C']],
    ['it is paid, and its place is lost', { isPaid: true }, ['P>C', 'RSD>C', 'A>C', 'R>C']],
    ['its place is held, and it is not paid', { isPlaceHeld: true }, ['P>A', 'P>C', 'RSD>C', 'A>C', 'R>C']],
    [
      'its place is held, and nothing is to be paid',
      { isPlaceHeld: true, isPaid: true },
      ['P>A', 'P>C', 'RSD>A', 'RSD>C', 'A>C', 'C>A', 'R>C'],
    ],
    ['its money goes back', { isPaidBack: true }, ['P>C', 'RSD>R', 'A>R', 'C>R']],
    [
      'its money goes back, and it has all else',
      { isPaidBack: true, isPaid: true, isPlaceHeld: true },
      ['P>A', 'P>C', 'RSD>A', 'RSD>R', 'A>R', 'C>R'],
    ],
    [
      'it would wait for the mailed link',
      { wouldWait: 'P', isPlaceHeld: true, isPaid: true },
      ['P>A', 'P>C', 'RSD>A', 'RSD>C', 'A>C', 'C>P', 'R>C'],
    ],
    [
      'it would wait for the mailed link, and its place is lost',
      { wouldWait: 'P', isPaid: true },
      ['P>C', 'RSD>C', 'A>C', 'R>C'],
    ],
    [
      'it would wait for its payment',
      { wouldWait: 'RSD', isPlaceHeld: true },
      ['P>A', 'P>C', 'RSD>C', 'A>C', 'C>RSD', 'R>C'],
    ],
    [
      'it would wait for its payment, which has come',
      { wouldWait: 'RSD', isPlaceHeld: true, isPaid: true },
      ['P>A', 'P>C', 'RSD>A', 'RSD>C', 'A>C', 'C>A', 'R>C'],
    ],
  ])('changes only as the table says: %s', (_what, facts, possible) => {
    expect(changes(facts).toSorted()).toEqual(possible.toSorted());
  });

  it('never goes back to waiting from what stands, nor stays', () => {
    const all = { isPlaceHeld: true, isPaid: true, isPaidBack: true };
    for (const wouldWait of ['P', 'RSD', null] as const)
      for (const to of ['P', 'RSD'] as const)
        for (const from of ['P', 'RSD', 'A', 'R'] as const)
          expect(canChange(from, to, { ...all, wouldWait })).toBe(false);
    for (const status of ALL) expect(canChange(status, status, all)).toBe(false);
  });

  it('names what cannot be, to who had decided that it may', () => {
    expect(() => expectChange({ id: 7, status: 'R' }, 'A', { isPlaceHeld: true, isPaid: true })).toThrow(
      'Reservation 7 cannot go from R to A',
    );
    expectChange({ id: 7, status: 'P' }, 'A', { isPlaceHeld: true });
  });

  it('keeps its place while it waits and while it stands', () => {
    expect(ALL.filter(holdsPlace)).toEqual(['P', 'RSD', 'A']);
  });
});
