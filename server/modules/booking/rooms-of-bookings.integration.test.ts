import { beforeEach, describe, expect, it } from 'vitest';
import { putBackInService, takeOutOfService } from '#server/modules/availability/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { anEquipment } from '#server/modules/staff/builders.ts';
import { bindPerson, nameUnits } from '#server/modules/staff/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork, Heard } from './testing/desk.ts';
import { aDesk, afterUndo, atDesk, cancelAtDesk, updateAtDesk } from './testing/desk.ts';

const DAY = '2026-11-05';

let app: TestApp;
let providerId: number;
let offer: OfferMade;
let anna: number;
let bruno: number;
let rooms: { cabins: number; hall: number; elsewhere: number };
let owner: AtWork;
let booked: ConfirmedReservation;

appOfFile((opened) => {
  app = opened;
});
/** An hour with ten minutes before and after it, with Anna or Bruno, in one of two named cabins or in the hall. */
beforeEach(async () => {
  const desk = await aDesk(app, {
    rooms: [{ name: 'Cabina', quantity: 2 }, { name: 'Sala grande' }],
    offer: { prepareMinutes: 10, cleanupMinutes: 10 },
  });
  ({ offer, owner, anna, bruno } = desk);
  ({ providerId } = offer);
  const [cabins = 0, hall = 0] = desk.offer.rooms;
  rooms = { cabins, hall, elsewhere: await anEquipment(app.work(), { providerId, name: 'Magazzino' }) };
  await nameUnits(app.work(), { providerId, resourceId: cabins }, ['Cabina blu', 'Cabina verde']);
  booked = await book('10:00');
  await app.jobs.drain();
});

let guests = 0;
const book = (time: string, resourceId = anna) =>
  aConfirmedReservation(app, {
    offerId: offer.offerId,
    at: `${DAY}T${time}`,
    resourceId,
    email: `in-sala-${(guests += 1)}@example.it`,
  });
const blue = () => ({ resourceId: rooms.cabins, unit: 1 });
const green = () => ({ resourceId: rooms.cabins, unit: 2 });
const hall = () => ({ resourceId: rooms.hall, unit: 1 });

const update = (input: object, { of = booked, sequence = 0, actor = owner } = {}): Promise<Heard> =>
  updateAtDesk(app, { ...of, sequence }, input, { actor });
const attempt = async (input: object, of = booked) =>
  (
    await atDesk(
      app,
      'tryReservationChange',
      { p: providerId, id: of.id, input },
      { actor: owner, key: null },
    )
  ).data;
const thingsOf = async ({ id }: Pick<ConfirmedReservation, 'id'>) =>
  (
    await app.pool.query<{ resourceId: string; unit: number }>(
      `select resource_id as "resourceId", unit from reservation_things where reservation_id = $1 order by 1, 2`,
      [id],
    )
  ).rows.map(({ resourceId, unit }) => ({ resourceId: Number(resourceId), unit }));
const heldBy = async ({ id }: ConfirmedReservation) =>
  (
    await app.pool.query<{ resourceId: string; unit: number }>(
      `select resource_id as "resourceId", unit from holds where kind = 'reservation' and holder_id = $1 and resource_id <> all($2)`,
      [id, offer.people],
    )
  ).rows.map(({ resourceId, unit }) => ({ resourceId: Number(resourceId), unit }));

const SEEN = `query($p: Id!, $id: Id!) { getReservation(providerId: $p, id: $id) {
  things places { choices { resourceId unit name isFree } } history { action thingsBefore thingsAfter startsAtBefore startsAtAfter }
} }`;
async function seen(of = booked, actor = owner) {
  const { data, errors } = await app.ask(SEEN, { p: providerId, id: of.id }, { actor });
  expect(errors ?? []).toEqual([]);
  return data?.['getReservation'] as {
    things: string[];
    places: { choices: { resourceId: number; unit: number | null; name: string; isFree: boolean }[] }[];
    history: Record<string, unknown>[];
  };
}

