import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { StandingReservation } from './builders.ts';
import { aStandingReservation } from './builders.ts';
import { cancelReservation } from './index.ts';

const AT = '2026-11-03T10:00';

let app: TestApp;
let providerId: number;
let anna: number;
let bruno: number;
let room: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  providerId = await aProvider(app.work());
  [anna, bruno] = [
    await aColleague(app.work(), { providerId }),
    await aColleague(app.work(), { providerId, name: 'Bruno' }),
  ];
  for (const resourceId of [anna, bruno]) await worksEveryDay(app.work(), { providerId, resourceId });
  room = await anEquipment(app.work(), { providerId, quantity: 2 });
});

const aTreatment = async (people: number[], capacity: number): Promise<number> => {
  const materials = [{ resourceId: room, units: 1 }];
  return (await anOffer(app.work(), { providerId, people, capacity, materials })).offerId;
};

let guests = 0;
const book = (offerId: number, resourceId: number | null = null): Promise<StandingReservation> =>
  aStandingReservation(app, { offerId, at: AT, resourceId, email: `guest${(guests += 1)}@example.it` });
const refusal = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'booked',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
const cancel = ({ id }: StandingReservation) =>
  cancelReservation(app.work(), app.deps, { providerId, reservationId: id, actor: 'guest:link' });

/** Seat and unit of each booking of the room, by seat and unit. */
async function roomPlan(): Promise<string[]> {
  const { rows } = await app.pool.query<{ row: string }>(
    `select 'seat ' || seat || ' in ' || unit || ' with ' || case main_resource_id when $2 then 'anna' else 'bruno' end as row
      from holds where resource_id = $1 order by main_resource_id, seat, unit`,
    [room, anna],
  );
  return rows.map(({ row }) => row);
}

it('takes the seat that was given back, not the next number', async () => {
  const group = await aTreatment([anna], 3);
  const first = await book(group);
  await book(group);
  await cancel(first);
  await book(group);
  await book(group);
  expect(await roomPlan()).toEqual([
    'seat 1 in 1 with anna',
    'seat 2 in 1 with anna',
    'seat 3 in 1 with anna',
  ]);
  expect(await refusal(book(group, anna))).toBe('reservationInvalidCapacity');
});

it('stays in the room it has when another is free again, which then can be sold', async () => {
  const [alone, group] = [await aTreatment([bruno], 1), await aTreatment([anna], 3)];
  const inTheFirst = await book(alone);
  await book(group);
  await cancel(inTheFirst);
  await book(group);
  expect(await roomPlan()).toEqual(['seat 1 in 2 with anna', 'seat 2 in 2 with anna']);
  await book(alone);
  expect(await roomPlan()).toEqual([
    'seat 1 in 2 with anna',
    'seat 2 in 2 with anna',
    'seat 1 in 1 with bruno',
  ]);
});

it('of two people has a room each, and no third person has one', async () => {
  const carla = await aColleague(app.work(), { providerId, name: 'Carla' });
  await worksEveryDay(app.work(), { providerId, resourceId: carla });
  const group = await aTreatment([anna, bruno, carla], 2);
  for (const person of [anna, bruno, anna, bruno]) await book(group, person);
  expect(await roomPlan()).toEqual([
    'seat 1 in 1 with anna',
    'seat 2 in 1 with anna',
    'seat 1 in 2 with bruno',
    'seat 2 in 2 with bruno',
  ]);
  expect(await refusal(book(group, carla))).toBe('reservationInvalidResources');
  expect(await refusal(book(group))).toBe('reservationInvalidResources');
});

it('of one offer is not joined by another offer of the same person', async () => {
  const [group, other] = [await aTreatment([anna], 3), await aTreatment([anna], 3)];
  await book(group);
  expect(await refusal(book(other, anna))).toBe('reservationInvalidCapacity');
});
