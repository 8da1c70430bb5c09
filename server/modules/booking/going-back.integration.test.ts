import { beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork, Heard } from './testing/desk.ts';
import { aDesk, atDesk, updateAtDesk } from './testing/desk.ts';

// What a manager has put against a rule, a collaborator moves to where nothing speaks against it, and back.

const DAY = '2026-11-05';
const EVENING = `${DAY}T20:30`;

let app: TestApp;
let providerId: number;
let anna: number;
let rooms: number[];
let offerId: number;
let owner: AtWork;
let her: AtWork;
let booked: ConfirmedReservation;

appOfFile((opened) => {
  app = opened;
});
/** For up to three together, in one of two rooms. Anna works from 9 to 18, and is the collaborator. */
beforeEach(async () => {
  const desk = await aDesk(app, { people: ['Anna'], rooms: [{}, {}], offer: { capacity: 3 } });
  ({ owner, anna } = desk);
  ({ providerId, offerId, rooms } = desk.offer);
  her = await worksAt(app, providerId, 'collaborator');
  await app.pool.query('update resources set person_id = $2 where id = $1', [anna, her.personId]);
  booked = await book('10:00');
  await update(owner, 0, { start: EVENING, overruling: { reason: 'Lavora fino a tardi' } });
});

let guests = 0;
const book = (time: string): Promise<ConfirmedReservation> =>
  aConfirmedReservation(app, { offerId, at: `${DAY}T${time}`, email: `torna-${(guests += 1)}@example.it` });
const update = (actor: AtWork, sequence: number, input: object, id = booked.id): Promise<Heard> =>
  updateAtDesk(app, { providerId, id, sequence }, input, { actor });
const later = (seconds: number): void => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));

async function standing(id = booked.id) {
  const { rows } = await app.pool.query(
    `select to_char(local_start, 'HH24:MI') as start, extract(epoch from ends_at - starts_at)::int / 60 as minutes from reservations where id = $1`,
    [id],
  );
  return rows[0];
}
async function lastLine() {
  const { rows } = await app.pool.query(
    `select actor, after -> 'overruled' as overruled, after ->> 'why' as why from audit_entries
      where subject = 'reservation' and subject_id = $1 order by id desc limit 1`,
    [booked.id],
  );
  return rows[0];
}
const REFUSED = { code: 'rulesAgainst', against: ['closed'] };

describe('a collaborator who has moved a booking from a place against the rules', () => {
  beforeEach(async () => {
    expect(await update(her, 1, { start: `${DAY}T15:00` })).toMatchObject({ code: null });
  });

  it('moves it back, and the history says which rules that overruled and why', async () => {
    later(9);
    expect(await update(her, 2, { start: EVENING })).toMatchObject({ code: null });
    expect(await standing()).toEqual({ start: '20:30', minutes: 60 });
    expect(await lastLine()).toEqual({
      actor: `person:${her.personId}`,
      overruled: ['closed'],
      why: 'Undo change',
    });
  });

  it.each([
    ['to another place', { start: `${DAY}T20:15` }],
    ['for longer', { start: EVENING, durationMinutes: 75 }],
    ['to another day', { start: '2026-11-06T20:30' }],
  ])('does not move it %s', async (_where, input) => {
    expect(await update(her, 2, input)).toMatchObject(REFUSED);
    expect(await standing()).toMatchObject({ start: '15:00' });
  });

  it('does not move it back once the time of undoing is long over', async () => {
    later(61);
    expect(await update(her, 2, { start: EVENING })).toMatchObject(REFUSED);
  });

  it('does not move it back after somebody else has moved it, nor to where it was two moves before', async () => {
    expect(await update(owner, 2, { start: `${DAY}T16:00` })).toMatchObject({ code: null });
    expect(await update(her, 3, { start: EVENING })).toMatchObject(REFUSED);
    expect(await update(her, 3, { start: `${DAY}T11:00` })).toMatchObject({ code: null });
    expect(await update(her, 4, { start: EVENING })).toMatchObject(REFUSED);
  });

  it('moves no other booking there', async () => {
    const other = await book('12:00');
    expect(await update(her, 0, { start: EVENING }, other.id)).toMatchObject(REFUSED);
  });

  it('takes nobody twice', async () => {
    const other = await anOffer(app.work(), { providerId, people: [anna] });
    const { id } = await aConfirmedReservation(app, { offerId: other.offerId, at: `${DAY}T12:00` });
    const input = { start: EVENING, overruling: { reason: 'Presto' } };
    expect(await update(owner, 0, input, id)).toMatchObject({ code: null });
    expect(await update(her, 2, { start: EVENING })).toMatchObject({ code: 'reservationInvalidCapacity' });
  });

  it('gives it the room that it had there, and no other', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      `select (before -> 'things' -> 0 ->> 'resourceId')::int as id from audit_entries
        where subject = 'reservation' and subject_id = $1 order by id desc limit 1`,
      [booked.id],
    );
    // By moving it stayed in its room.
    expect(rows).toEqual([{ id: null }]);
    const [small, large] = rooms;
    expect(await update(owner, 2, { start: EVENING, overruling: { reason: 'x' } })).toMatchObject({
      code: null,
    });
    // At 15:00 its room is taken: it gets the other one.
    const other = await anOffer(app.work(), {
      providerId,
      people: [await aColleague(app.work(), { providerId, name: 'Bruno' })],
      needs: [{ resourceIds: [small ?? 0] }],
    });
    await worksEveryDay(app.work(), { providerId, resourceId: other.people[0] ?? 0 });
    await aConfirmedReservation(app, { offerId: other.offerId, at: `${DAY}T15:00` });
    const moved = await update(her, 3, { start: `${DAY}T15:00` });
    expect(moved).toMatchObject({ code: null, data: { things: [{ resourceId: large }] } });
    // She is told of no rooms, and names none
    const unnamed = await update(her, 4, { start: EVENING });
    expect(unnamed).toMatchObject({ code: null, data: { things: [{ resourceId: small }] } });
    expect(await update(her, 5, { start: `${DAY}T15:00` })).toMatchObject({ code: null });
    const back = { start: EVENING, things: [{ resourceId: large, unit: 1 }] };
    expect(await update(her, 6, back)).toMatchObject({ code: 'NotAuthorizedException' });
    const things = [{ resourceId: small, unit: 1 }];
    expect(await update(her, 6, { start: EVENING, things })).toMatchObject({ code: null, data: { things } });
  });
});