describe('the room of a booking', () => {
  it('is the one that is chosen, in the calendar and in the history', async () => {
    expect(await thingsOf(booked)).toEqual([blue()]);
    expect(await update({ things: [green()] })).toMatchObject({
      code: null,
      data: { sequence: 1, things: [green()] },
    });
    expect(await thingsOf(booked)).toEqual([green()]);
    expect(await heldBy(booked)).toEqual([green()]);
    expect(await seen()).toMatchObject({
      things: ['Cabina: Cabina verde'],
      history: expect.arrayContaining([
        expect.objectContaining({ thingsBefore: 'Cabina: Cabina blu', thingsAfter: 'Cabina: Cabina verde' }),
      ]),
    });
  });

  it('may be another thing that meets the need, and comes back as it was', async () => {
    await update({ things: [hall()] });
    expect(await thingsOf(booked)).toEqual([hall()]);
    expect(await update({ things: [blue()] }, { sequence: 1 })).toMatchObject({ code: null });
    expect(await thingsOf(booked)).toEqual([blue()]);
  });

  it('may be any unit of a thing: the one it has is left alone', async () => {
    await update({ things: [green()] });
    const any = { things: [{ resourceId: rooms.cabins }] };
    expect(await update(any, { sequence: 1 })).toMatchObject({ code: null, data: { sequence: 1 } });
    await update({ things: [{ resourceId: rooms.hall }] }, { sequence: 1 });
    expect(await thingsOf(booked)).toEqual([hall()]);
  });

  it('stays when the booking is moved, as long as it is free there', async () => {
    await update({ things: [green()] });
    expect(await update({ start: `${DAY}T15:00` }, { sequence: 1 })).toMatchObject({ code: null });
    expect(await thingsOf(booked)).toEqual([green()]);
    const other = await book('12:00', bruno);
    await update({ things: [green()] }, { of: other });
    expect(await update({ start: `${DAY}T12:00` }, { sequence: 2 })).toMatchObject({ code: null });
    expect(await thingsOf(booked)).toEqual([blue()]);
  });

  it('changes together with time and person', async () => {
    const input = { start: `${DAY}T15:00`, resourceId: bruno, things: [hall()] };
    expect(await update(input)).toMatchObject({ code: null, data: { things: [hall()] } });
  });

  it('tells nobody by mail', async () => {
    await update({ things: [green()] });
    await afterUndo(app);
    const { rows } = await app.pool.query(
      'select kind from mails where subject_id = $1 and provider_id = $2',
      [booked.id, providerId],
    );
    expect(rows).toContainEqual({ kind: 'reservation-confirmed' });
    expect(rows).not.toContainEqual({ kind: 'reservation-moved' });
  });
});

describe('a room that cannot be had', () => {
  it.each<[string, () => object[]]>([
    ['of no need', () => [{ resourceId: rooms.elsewhere, unit: 1 }]],
    ['and one more', () => [blue(), hall()]],
    ['twice', () => [blue(), blue()]],
    ['that there is not', () => [{ resourceId: rooms.cabins, unit: 3 }]],
    ['of nobody', () => [{ resourceId: 999_999_999, unit: 1 }]],
  ])('%s is refused', async (_what, things) => {
    expect(await update({ things: things() })).toMatchObject({
      code: 'thingsDoNotFit',
      affected: ['things'],
    });
    expect(await attempt({ things: things() })).toMatchObject({ refusal: { code: 'thingsDoNotFit' } });
    expect(await thingsOf(booked)).toEqual([blue()]);
  });

  it('is taken by somebody else, whatever is overruled', async () => {
    const other = await book('10:00', bruno);
    expect(await thingsOf(other)).toEqual([green()]);
    const input = { things: [blue()], overruling: { reason: 'Prego' } };
    expect(await update(input, { of: other })).toMatchObject({ code: 'reservationInvalidResources' });
    expect(await attempt({ things: [blue()] }, other)).toMatchObject({
      things: [green()],
      refusal: { code: 'reservationInvalidResources' },
    });
    expect(await thingsOf(other)).toEqual([green()]);
  });

  it('is being made ready for another one: only with a reason', async () => {
    const other = await book('11:00', bruno);
    await update({ things: [green()] }, { of: other });
    const against = ['buffers'];
    expect(await attempt({ things: [green()] })).toMatchObject({ against, refusal: null });
    expect(await update({ things: [green()] })).toMatchObject({ code: 'rulesAgainst', against });
    const input = { things: [green()], overruling: { reason: 'Si riordina in fretta' } };
    expect(await update(input)).toMatchObject({ code: null });
    expect(await heldBy(booked)).toEqual([green()]);
  });

  it('is out of service', async () => {
    const { id: out } = await takeOutOfService(app.work(), {
      providerId,
      resourceId: rooms.cabins,
      unit: 2,
      startsLocal: `${DAY} 00:00`,
      endsLocal: null,
      reason: 'Si tinteggia',
    });
    expect(await update({ things: [green()] })).toMatchObject({ code: 'reservationInvalidResources' });
    await putBackInService(app.work(), { providerId, id: out });
    expect(await update({ things: [green()] })).toMatchObject({ code: null });
  });

  it('is not for a collaborator to choose, nor to see', async () => {
    const actor = await worksAt(app, providerId, 'collaborator');
    const { personId } = actor;
    await app.work().transaction((tx) => bindPerson(tx, { providerId, resourceId: anna, personId }));
    expect(await update({ things: [green()] }, { actor })).toMatchObject({ code: 'NotAuthorizedException' });
    expect((await seen(booked, actor)).places).toEqual([]);
  });
});

