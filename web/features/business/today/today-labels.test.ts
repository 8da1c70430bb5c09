import { expect, it } from 'vitest';
import type { Visit } from './today-calls.ts';
import { inParts, inPlace } from './today-labels.ts';

const visit = (id: number, standing: Visit['standing']): Visit => ({
  id,
  standing,
  status: 'A',
  resourceId: 1,
  resourceName: 'Anna',
  customerId: 1,
  customer: 'Ada',
  offerId: 1,
  offer: 'Massaggio',
  startMinute: 600,
  endMinute: 660,
  hasNote: false,
  isFirstVisit: false,
  owedCents: null,
});
const placed = (id: number, standing: Visit['standing']) => {
  const [one] = inParts([visit(id, standing)]);
  if (!one) throw new Error('Nothing was placed');
  return one;
};

it('who is late stands first, then who is there, who comes, who was there', () => {
  const day = [visit(1, 'over'), visit(2, 'coming'), visit(3, 'noShow'), visit(4, 'here'), visit(5, 'late')];
  expect(inParts(day).map(({ id, part }) => [id, part])).toEqual([
    [5, 'late'],
    [4, 'here'],
    [2, 'coming'],
    [1, 'done'],
    [3, 'done'],
  ]);
});

it.each([
  ['coming', 'late', 'coming'],
  ['here', 'over', 'here'],
  ['coming', 'here', 'here'],
  ['noShow', 'late', 'late'],
  ['here', 'late', 'late'],
] as const)('kept in its place, %s that is %s by now reads as %s', (held, now, shown) => {
  expect(inPlace(placed(1, held), placed(1, now))).toMatchObject({
    standing: shown,
    part: placed(1, held).part,
  });
});
