import { expect, it } from 'vitest';
import { goOnPath, pathOfCenter } from './go-on-path.ts';

const CENTER = {
  providerId: 7,
  name: 'Il Prato',
  city: 'Bologna',
  timeZone: 'Europe/Rome',
  setup: 'over',
  role: 'manager',
  viewerCan: ['seeReservations', 'seeCustomers', 'seeServices'],
  notInPackage: [],
} as const;
const goOn = (
  back: string | null,
  was: string | null,
  role: 'owner' | 'manager' | 'collaborator' = 'manager',
) => goOnPath({ ...CENTER, viewerCan: [...CENTER.viewerCan], role }, { back, was });

it.each([
  ['/business/7/calendar/12?day=2026-11-02', 'manager', '/business/7/calendar/12?day=2026-11-02'],
  ['/en/business/7/calendar', 'collaborator', '/en/business/7/calendar'],
  ['/business/7/calendar/12?day=2026-11-02', 'owner', '/business/7/calendar'],
  ['/business/7/users/5', 'owner', null],
  ['/business/7/notices', 'owner', null],
  ['/business/7/change-person', 'manager', null],
  ['/business/8/calendar', 'manager', null],
  ['https://evil.example/business/7/calendar', 'manager', null],
  ['//evil.example/business/7/calendar', 'manager', null],
  ['/business/7/../../admin', 'manager', null],
  [null, 'manager', null],
  ['/business/7/calendar/12', null, '/business/7/calendar'],
  ['/business/7/calendar/12', 'boss', '/business/7/calendar'],
])('from %s, where a %s was, a manager goes on at %s', (back, was, to) => {
  expect(goOn(back, was)).toBe(to);
});

it('whoever may more goes on at the very page', () => {
  expect(goOn('/business/7/users/5', 'director', 'owner')).toBe('/business/7/users/5');
});

it('a page is of the center or of none', () => {
  expect(pathOfCenter('/business/7/today', 7)).toBe('/business/7/today');
  expect(pathOfCenter('/business/77/today', 7)).toBeNull();
});