describe('the rooms that a booking may have', () => {
  it('are those of the need, each with whether it is free', async () => {
    await book('10:30', bruno);
    const { places } = await seen();
    expect(places).toEqual([
      {
        choices: [
          { ...blue(), name: 'Cabina blu', isFree: true },
          { ...green(), name: 'Cabina verde', isFree: false },
          { resourceId: rooms.hall, unit: null, name: 'Sala grande', isFree: true },
        ],
      },
    ]);
  });

  it('of a booking that is off are none', async () => {
    await cancelAtDesk(app, booked, {}, { actor: owner });
    expect((await seen()).places).toEqual([]);
  });
});

describe('a booking that is asked for a room', () => {
  const CREATE = `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`;
  let made = 0;
  async function create(input: object, actor = owner) {
    const given = { offerId: offer.offerId, resourceId: bruno, customer: { walkIn: {} }, ...input };
    const asked = { actor, idempotencyKey: `asked-for-a-room-${(made += 1)}` };
    const { data, errors } = await app.ask(CREATE, { p: providerId, input: given }, asked);
    const { code, affected } = errors?.[0] ?? {};
    return { id: (data?.['createReservation'] as { id: number } | null)?.id ?? 0, code, affected };
  }

  const FREE_TIMES = `query($p: Id!, $offer: Id!, $room: ReservationThingInput) {
    getFreeTimesAtDesk(providerId: $p, offerId: $offer, date: "${DAY}", room: $room) { time } }`;
  async function timesFor(offerId: number, room: object, actor = owner): Promise<string[]> {
    const { data, errors } = await app.ask(FREE_TIMES, { p: providerId, offer: offerId, room }, { actor });
    expect(errors ?? []).toEqual([]);
    const times = (data?.['getFreeTimesAtDesk'] ?? []) as { time: string }[];
    return times.map(({ time }) => time);
  }
  const cancel = async (id: number) =>
    expect(await cancelAtDesk(app, { providerId, id }, {}, { actor: owner })).toMatchObject({ code: null });

  it('gets it, also where it would have had another', async () => {
    const start = `${DAY}T15:00`;
    const { id } = await create({ start, room: hall() });
    expect(await thingsOf({ id })).toEqual([hall()]);
    const second = await create({ start, resourceId: anna, room: green() });
    expect(await thingsOf(second)).toEqual([green()]);
  });

  it('is refused where that room is taken, though another is free, and where the service has no use for it', async () => {
    const start = `${DAY}T10:00`;
    const [own] = await thingsOf(booked);
    expect(await create({ start, room: own })).toMatchObject({ code: 'roomNotFree', affected: ['room'] });
    const elsewhere = { resourceId: rooms.elsewhere, unit: 1 };
    expect(await create({ start, room: elsewhere })).toMatchObject({
      code: 'thingsDoNotFit',
      affected: ['room'],
    });
    expect(await create({ start, room: { ...green(), unit: 3 } })).toMatchObject({ code: 'thingsDoNotFit' });
    // Who is not free is told as ever
    expect(await create({ start, resourceId: anna, room: hall() })).toMatchObject({
      code: 'reservationInvalidCapacity',
    });
    // With anybody: who has booked already is not free, the other one not in that room
    expect(await create({ start, resourceId: null, room: own })).toMatchObject({ code: 'roomNotFree' });
    const other = own?.unit === 1 ? green() : blue();
    expect((await create({ start, room: other })).code).toBeUndefined();
  });

  it('joins a group in its room alone, and is not for collaborators', async () => {
    const { offerId } = await anOffer(app.work(), {
      providerId,
      people: [bruno],
      capacity: 3,
      needs: [{ resourceIds: [rooms.cabins, rooms.hall] }],
    });
    const start = `${DAY}T12:00`;
    const first = await create({ offerId, start, room: hall() });
    expect(await create({ offerId, start, room: green() })).toMatchObject({ code: 'roomNotFree' });
    const second = await create({ offerId, start, room: { resourceId: rooms.hall } });
    expect(await thingsOf(second)).toEqual(await thingsOf(first));
    const colleague = await worksAt(app, providerId, 'collaborator');
    const { personId } = colleague;
    await app.work().transaction((tx) => bindPerson(tx, { providerId, resourceId: bruno, personId }));
    expect(await timesFor(offer.offerId, hall(), colleague)).toEqual([]);
    expect(await create({ start: `${DAY}T17:00`, room: hall() }, colleague)).toMatchObject({
      code: 'NotAuthorizedException',
    });
  });

  it('is offered the times at which it is accepted in that room', async () => {
    const starts = Array.from({ length: 9 }, (_one, index) => `${String(9 + index).padStart(2, '0')}:00`);
    // Two of three beds, and the room they stand in
    const beds = await anEquipment(app.work(), { providerId, name: 'Lettino', quantity: 3 });
    await nameUnits(app.work(), { providerId, resourceId: beds }, ['Uno', 'Due', 'Tre']);
    const [alone, forTwo] = [
      await anOffer(app.work(), { providerId, people: [bruno], needs: [{ resourceIds: [beds] }] }),
      await anOffer(app.work(), {
        providerId,
        people: [anna, bruno],
        needs: [{ resourceIds: [beds], units: 2 }, { resourceIds: [rooms.cabins, rooms.hall] }],
      }),
    ];
    const bed = (unit: number) => ({ resourceId: beds, unit });
    expect(
      (await create({ offerId: alone.offerId, resourceId: bruno, start: `${DAY}T12:00`, room: bed(2) })).code,
    ).toBeUndefined();
    expect((await create({ start: `${DAY}T15:00`, resourceId: anna, room: hall() })).code).toBeUndefined();
    const cases = [
      { offerId: offer.offerId, room: hall() },
      { offerId: offer.offerId, room: blue() },
      { offerId: offer.offerId, room: { resourceId: rooms.cabins, unit: null } },
      { offerId: forTwo.offerId, room: bed(1) },
      { offerId: forTwo.offerId, room: bed(2) },
      { offerId: forTwo.offerId, room: hall() },
      { offerId: forTwo.offerId, room: bed(4) },
      { offerId: offer.offerId, room: { resourceId: rooms.elsewhere, unit: 1 } },
    ];
    const offeredCounts: number[] = [];
    for (const { offerId, room } of cases) {
      const offered = await timesFor(offerId, room);
      offeredCounts.push(offered.length);
      const accepted: string[] = [];
      for (const time of starts) {
        const booking = await create({ offerId, resourceId: null, start: `${DAY}T${time}`, room });
        if (booking.code !== undefined) continue;
        accepted.push(time);
        await cancel(booking.id);
      }
      expect(accepted).toEqual(starts.filter((time) => offered.includes(time)));
    }
    // That it is another answer for each of them is what is looked at
    expect(new Set(offeredCounts.slice(0, 3)).size).toBeGreaterThan(1);
    expect(offeredCounts[4]).toBeLessThan(offeredCounts[3] ?? 0);
    expect(offeredCounts.slice(6)).toEqual([0, 0]);
  });

  it('is offered the rooms by name', async () => {
    const BOOKABLE = `query($p: Id!) { getBookableAtDesk(providerId: $p) { offers { id rooms { resourceId unit name } } } }`;
    const { data } = await app.ask(BOOKABLE, { p: providerId }, { actor: owner });
    const bookable = data?.['getBookableAtDesk'] as { offers: { id: number; rooms: object[] }[] } | undefined;
    expect(bookable?.offers.find(({ id }) => id === offer.offerId)?.rooms).toEqual([
      { resourceId: rooms.cabins, unit: 1, name: 'Cabina blu' },
      { resourceId: rooms.cabins, unit: 2, name: 'Cabina verde' },
      { resourceId: rooms.hall, unit: null, name: 'Sala grande' },
    ]);
  });
});