it('takes back another sub-service where its minutes had overruled a rule', async () => {
  const short = await anOffer(app.work(), { providerId, people: [anna], durationMinutes: 30, name: 'Breve' });
  await update(owner, 1, { start: `${DAY}T17:30`, overruling: { reason: 'Finisce tardi' } });
  const change = (sequence: number, input: object) =>
    atDesk(
      app,
      'changeReservationService',
      { p: providerId, id: booked.id, sequence, input },
      { actor: her },
    );
  expect(await change(2, { offerId: short.offerId })).toMatchObject({ code: null });
  const back = { offerId, durationMinutes: 60, resourceId: anna };
  expect(await change(3, { ...back, durationMinutes: 75 })).toMatchObject(REFUSED);
  expect(await change(3, back)).toMatchObject({ code: null });
  expect(await standing()).toEqual({ start: '17:30', minutes: 60 });
  expect(await lastLine()).toMatchObject({ overruled: ['closed'] });
});

it('takes back another sub-service for the price that was agreed, by who is told of none', async () => {
  const other = await anOffer(app.work(), { providerId, people: [anna], priceCents: 3000, name: 'Altro' });
  await update(owner, 1, { start: `${DAY}T10:00`, priceCents: 4200 });
  const change = (sequence: number, input: object) =>
    atDesk(
      app,
      'changeReservationService',
      { p: providerId, id: booked.id, sequence, input },
      { actor: her },
    );
  const due = async () => {
    const { rows } = await app.pool.query('select total_cents as due from orders where id = $1', [
      booked.orderId,
    ]);
    return rows[0];
  };
  expect(await change(2, { offerId: other.offerId })).toMatchObject({ code: null });
  expect(await due()).toEqual({ due: 3000 });
  expect(await change(3, { offerId, durationMinutes: 60, resourceId: anna })).toMatchObject({ code: null });
  expect(await due()).toEqual({ due: 4200 });
});

describe('of a group', () => {
  const move = (actor: typeof owner, sequences: [id: number, sequence: number][], input: object) =>
    atDesk(
      app,
      'updateReservations',
      {
        p: providerId,
        input: {
          ...input,
          isWholeGroup: false,
          bookings: sequences.map(([id, sequence]) => ({ id, sequence })),
        },
      },
      { actor },
    );

  it('all go back together, or none', async () => {
    const other = await book('10:00');
    const input = { start: EVENING, overruling: { reason: 'Insieme' } };
    expect(await update(owner, 0, input, other.id)).toMatchObject({ code: null });
    const seen = (first: number, second: number): [number, number][] => [
      [booked.id, first],
      [other.id, second],
    ];
    expect(await move(her, seen(1, 1), { start: `${DAY}T15:00` })).toMatchObject({ code: null });
    expect(await move(her, seen(2, 2), { start: `${DAY}T20:15` })).toMatchObject(REFUSED);
    expect(await move(her, seen(2, 2), { start: EVENING })).toMatchObject({ code: null });
    expect([await standing(), await standing(other.id)]).toMatchObject([
      { start: '20:30' },
      { start: '20:30' },
    ]);
  });

  it('has the room again that it had', async () => {
    const other = await book('10:00');
    await update(owner, 0, { start: EVENING, overruling: { reason: 'Insieme' } }, other.id);
    const roomsNow = async () => {
      const { rows } = await app.pool.query<{ room: number }>(
        'select resource_id::int as room from reservation_things where reservation_id = any($1) order by reservation_id',
        [[booked.id, other.id]],
      );
      return rows.map(({ room }) => room);
    };
    const [room = 0, same] = await roomsNow();
    expect(same).toBe(room);
    const inIt = await anOffer(app.work(), {
      providerId,
      people: [await aColleague(app.work(), { providerId, name: 'Bruno' })],
      needs: [{ resourceIds: [room] }],
    });
    await worksEveryDay(app.work(), { providerId, resourceId: inIt.people[0] ?? 0 });
    await aConfirmedReservation(app, { offerId: inIt.offerId, at: `${DAY}T15:00` });
    const seen = (sequence: number): [number, number][] => [
      [booked.id, sequence],
      [other.id, sequence],
    ];
    expect(await move(her, seen(1), { start: `${DAY}T15:00` })).toMatchObject({ code: null });
    expect(await roomsNow()).not.toContain(room);
    expect(await move(her, seen(2), { start: EVENING })).toMatchObject({ code: null });
    expect(await roomsNow()).toEqual([room, room]);
  });

  it('that was moved by another goes nowhere', async () => {
    const other = await book('15:00');
    expect(await update(her, 1, { start: `${DAY}T15:00` })).toMatchObject({ code: null });
    const seen: [number, number][] = [
      [booked.id, 2],
      [other.id, 0],
    ];
    expect(await move(her, seen, { start: EVENING })).toMatchObject(REFUSED);
  });
});
