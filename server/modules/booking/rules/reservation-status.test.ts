import { describe, expect, it } from 'vitest';
import type { ReservationStatus } from './reservation-status.ts';
import { canChange, holdsPlace } from './reservation-status.ts';

const ALL: ReservationStatus[] = ['P', 'RSD', 'A', 'C', 'R'];

describe('reservation status', () => {
  it('changes only as the table says', () => {
    const changes = ALL.flatMap((from) =>
      ALL.filter((to) => canChange(from, to)).map((to) => `${from}>${to}`),
    );
    expect(changes).toEqual(['P>A', 'P>C', 'RSD>A', 'RSD>C', 'RSD>R', 'A>C', 'A>R', 'C>A', 'C>R', 'R>C']);
  });

  it('keeps its place while it waits and while it stands', () => {
    expect(ALL.filter(holdsPlace)).toEqual(['P', 'RSD', 'A']);
  });
});
