import { expect, it } from 'vitest';
import type { Resource } from '#server/modules/staff/index.ts';
import { roomsOf } from './rooms-of.ts';

const thing = (id: number, name: string, more: Partial<Resource> = {}): Resource => ({
  id,
  kind: 2,
  personId: null,
  name,
  gender: null,
  type: null,
  role: null,
  color: null,
  quantity: 1,
  capacity: null,
  isArchived: false,
  version: 1,
  ...more,
});

it('has a room for each thing, and for each unit where some have names', () => {
  const things = [
    thing(1, 'Sala grande'),
    thing(2, 'Cabina', { quantity: 3 }),
    thing(3, 'Lettini', { quantity: 5 }),
  ];
  expect(roomsOf(things, [{ resourceId: 2, unit: 1, name: 'Lago' }], [])).toEqual([
    { resourceId: 1, unit: null, name: 'Sala grande' },
    { resourceId: 2, unit: 1, name: 'Lago' },
    { resourceId: 2, unit: 2, name: 'Cabina 2' },
    { resourceId: 2, unit: 3, name: 'Cabina 3' },
    { resourceId: 3, unit: null, name: 'Lettini' },
  ]);
});

it('shows what is put away, or a unit that is gone, only where something is booked in it', () => {
  const things = [thing(1, 'Vecchia', { isArchived: true }), thing(2, 'Cabina', { isArchived: true })];
  const named = [{ resourceId: 2, unit: 1, name: 'Lago' }];
  expect(roomsOf(things, named, [])).toEqual([]);
  expect(roomsOf(things, named, [{ reservationId: 7, resourceId: 2, unit: 2 }])).toEqual([
    { resourceId: 2, unit: 1, name: 'Lago' },
    { resourceId: 2, unit: 2, name: 'Cabina 2' },
  ]);
});
