import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHoliday } from '#server/modules/availability/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import { anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork, Heard } from './testing/desk.ts';
import { activateAtDesk, aDesk, afterUndo, atDesk, cancelAtDesk, updateAtDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';

const DAY = '2026-11-05';

let app: TestApp;
let offer: Place;
let owner: AtWork;
let anna: number;
let bruno: number;
let booked: ConfirmedReservation;

appOfFile((opened) => {
  app = opened;
});
/** An hour with ten minutes before and after it, with Anna or Bruno, in the one room. Everybody works from 9 to 18. */
beforeEach(async () => {
  ({ offer, owner, anna, bruno } = await aDesk(app, {
    provider: { freeCancellationHours: 24, notificationEmail: 'avvisi@example.it' },
    rooms: [{ quantity: 2 }],
    offer: { prepareMinutes: 10, cleanupMinutes: 10 },
  }));
  booked = await book('10:00');
  await app.jobs.drain();
});

const book = (time: string, of: { resourceId?: number; email?: string } = {}) =>
  aConfirmedReservation(app, { offerId: offer.offerId, at: `${DAY}T${time}`, resourceId: anna, ...of });

interface Asked {
  actor?: AtWork;
  key?: string;
  of?: ConfirmedReservation;
  sequence?: number;
}
const seen = ({ of = booked, sequence = 0 }: Asked) => ({ p: offer.providerId, id: of.id, sequence });
const update = (input: object, { of = booked, sequence, ...asked }: Asked = {}) =>
  updateAtDesk(app, { ...of, sequence }, input, { actor: owner, ...asked });
const cancel = (input: object = {}, { of = booked, ...asked }: Asked = {}) =>
  cancelAtDesk(app, of, input, { actor: owner, ...asked });
const activate = (input: object = {}, { of = booked, sequence, ...asked }: Asked = {}) =>
  activateAtDesk(app, { ...of, sequence }, input, { actor: owner, ...asked });
const presence = (value: string | null, asked: Asked = {}): Promise<Heard> =>
  atDesk(
    app,
    'setReservationPresence',
    { p: offer.providerId, id: (asked.of ?? booked).id, presence: value },
    { actor: owner, ...asked },
  );
const DONE = { code: null };

async function now(of = booked) {
  const { rows } = await app.pool.query(
    `select r.status, r.cancel_reason as reason, r.resource_id as person, to_char(r.starts_at at time zone 'Europe/Rome', 'DD HH24:MI') as at,
        extract(epoch from r.ends_at - r.starts_at)::int / 60 as minutes, r.total_cents as total, r.note, r.presence_now as presence,
        (select count(*)::int from holds where kind = 'reservation' and holder_id = r.id) as holds,
        (select to_char(lower(busy) at time zone 'Europe/Rome', 'HH24:MI') || '–' || to_char(upper(busy) at time zone 'Europe/Rome', 'HH24:MI')
          from holds where kind = 'reservation' and holder_id = r.id and resource_id = main_resource_id) as busy
      from reservations r where r.id = $1`,
    [of.id],
  );
  return rows[0];
}

async function history(action: string, of = booked) {
  const { rows } = await app.pool.query(
    'select actor, before, after from audit_entries where action = $1 and subject_id = $2 order by id',
    [action, of.id],
  );
  return rows;
}

/** Kinds and states of the mails about a booking, without those of its beginning. */
async function mails(of = booked) {
  const { rows } = await app.pool.query<{ kind: string; state: string }>(
    `select kind, state from mails where subject_id = $1 and provider_id = $2 and details ? 'sequence'
      order by (details ->> 'sequence')::int, kind like 'owner%'`,
    [of.id, offer.providerId],
  );
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

describe('a change', () => {
  it('moves, stretches, gives to somebody else, notes and prices in one', async () => {
    const input = {
      start: `${DAY}T14:00`,
      durationMinutes: 90,
      resourceId: bruno,
      note: ' Porta le scarpe\nnuove ',
      priceCents: 6000,
    };
    expect(await update(input)).toMatchObject({ ...DONE, data: { sequence: 1, status: 'A' } });
    expect(await now()).toMatchObject({
      at: '05 14:00',
      minutes: 90,
      person: bruno,
      total: 6000,
      note: 'Porta le scarpe\nnuove',
      busy: '13:50–15:40',
      holds: 2,
    });
    expect(await history('updateReservation')).toEqual([
      {
        actor: `person:${owner.personId}`,
        before: {
          startsAt: '2026-11-05T09:00:00.000Z',
          durationMinutes: 60,
          resourceId: anna,
          priceCents: 5000,
          discountCents: 0,
          note: false,
        },
        after: {
          startsAt: '2026-11-05T13:00:00.000Z',
          durationMinutes: 90,
          resourceId: bruno,
          priceCents: 6000,
          discountCents: 0,
          note: true,
        },
      },
    ]);
  });

  it('with one key is made once, and without one not at all', async () => {
    const key = randomUUID();
    expect(await update({ start: `${DAY}T14:00` }, { key })).toMatchObject(DONE);
    expect(await update({ start: `${DAY}T14:00` }, { key })).toMatchObject(DONE);
    expect(await history('updateReservation')).toHaveLength(1);
    const without = await atDesk(
      app,
      'updateReservation',
      { ...seen({ sequence: 1 }), input: { note: 'x' } },
      { actor: owner, key: null },
    );
    expect(without).toMatchObject({ code: 'invalidInput', affected: ['Idempotency-Key'] });
  });

  it('of what was moved meanwhile is refused', async () => {
    await update({ start: `${DAY}T14:00` });
    expect(await update({ start: `${DAY}T15:00` })).toMatchObject({ code: 'changedMeanwhile' });
    expect(await now()).toMatchObject({ at: '05 14:00' });
  });

  it('of what is off, or of nothing, is refused', async () => {
    expect(await update({ note: 'x' }, { of: { ...booked, id: 999_999 } })).toMatchObject({
      code: 'notFound',
    });
    await cancel();
    expect(await update({ start: `${DAY}T14:00` })).toMatchObject({ code: 'alreadyCanceled' });
  });

  it('of nothing changes nothing and stands in no history', async () => {
    expect(await update({ start: `${DAY}T10:00`, durationMinutes: 60, note: '' })).toMatchObject(DONE);
    expect(await history('updateReservation')).toEqual([]);
  });

  it.each([
    [{ durationMinutes: 0 }, 'durationMinutes'],
    [{ durationMinutes: 1441 }, 'durationMinutes'],
    [{ priceCents: -1 }, 'priceCents'],
    [{ priceCents: 100_000_000 }, 'priceCents'],
    [{ note: 'x'.repeat(2001) }, 'note'],
    [{ overruling: { reason: ' ' } }, 'overruling.reason'],
  ])('%j names its field', async (input, field) => {
    expect(await update(input)).toMatchObject({ code: 'invalidInput', affected: [field] });
  });

  it('to a time that the clocks leave out names the field', async () => {
    expect(await update({ start: '2027-03-28T02:30' })).toMatchObject({
      code: 'invalidDates',
      affected: ['start'],
    });
  });

  it('of what is under way or was lately is made without mails, of what was long ago not', async () => {
    app.clock.set('2026-11-05T09:30:00Z');
    expect(await update({ durationMinutes: 75 })).toMatchObject(DONE);
    app.clock.set('2026-12-05T09:30:00Z');
    expect(await update({ durationMinutes: 80 }, { sequence: 1 })).toMatchObject(DONE);
    app.clock.set('2026-12-07T09:30:00Z');
    expect(await update({ durationMinutes: 85 }, { sequence: 2 })).toMatchObject({ code: 'invalidPastDate' });
    await afterUndo(app);
    expect(await mails()).toEqual([]);
    expect(await now()).toMatchObject({ minutes: 80 });
  });
});

describe('rules that speak against a time', () => {
  it('are all named, and overruled with a reason', async () => {
    await addHoliday(app.work(), {
      providerId: offer.providerId,
      resourceId: null,
      name: 'Inventario',
      startsLocal: `${DAY} 17:00`,
      endsLocal: `${DAY} 19:00`,
      isWholeDay: false,
    });
    const start = `${DAY}T17:35`;
    expect(await update({ start })).toMatchObject({
      code: 'rulesAgainst',
      against: ['closed', 'holiday', 'thingClosed'],
    });
    expect(await update({ start, overruling: { reason: 'Cliente storica' } })).toMatchObject(DONE);
    expect(await now()).toMatchObject({ at: '05 17:35', busy: '17:25–18:45' });
    expect((await history('updateReservation'))[0].after).toMatchObject({
      overruled: ['closed', 'holiday', 'thingClosed'],
      why: 'Cliente storica',
    });
  });

  it('are not those for who books from outside: off the usual starts, and in the last 31 days, the desk books unasked', async () => {
    app.clock.set('2026-11-05T12:00:00Z');
    expect(await update({ start: `${DAY}T11:05` })).toMatchObject(DONE);
    expect((await history('updateReservation'))[0].after).not.toHaveProperty('overruled');
    const long = { start: '2026-10-01T11:00', overruling: { reason: 'x' } };
    expect(await update(long, { sequence: 1 })).toMatchObject({ code: 'invalidPastDate' });
  });

  it('FRM-02: a time between the five minutes of forms is refused, with a reason too', async () => {
    const start = `${DAY}T13:03`;
    const refused = { code: 'IV.ST', affected: ['dateTimeFrom'] };
    expect(await update({ start })).toMatchObject(refused);
    expect(await update({ start, overruling: { reason: 'Lo vuole così' } })).toMatchObject(refused);
    expect(await update({ start: `${DAY}T13:05` })).toMatchObject(DONE);
  });

  it('let buffers be given up, and given back when who took them goes', async () => {
    const next = await book('11:30', { email: 'bea@example.it' });
    const start = `${DAY}T10:30`;
    expect(await update({ start })).toMatchObject({ code: 'rulesAgainst', against: ['buffers'] });
    expect(await update({ start, overruling: { reason: 'Si conoscono' } })).toMatchObject(DONE);
    expect(await now()).toMatchObject({ busy: '10:20–11:30' });
    expect(await now(next)).toMatchObject({ busy: '11:30–12:40' });
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
    expect(await update({ start: `${DAY}T15:00` }, { sequence: 1 })).toMatchObject(DONE);
    expect(await now()).toMatchObject({ busy: '14:50–16:10' });
    expect(await now(next)).toMatchObject({ busy: '11:20–12:40' });
    expect((await app.pool.query('select from holds where busy_wanted is not null')).rowCount).toBe(0);
  });

  it('are none of them: nobody is in two places, and no room either', async () => {
    await book('14:00', { email: 'bea@example.it' });
    const overruling = { reason: 'Lo stesso' };
    expect(await update({ start: `${DAY}T14:30`, overruling })).toMatchObject({
      code: 'reservationInvalidCapacity',
    });
    await app.pool.query('update resources set quantity = 1 where id = $1', offer.rooms);
    expect(await update({ start: `${DAY}T14:30`, resourceId: bruno, overruling })).toMatchObject({
      code: 'reservationInvalidResources',
    });
    expect(await now()).toMatchObject({ at: '05 10:00', person: anna });
  });
});

describe('cancelling', () => {
  it('is all or none', async () => {
    const other = await book('14:00', { email: 'bea@example.it' });
    await cancel({}, { of: other });
    expect(await cancel({ ids: [booked.id, other.id] })).toMatchObject({
      code: 'alreadyCanceled',
      affected: ['ids.1'],
    });
    expect(await now()).toMatchObject({ status: 'A', holds: 2 });
    const third = await book('16:00', { email: 'cleo@example.it' });
    expect(await cancel({ ids: [third.id, booked.id], by: 'customer' })).toMatchObject(DONE);
    expect(await now()).toMatchObject({ status: 'C', reason: 'byCustomer', holds: 0 });
    expect(await now(third)).toMatchObject({ status: 'C', holds: 0 });
  });

  it('of several says beforehand which can be, who is told and what goes back', async () => {
    const other = await book('14:00', { email: 'bea@example.it' });
    const third = await book('16:00', { email: 'cleo@example.it' });
    const chosen = async (ids: number[]) =>
      (await atDesk(app, 'getReservationsToCancel', { p: offer.providerId, ids }, { actor: owner })).data;
    await cancel({}, { of: other });
    await app.pool.query(
      `update customers set person_id = null, email = null, firstname = 'Cleo' where id = (select customer_id from reservations where id = $1)`,
      [third.id],
    );
    const stands = { obstacle: null, canBeTold: true, preview: { byUsRefundCents: 0 } };
    const told = async ({ id }: ConfirmedReservation) => {
      const { data } = await app.ask(
        'query($p: Id!, $id: Id!) { getReservation(providerId: $p, id: $id) { acts { canBeTold } } }',
        { p: offer.providerId, id },
        { actor: owner },
      );
      return data?.['getReservation'];
    };
    expect(await told(third)).toEqual({ acts: { canBeTold: false } });
    expect(await told(booked)).toEqual({ acts: { canBeTold: true } });
    expect(await chosen([third.id, other.id, booked.id])).toMatchObject([
      { ...stands, reservation: { id: third.id }, canBeTold: false },
      { ...stands, reservation: { id: other.id }, obstacle: 'off', preview: null },
      { ...stands, reservation: { id: booked.id } },
    ]);
    // Who is in somebody's care is written to by them
    await app.pool.query(
      `update customers set cared_for_by = (select customer_id from reservations where id = $2), care_relation = 'parent'
        where id = (select customer_id from reservations where id = $1)`,
      [third.id, booked.id],
    );
    expect(await chosen([third.id])).toMatchObject([stands]);
    // A walk-in has left an address for this booking alone
    await app.pool.query(
      'update customers set cared_for_by = null, care_relation = null where id = (select customer_id from reservations where id = $1)',
      [third.id],
    );
    expect(await chosen([third.id])).toMatchObject([{ ...stands, canBeTold: false }]);
    await app.pool.query("update reservations set walk_in_email = 'cleo@example.it' where id = $1", [
      third.id,
    ]);
    expect(await chosen([third.id])).toMatchObject([stands]);
    app.clock.set(`${DAY}T15:30:00Z`);
    expect(await chosen([booked.id])).toMatchObject([{ obstacle: null, canBeTold: false }]);
    app.clock.set('2026-12-20T10:00:00Z');
    expect(await chosen([booked.id])).toMatchObject([{ obstacle: 'tooLongAgo', canBeTold: false }]);
  });

  it('tells customer and center after the seconds of undoing', async () => {
    expect(await cancel()).toMatchObject({ data: [{ id: booked.id, sequence: 0, refundCents: 0 }] });
    await app.jobs.drain();
    expect(await mails()).toEqual(['reservation-cancelled waiting', 'owner-cancellation waiting']);
    await afterUndo(app);
    expect(await mails()).toEqual(['reservation-cancelled sent', 'owner-cancellation sent']);
  });

  it('tells the center alone where the desk tells whoever booked', async () => {
    await cancel({ tellsCustomer: false });
    await afterUndo(app);
    expect(await mails()).toEqual(['owner-cancellation sent']);
  });

  it('that is undone at once tells nobody anything', async () => {
    await cancel();
    await app.jobs.drain();
    expect(await activate()).toMatchObject({ data: { status: 'A', sequence: 2 } });
    expect(await now()).toMatchObject({ status: 'A', at: '05 10:00', holds: 2 });
    await afterUndo(app);
    expect([...new Set((await mails()).map((mail) => mail.split(' ')[1]))]).toEqual(['dropped']);
  });

  it('that was told is taken back aloud', async () => {
    await cancel();
    await afterUndo(app);
    expect(await activate()).toMatchObject(DONE);
    await afterUndo(app);
    expect(await mails()).toEqual([
      'reservation-cancelled sent',
      'owner-cancellation sent',
      'reservation-confirmed sent',
      'owner-new-booking sent',
    ]);
  });

  it('of what took place overruled is undone without a word', async () => {
    await update({ start: `${DAY}T21:00`, overruling: { reason: 'Sera' } });
    await cancel();
    expect(await activate({}, { sequence: 1 })).toMatchObject(DONE);
    await cancel();
    app.clock.advance(5);
    expect(await activate({}, { sequence: 3 })).toMatchObject({ code: 'rulesAgainst', against: ['closed'] });
    expect(await activate({ overruling: { reason: 'Sera' } }, { sequence: 3 })).toMatchObject(DONE);
  });

  it('is undone in the room that it had, though buffers meet there and another room is free', async () => {
    const { providerId } = offer;
    const rooms = [
      await anEquipment(app.work(), { providerId }),
      await anEquipment(app.work(), { providerId }),
    ];
    const needs = [{ resourceIds: rooms }];
    const buffers = { prepareMinutes: 10, cleanupMinutes: 10 };
    const ofAnna = await anOffer(app.work(), { providerId, people: [anna], needs, ...buffers });
    const ofBruno = await anOffer(app.work(), { providerId, people: [bruno], needs, ...buffers });
    const at = (time: string) => `${DAY}T${time}`;
    const of = await aConfirmedReservation(app, {
      offerId: ofAnna.offerId,
      at: at('15:00'),
      email: 'bea@example.it',
    });
    const next = { offerId: ofBruno.offerId, at: at('16:30'), email: 'cleo@example.it' };
    const beside = await aConfirmedReservation(app, next);
    const things = [{ resourceId: rooms[0], unit: 1 }];
    const overruling = { reason: 'Si tocca' };
    expect(await update({ start: at('16:00'), things, overruling }, { of: beside })).toMatchObject(DONE);
    const has = async () => {
      const { rows } = await app.pool.query(
        'select resource_id as "resourceId", unit from reservation_things where reservation_id = $1',
        [of.id],
      );
      return rows;
    };
    expect(await has()).toEqual(things);
    await cancel({}, { of });
    expect(await activate({}, { of })).toMatchObject(DONE);
    expect(await has()).toEqual(things);
  });

  it('is not undone where the place is lost', async () => {
    await cancel();
    await book('10:00', { email: 'bea@example.it' });
    expect(await activate()).toMatchObject({ code: 'reservationInvalidCapacity' });
    expect(await now()).toMatchObject({ status: 'C', holds: 0 });
  });
});

describe('a move', () => {
  it('that is undone at once tells nobody anything', async () => {
    await update({ start: `${DAY}T14:00` });
    await app.jobs.drain();
    await update({ start: `${DAY}T10:00` }, { sequence: 1 });
    await afterUndo(app);
    expect([...new Set((await mails()).map((mail) => mail.split(' ')[1]))]).toEqual(['dropped']);
  });

  it('that was undone at once is not told by a cancelling that is undone later', async () => {
    await update({ start: `${DAY}T14:00` });
    await update({ start: `${DAY}T10:00` }, { sequence: 1 });
    await afterUndo(app);
    await cancel();
    await activate({}, { sequence: 2 });
    await afterUndo(app);
    expect([...new Set((await mails()).map((mail) => mail.split(' ')[1]))]).toEqual(['dropped']);
  });

  it('after another is told as one, from where it was known to be', async () => {
    await update({ start: `${DAY}T14:00` });
    await update({ start: `${DAY}T15:00` }, { sequence: 1 });
    await afterUndo(app);
    expect(await mails()).toEqual([
      'reservation-moved dropped',
      'owner-move dropped',
      'reservation-moved sent',
      'owner-move sent',
    ]);
    const { rows } = await app.pool.query<{ text: string }>(
      "select rendered ->> 'text' as text from mails where kind = 'reservation-moved' and state = 'sent' and subject_id = $1",
      [booked.id],
    );
    expect(rows[0]?.text).toContain('10:00');
  });

  it('to somebody else at the same time is told', async () => {
    await update({ resourceId: bruno });
    await afterUndo(app);
    expect(await mails()).toEqual(['reservation-moved sent', 'owner-move sent']);
  });

  it('before a cancelling that is undone is still told', async () => {
    await update({ start: `${DAY}T14:00` });
    await cancel();
    await activate({}, { sequence: 1 });
    await afterUndo(app);
    expect(await mails()).toContain('reservation-confirmed sent');
    expect(await mails()).not.toContain('reservation-cancelled sent');
  });
});

describe('who came', () => {
  it('is said on the day, of who did not come after the start, taken back, and known by whom', async () => {
    app.clock.set('2026-11-04T22:30:00Z');
    expect(await presence('arrived')).toMatchObject({ code: 'cannotUpdate' });
    app.clock.set('2026-11-05T06:00:00Z');
    expect(await presence('noShow')).toMatchObject({ code: 'cannotUpdate' });
    expect(await presence('arrived')).toMatchObject({ data: { presence: 'arrived' } });
    expect(await presence('arrived')).toMatchObject(DONE);
    app.clock.set('2026-11-05T09:30:00Z');
    expect(await presence('noShow')).toMatchObject(DONE);
    const { rows } = await app.pool.query('select presence_by, presence_at from reservations where id = $1', [
      booked.id,
    ]);
    expect(rows[0]).toEqual({ presence_by: owner.personId, presence_at: app.clock.now() });
    expect(await presence(null)).toMatchObject({ data: { presence: null } });
    expect(await history('setReservationPresence')).toEqual([
      { actor: `person:${owner.personId}`, before: { presence: null }, after: { presence: 'arrived' } },
      { actor: `person:${owner.personId}`, before: { presence: 'arrived' }, after: { presence: 'noShow' } },
      { actor: `person:${owner.personId}`, before: { presence: 'noShow' }, after: { presence: null } },
    ]);
  });

  it('counts for the start it was said of: not for another one, nor for what is off; kept by a stretch', async () => {
    app.clock.set('2026-11-05T08:00:00Z');
    await presence('arrived');
    await update({ durationMinutes: 75 });
    expect(await now()).toMatchObject({ presence: 'arrived' });
    await update({ start: `${DAY}T14:00` }, { sequence: 1 });
    expect(await now()).toMatchObject({ presence: null });
    await update({ start: `${DAY}T10:00` }, { sequence: 2 });
    expect(await now()).toMatchObject({ presence: 'arrived' });
    app.clock.set('2026-11-05T09:00:00Z');
    await presence('noShow');
    await cancel();
    expect(await now()).toMatchObject({ presence: null, status: 'C' });
    expect(await presence('arrived')).toMatchObject({ code: 'alreadyCanceled' });
    await activate({}, { sequence: 3 });
    expect(await now()).toMatchObject({ presence: 'noShow', status: 'A' });
  });
});

describe('another sub-service', () => {
  const change = (input: object, asked: Asked = {}) =>
    atDesk(app, 'changeReservationService', { ...seen(asked), input }, { actor: owner, ...asked });

  it('brings its minutes, price and needs, at the same start', async () => {
    const { providerId } = offer;
    const other = await anOffer(app.work(), {
      providerId,
      people: [anna],
      durationMinutes: 30,
      priceCents: 2500,
    });
    expect(await change({ offerId: other.offerId })).toMatchObject({ data: { sequence: 1 } });
    expect(await now()).toMatchObject({
      at: '05 10:00',
      minutes: 30,
      total: 2500,
      holds: 1,
      busy: '10:00–10:30',
    });
    const { rows } = await app.pool.query(
      `select o.total_cents as owed, l.price_cents as line, o.duration_minutes as told from orders o
        join order_lines l on l.provider_id = o.provider_id and l.order_id = o.id where o.id = $1`,
      [booked.orderId],
    );
    expect(rows).toEqual([{ owed: 2500, line: 2500, told: 30 }]);
    expect(await history('changeReservationService')).toMatchObject([
      { before: { durationMinutes: 60, priceCents: 5000 }, after: { durationMinutes: 30, priceCents: 2500 } },
    ]);
    await afterUndo(app);
    expect(await mails()).toEqual(['reservation-moved sent', 'owner-move sent']);
  });

  it('that is undone at once tells nobody anything, and has the room that it had', async () => {
    const { providerId } = offer;
    const rooms = [
      await anEquipment(app.work(), { providerId }),
      await anEquipment(app.work(), { providerId }),
    ];
    const needs = [{ resourceIds: rooms }];
    const inRoom = await anOffer(app.work(), { providerId, people: [anna], needs });
    const of = await aConfirmedReservation(app, {
      offerId: inRoom.offerId,
      at: `${DAY}T15:00`,
      email: 'bea@example.it',
    });
    const things = [{ resourceId: rooms[1], unit: 1 }];
    expect(await update({ things }, { of })).toMatchObject(DONE);
    await afterUndo(app);
    const told = await mails(of);
    const other = await another(30, 2500);
    expect(await change({ offerId: other.offerId }, { of, sequence: 1 })).toMatchObject(DONE);
    const back = { offerId: inRoom.offerId, resourceId: anna, durationMinutes: 60, priceCents: 5000 };
    expect(await change(back, { of, sequence: 2 })).toMatchObject(DONE);
    const { rows } = await app.pool.query(
      'select resource_id as "resourceId", unit from reservation_things where reservation_id = $1',
      [of.id],
    );
    expect(rows).toEqual(things);
    await afterUndo(app);
    expect((await mails(of)).filter((mail) => mail.endsWith('sent'))).toEqual(
      told.filter((mail) => mail.endsWith('sent')),
    );
  });

  const total = async () => {
    const { rows } = await app.pool.query(
      `select r.total_cents as booked, o.total_cents as total, o.paid_cents as paid, o.credited_cents as back,
          (select sum(total_cents)::int from order_lines l where l.provider_id = o.provider_id and l.order_id = o.id) as lines
        from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.id = $1`,
      [booked.id],
    );
    return rows[0];
  };
  const money = async (act: 'takePayment' | 'returnPayment', amountCents: number) => {
    const { errors } = await app.ask(
      `mutation($p: Id!, $orders: [TillOrderInput!]!) { ${act}(providerId: $p, orders: $orders, method: cash) { orderId } }`,
      { p: offer.providerId, orders: [{ orderId: booked.orderId, amountCents }] },
      { actor: owner, idempotencyKey: randomUUID() },
    );
    expect(errors ?? []).toEqual([]);
  };
  const another = (durationMinutes: number, priceCents: number) =>
    anOffer(app.work(), { providerId: offer.providerId, people: [anna], durationMinutes, priceCents });

  it('may take other minutes and cost something else, and comes back as it was', async () => {
    const { offerId } = await another(90, 7000);
    expect(await change({ offerId, durationMinutes: 75, priceCents: 6550 })).toMatchObject({ code: null });
    expect(await now()).toMatchObject({ at: '05 10:00', minutes: 75, total: 6550 });
    const back = { offerId: offer.offerId, durationMinutes: 60, priceCents: 5000 };
    expect(await change(back, { sequence: 1 })).toMatchObject({ code: null });
    expect(await now()).toMatchObject({ at: '05 10:00', minutes: 60, total: 5000, holds: 2 });
  });

  it('that lasts too long for who comes next is refused, and nothing is changed', async () => {
    await book('11:30');
    const before = await total();
    const { offerId } = await another(100, 7000);
    expect(await change({ offerId })).toMatchObject({ code: 'reservationInvalidCapacity' });
    expect(await now()).toMatchObject({ minutes: 60 });
    expect(await total()).toEqual(before);
  });

  it('dearer than what was paid asks for the rest, to the cent', async () => {
    await money('takePayment', 5000);
    const { offerId } = await another(90, 7000);
    expect(await change({ offerId, priceCents: 7001 })).toMatchObject({ code: null });
    expect(await total()).toEqual({ booked: 7001, total: 7001, paid: 5000, back: 0, lines: 7001 });
    await money('takePayment', 2001);
  });

  it('cheaper than what was paid is refused until the difference is given back', async () => {
    await money('takePayment', 5000);
    const { offerId } = await another(30, 3000);
    expect(await change({ offerId })).toMatchObject({ code: 'alreadyPaid' });
    await money('returnPayment', 2000);
    expect(await change({ offerId })).toMatchObject({ code: null });
    expect(await total()).toEqual({ booked: 5000, total: 5000, paid: 3000, back: 2000, lines: 5000 });
    expect(await now()).toMatchObject({ minutes: 30 });
  });

  it('after all was given back asks for its own price alone', async () => {
    await money('takePayment', 5000);
    await money('returnPayment', 5000);
    const { offerId } = await another(30, 3000);
    expect(await change({ offerId })).toMatchObject({ code: null });
    expect(await total()).toEqual({ booked: 8000, total: 8000, paid: 0, back: 5000, lines: 8000 });
    await money('takePayment', 3000);
  });

  it('under another tax than that under which it was paid is refused', async () => {
    await money('takePayment', 5000);
    const { offerId } = await another(90, 7000);
    await app.pool.query(`update offers set vat_treatment = 'healthExempt' where id = $1`, [offerId]);
    expect(await change({ offerId })).toMatchObject({ code: 'alreadyPaid' });
  });

  it('of somebody else is none', async () => {
    const elsewhere = await anOffer(app.work());
    expect(await change({ offerId: elsewhere.offerId })).toMatchObject({ code: 'reservationInvalidService' });
  });
});

describe('a collaborator', () => {
  it('acts on own bookings alone, overrules nothing, prices nothing, and gives to nobody else', async () => {
    const her = await worksAt(app, offer.providerId, 'collaborator');
    expect(await update({ note: 'x' }, { actor: her })).toMatchObject({ code: 'notFound' });
    expect(await cancel({}, { actor: her })).toMatchObject({ code: 'notFound', affected: ['ids.0'] });
    expect(await presence('arrived', { actor: her })).toMatchObject({ code: 'notFound' });
    expect(await activate({}, { actor: her })).toMatchObject({ code: 'notFound' });
    const chosen = { p: offer.providerId, ids: [booked.id] };
    expect(await atDesk(app, 'getReservationsToCancel', chosen, { actor: her })).toMatchObject({
      code: 'notFound',
    });
    await app.pool.query('update resources set person_id = $2 where id = $1', [anna, her.personId]);
    expect(await update({ start: `${DAY}T14:00` }, { actor: her })).toMatchObject(DONE);
    const refused = { code: 'NotAuthorizedException' };
    const next = { actor: her, sequence: 1 };
    expect(await update({ priceCents: 1 }, next)).toMatchObject(refused);
    const input = { offerId: offer.offerId, priceCents: 1 };
    expect(
      await atDesk(app, 'changeReservationService', { ...seen(next), input }, { actor: her }),
    ).toMatchObject(refused);
    expect(await update({ resourceId: bruno }, next)).toMatchObject(refused);
    expect(await update({ start: `${DAY}T21:00`, overruling: { reason: 'x' } }, next)).toMatchObject(refused);
    expect(await cancel({ by: 'customer', waiver: { reason: 'x' } }, next)).toMatchObject(refused);
    expect(await cancel({}, next)).toMatchObject(DONE);
  });

  it('acts on nothing where the owner forbids it', async () => {
    const her = await worksAt(app, offer.providerId, 'collaborator');
    await app.pool.query('update resources set person_id = $2 where id = $1', [anna, her.personId]);
    const letThem = (acts: boolean) =>
      app.pool.query('update providers set collaborators_act_on_own = $2 where id = $1', [
        offer.providerId,
        acts,
      ]);
    const can = async (): Promise<boolean> => {
      const { data } = await app.ask('{ getCurrentUser { businesses { viewerCan } } }', {}, { actor: her });
      return JSON.stringify(data).includes('changeReservations');
    };
    expect(await can()).toBe(true);
    await letThem(false);
    expect(await can()).toBe(false);
    const refused = { code: 'NotAuthorizedException' };
    expect(await update({ note: 'x' }, { actor: her })).toMatchObject(refused);
    expect(await cancel({}, { actor: her })).toMatchObject(refused);
    expect(await presence('arrived', { actor: her })).toMatchObject(refused);
    expect(await activate({}, { actor: her })).toMatchObject(refused);
    const chosen = { p: offer.providerId, ids: [booked.id] };
    expect(await atDesk(app, 'getReservationsToCancel', chosen, { actor: her })).toMatchObject(refused);
    await letThem(true);
    expect(await update({ note: 'x' }, { actor: her })).toMatchObject(DONE);
  });

  it('of another center finds nothing', async () => {
    const stranger = await worksAt(app, await aProvider(app.work()), 'owner');
    expect(await update({ note: 'x' }, { actor: stranger })).toMatchObject({ code: 'notFound' });
    expect(await cancel({}, { actor: stranger })).toMatchObject({ code: 'notFound' });
  });
});
