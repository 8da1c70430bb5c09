import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { cancelReservation, moveReservation } from './index.ts';

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
  const needs = [{ resourceIds: [room] }];
  return (await anOffer(app.work(), { providerId, people, capacity, needs })).offerId;
};

let guests = 0;
const book = (offerId: number, resourceId: number | null = null): Promise<ConfirmedReservation> =>
  aConfirmedReservation(app, { offerId, at: AT, resourceId, email: `guest${(guests += 1)}@example.it` });
const refusal = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'booked',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
const cancel = ({ id }: ConfirmedReservation) =>
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

describe('a group whose offer takes other minutes by now', () => {
  const lasting = (offerId: number, minutes: number) =>
    app.pool.query('update offers set duration_minutes = $2 where id = $1', [offerId, minutes]);
  const move = ({ id }: ConfirmedReservation, at: string) =>
    refusal(
      moveReservation(
        app.work(),
        app.deps,
        { providerId, reservationId: id, dateTimeFrom: at, resourceId: null },
        { by: 'customer', actor: 'guest:link', idempotencyKey: null },
      ),
    );
  const offered = async (offerId: number, moved?: ConfirmedReservation): Promise<string[]> => {
    const code = moved ? app.deps.links.codeFor('manage-reservation', moved) : null;
    const { data } = await app.ask(
      `query($offer: Id!, $moved: Id, $code: String) {
        getResourceAvailabilitySlots(subServiceId: $offer, date: "2026-11-03", reservationId: $moved, code: $code) { startTime } }`,
      { offer: offerId, moved: moved?.id, code },
    );
    // The selection above is this shape.
    const slots = data?.['getResourceAvailabilitySlots'] as { startTime: string }[];
    return slots.map(({ startTime }) => startTime.slice(0, 5));
  };
  /** How long each of the bookings that begin at a time takes, and on which seat. */
  const seatsAt = async (at: string): Promise<string[]> => {
    const { rows } = await app.pool.query<{ row: string }>(
      `select seat || ' for ' || extract(epoch from upper(service) - lower(service))::int / 60 as row from holds
        where provider_id = $1 and resource_id = $2 and starts_at = $3 order by 1`,
      [providerId, anna, `${at}:00+01:00`],
    );
    return rows.map(({ row }) => row);
  };

  it.each([
    ['longer', 90],
    ['shorter', 30],
  ])('is joined by nobody who books it %s', async (_what, minutes) => {
    const group = await aTreatment([anna], 5);
    await book(group);
    expect(await offered(group)).toContain('10:00');
    await lasting(group, minutes);
    expect(await offered(group)).not.toContain('10:00');
    expect(await refusal(book(group, anna))).toBe('reservationInvalidCapacity');
    await lasting(group, 60);
    await book(group, anna);
    expect(await seatsAt(AT)).toEqual(['1 for 60', '2 for 60']);
  });

  it('is joined by bookings of its own minutes that are moved, and by no others', async () => {
    const group = await aTreatment([anna], 5);
    const [first, second] = [await book(group), await book(group)];
    expect(await move(second, '2026-11-03T14:00')).toBe('booked');
    await lasting(group, 90);
    const later = await aConfirmedReservation(app, {
      offerId: group,
      at: '2026-11-03T16:00',
      email: 'later@example.it',
    });
    expect(await offered(group, second)).toContain('10:00');
    expect(await offered(group, second)).not.toContain('16:00');
    expect(await move(second, '2026-11-03T16:00')).toBe('reservationInvalidResources');
    expect(await move(second, AT)).toBe('booked');
    expect(await offered(group, later)).not.toContain('10:00');
    expect(await move(later, AT)).toBe('reservationInvalidResources');
    expect(await move(first, '2026-11-03T14:00')).toBe('booked');
    expect([await seatsAt(AT), await seatsAt('2026-11-03T16:00')]).toEqual([['2 for 60'], ['1 for 90']]);
  });
});
