import { beforeEach, describe, expect, it } from 'vitest';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { addBreak } from '#server/modules/availability/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation, aWaitingReservation } from './builders.ts';
import { cancelReservation, moveReservation } from './index.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork } from './testing/desk.ts';
import { activateAtDesk, aDesk, afterUndo } from './testing/desk.ts';
import type { Place } from './testing/place.ts';

let app: TestApp;
let offer: Place;
let owner: AtWork;
let anna: number;
let bruno: number;
let booked: ConfirmedReservation;

appOfFile((opened) => {
  app = opened;
});
beforeEach(async () => {
  ({ offer, owner, anna, bruno } = await aDesk(app, {
    provider: { notificationEmail: 'avvisi@ilprato.example', freeCancellationHours: 24 },
  }));
  booked = await aConfirmedReservation(app, {
    offerId: offer.offerId,
    at: '2026-11-05T10:00',
    resourceId: anna,
  });
  await app.jobs.drain();
});

async function move(
  at: string,
  given: { person?: number | null; by?: 'customer' | 'provider'; key?: string } = {},
): Promise<string> {
  const { person = anna, by = 'customer', key = null } = given;
  const request = {
    providerId: booked.providerId,
    reservationId: booked.id,
    dateTimeFrom: at,
    resourceId: person,
  };
  try {
    await moveReservation(app.work(), app.deps, request, { by, actor: 'guest:link', idempotencyKey: key });
    return 'moved';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

async function slots(date: string, moved: number | null = null) {
  const code =
    moved === null
      ? null
      : app.deps.links.codeFor('manage-reservation', { providerId: booked.providerId, id: moved });
  const answer = await app.ask(
    `query($offer: Id!, $person: Id, $date: String!, $moved: Id, $code: String) {
      getResourceAvailabilitySlots(subServiceId: $offer, resourceId: $person, date: $date, reservationId: $moved, code: $code) { startTime } }`,
    { offer: offer.offerId, person: anna, date, moved, code },
  );
  // The selection above is this shape.
  const found = answer.data?.['getResourceAvailabilitySlots'] as { startTime: string }[] | undefined;
  return (found ?? []).map(({ startTime }) => startTime.slice(0, 5));
}

async function now() {
  const { rows } = await app.pool.query(
    `select r.status, r.resource_id as person, r.starts_at as "startsAt", r.local_start as local, r.sequence, o.starts_at as "orderStart", o.resource_name as "orderPerson",
        o.total_cents as total, (select count(*)::int from holds h where h.kind = 'reservation' and h.holder_id = r.id) as holds
      from reservations r join orders o on o.id = r.order_id where r.id = $1`,
    [booked.id],
  );
  return rows[0];
}

async function mails() {
  const { rows } = await app.pool.query(
    'select kind, recipient, state, rendered from mails where provider_id = $1 order by id',
    [booked.providerId],
  );
  return rows as {
    kind: string;
    recipient: string;
    state: string;
    rendered: { text: string; attachments: { content: string }[] } | null;
  }[];
}

describe('moving a booking', () => {
  it('takes the new place, frees the old one, tells the order and the log, and keeps the price', async () => {
    expect(await move('2026-11-06T15:00')).toBe('moved');
    const startsAt = new Date('2026-11-06T14:00:00Z');
    expect(await now()).toEqual({
      status: 'A',
      person: anna,
      startsAt,
      local: '2026-11-06 15:00:00',
      sequence: 1,
      orderStart: startsAt,
      orderPerson: 'Anna',
      total: 5000,
      holds: 1,
    });
    expect(await slots('2026-11-05')).toContain('10:00');
    expect(await slots('2026-11-06')).not.toContain('15:00');
    const { rows } = await app.pool.query(
      "select actor, before, after from audit_entries where action = 'moveReservation' and subject_id = $1",
      [booked.id],
    );
    expect(rows).toMatchObject([
      {
        actor: 'guest:link',
        before: { startsAt: '2026-11-05T09:00:00.000Z' },
        after: { startsAt: '2026-11-06T14:00:00.000Z', resourceId: anna },
      },
    ]);
  });

  it('may go to another person, or to anyone', async () => {
    expect(await move('2026-11-05T10:00', { person: bruno })).toBe('moved');
    expect(await now()).toMatchObject({ person: bruno, orderPerson: 'Bruno' });
    expect(await move('2026-11-05T11:00', { person: null })).toBe('moved');
    expect(await now()).toMatchObject({ startsAt: new Date('2026-11-05T10:00:00Z') });
  });

  it('is not in its own way: what is offered for it is what it gets', async () => {
    expect(await slots('2026-11-05')).not.toContain('10:30');
    const offered = await slots('2026-11-05', booked.id);
    expect(offered).toContain('10:30');
    expect(await move('2026-11-05T10:30')).toBe('moved');
    expect(await now()).toMatchObject({ startsAt: new Date('2026-11-05T09:30:00Z'), holds: 1 });
  });

  it('goes exactly to the starts that are offered for it', async () => {
    const work = app.work();
    await addBreak(work, {
      providerId: offer.providerId,
      resourceId: anna,
      on: { date: '2026-11-07' },
      startMinute: 720,
      endMinute: 780,
    });
    await aConfirmedReservation(app, {
      offerId: offer.offerId,
      at: '2026-11-07T15:00',
      resourceId: anna,
      email: 'other@example.it',
    });
    const starts = Array.from({ length: 144 }, (_, index) => formatMinuteOfDay(480 + index * 5));
    const accepted: string[] = [];
    const offered = await slots('2026-11-07', booked.id);
    for (const time of starts) if ((await move(`2026-11-07T${time}`)) === 'moved') accepted.push(time);
    expect(accepted).toEqual(offered);
  });

  it('stays as it was when the new place is taken', async () => {
    await aConfirmedReservation(app, {
      offerId: offer.offerId,
      at: '2026-11-06T15:00',
      resourceId: anna,
      email: 'other@example.it',
    });
    const before = await now();
    expect(await move('2026-11-06T15:00')).toBe('reservationInvalidCapacity');
    expect(await move('2026-11-06T14:30')).toBe('reservationInvalidCapacity');
    expect(await now()).toEqual(before);
  });

  it.each([
    ['an unreadable start', '2026-11-31T10:00', 'invalidDates'],
    ['a start off the grid', '2026-11-06T10:07', 'IV.ST'],
    ['a past day', '2026-10-30T10:00', 'invalidPastDate'],
    ['a time nobody works', '2026-11-06T20:00', 'reservationInvalidSchedule'],
    ['a day beyond the horizon', '2028-11-06T10:00', 'reservationInvalidSchedule'],
  ])('refuses %s as booking does', async (_name, at, code) => {
    expect(await move(at)).toBe(code);
  });

  it('refuses a person who does not do it', async () => {
    const stranger = await aColleague(app.work(), { providerId: offer.providerId, name: 'Carla' });
    expect(await move('2026-11-06T10:00', { person: stranger })).toBe('reservationInvalidResources');
  });

  it('is possible for the customer while cancelling is free, for the provider until it begins', async () => {
    app.clock.set(new Date('2026-11-04T09:00:00.001Z'));
    expect(await move('2026-11-06T10:00')).toBe('reservationInvalidReschedule');
    expect(await move('2026-11-06T10:00', { by: 'provider' })).toBe('moved');
    app.clock.set(new Date('2026-11-06T09:00:00Z'));
    expect(await move('2026-11-07T10:00', { by: 'provider' })).toBe('reservationInvalidReschedule');
    app.clock.set(new Date('2026-11-07T09:00:00Z'));
    expect(await move('2026-11-08T10:00')).toBe('reservationInvalidReschedule');
  });

  it('is refused for what is cancelled or waits', async () => {
    await cancelReservation(app.work(), app.deps, {
      providerId: booked.providerId,
      reservationId: booked.id,
      actor: 'guest:link',
    });
    expect(await move('2026-11-06T10:00')).toBe('reservationInvalidReschedule');
    const waiting = { offerId: offer.offerId, at: '2026-11-05T12:00', email: 'waits@example.it' };
    const { reservationId } = await aWaitingReservation(app, waiting);
    booked = { ...booked, id: reservationId };
    expect(await move('2026-11-06T10:00')).toBe('reservationInvalidReschedule');
  });

  it('keeps the customer to the notice it was made on, and the provider to none', async () => {
    await app.pool.query('update reservations set notice_minutes = 120 where id = $1', [booked.id]);
    await app.pool.query('update providers set reservation_offset_minutes = 10000 where id = $1', [
      booked.providerId,
    ]);
    expect(await move('2026-11-02T10:55')).toBe('IV.ST');
    expect(await move('2026-11-02T11:00')).toBe('moved');
    expect(await move('2026-11-02T10:55', { by: 'provider' })).toBe('moved');
    expect(await move('2026-11-02T09:05', { by: 'provider' })).toBe('moved');
    expect(await move('2026-11-02T08:55', { by: 'provider' })).toBe('IV.ST');
  });

  it.each([
    ['is not published', 'update providers set publish_online = false where id = $1'],
    ['is not active', 'update providers set active = false where id = $1'],
    [
      'has not paid its plan',
      `update package_subscriptions set ends_at = '2026-11-02T08:00:00Z' where provider_id = $1`,
    ],
    ['has a plan without booking', 'update package_subscriptions set package_id = 0 where provider_id = $1'],
  ])(
    'is refused to the customer alone where nothing can be booked any more: the provider %s',
    async (_name, ending) => {
      expect((await app.pool.query(ending, [booked.providerId])).rowCount).toBe(1);
      expect(await move('2026-11-06T10:00')).toBe('reservationInvalidService');
      expect(await move('2026-11-06T10:00', { by: 'provider' })).toBe('moved');
    },
  );

  it('is not offered nor taken where the person has booked the same start already', async () => {
    await aConfirmedReservation(app, {
      offerId: offer.offerId,
      at: '2026-11-06T10:00',
      resourceId: bruno,
      email: booked.email,
    });
    expect(await move('2026-11-06T10:00')).toBe('alreadyBooked');
    expect(await now()).toMatchObject({ startsAt: new Date('2026-11-05T09:00:00Z'), holds: 1 });
  });

  it('happens once however often it is asked, and there, back and there again', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => move('2026-11-06T10:00')));
    expect(new Set(many)).toEqual(new Set(['moved']));
    expect(await now()).toMatchObject({ sequence: 1 });
    expect(await move('2026-11-05T10:00')).toBe('moved');
    expect(await move('2026-11-06T10:00')).toBe('moved');
    expect(await now()).toMatchObject({ sequence: 3, startsAt: new Date('2026-11-06T09:00:00Z') });
  });

  it('gives a repeated key its first answer, and another request under it none', async () => {
    expect(
      await Promise.all([move('2026-11-06T10:00', { key: 'k' }), move('2026-11-06T10:00', { key: 'k' })]),
    ).toEqual(['moved', 'moved']);
    expect(await move('2026-11-05T10:00')).toBe('moved');
    expect(await move('2026-11-06T10:00', { key: 'k' })).toBe('moved');
    expect(await now()).toMatchObject({ sequence: 2, startsAt: new Date('2026-11-05T09:00:00Z') });
    expect(await move('2026-11-07T10:00', { key: 'k' })).toBe('idempotencyMismatch');
  });

  it('keeps the keys of one link apart from those of every other', async () => {
    expect(await move('2026-11-06T10:00', { key: '1' })).toBe('moved');
    booked = await aConfirmedReservation(app, {
      offerId: offer.offerId,
      at: '2026-11-05T15:00',
      email: 'bruno@example.it',
    });
    expect(await move('2026-11-06T15:00', { key: '1' })).toBe('moved');
  });

  it('moves a seat of a group alone, and shares the seats of the new time', async () => {
    const group = await anOffer(app.work(), { providerId: offer.providerId, people: [bruno], capacity: 2 });
    const at = (email: string, start: string) =>
      aConfirmedReservation(app, { offerId: group.offerId, at: start, email });
    const [first] = [
      await at('one@example.it', '2026-11-05T10:00'),
      await at('two@example.it', '2026-11-05T10:00'),
      await at('three@example.it', '2026-11-05T15:00'),
    ];
    booked = first ?? booked;
    expect(await move('2026-11-05T15:00', { person: null })).toBe('moved');
    const { rows } = await app.pool.query(
      'select extract(hour from starts_at)::int as hour, seat from holds where offer_id = $1 order by starts_at, seat',
      [group.offerId],
    );
    expect(rows).toEqual([
      { hour: 9, seat: 2 },
      { hour: 14, seat: 1 },
      { hour: 14, seat: 2 },
    ]);
  });
});

describe('who hears of a move', () => {
  it('writes to customer and owner, each move anew, with a file that calendars follow', async () => {
    await move('2026-11-06T10:00');
    await app.jobs.drain();
    await move('2026-11-07T11:00', { person: bruno });
    await app.jobs.drain();
    const moved = (await mails()).filter(({ kind }) => kind.endsWith('move') || kind.endsWith('moved'));
    expect(moved.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      'reservation-moved anna@example.it',
      'owner-move avvisi@ilprato.example',
      'reservation-moved anna@example.it',
      'owner-move avvisi@ilprato.example',
    ]);
    const files = moved.flatMap(({ rendered }) => rendered?.attachments.map(({ content }) => content) ?? []);
    expect(files.map((file) => /SEQUENCE:(\d+)/.exec(file)?.[1])).toEqual(['1', '2']);
    expect(new Set(files.map((file) => /UID:(.*)/.exec(file)?.[1])).size).toBe(1);
    expect(moved[2]?.rendered?.text).toContain('Prima era: Venerdì 06/11/2026, 10:00 – 11:00');
  });

  it('tells only the last of two quick moves, and the cancellation after it with a higher number', async () => {
    await move('2026-11-06T10:00');
    await move('2026-11-07T10:00');
    await app.jobs.drain();
    await cancelReservation(app.work(), app.deps, {
      providerId: booked.providerId,
      reservationId: booked.id,
      actor: 'guest:link',
    });
    await app.jobs.drain();
    const all = await mails();
    expect(all.filter(({ kind }) => kind === 'reservation-moved').map(({ state }) => state)).toEqual([
      'dropped',
      'sent',
    ]);
    const cancelled = all.filter(
      ({ kind }) => kind === 'reservation-cancelled' || kind === 'owner-cancellation',
    );
    expect(cancelled.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(cancelled[0]?.rendered?.attachments[0]?.content).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3/);
  });
});

describe('a cancelled booking, at the desk', () => {
  const of = () => ({ providerId: booked.providerId, reservationId: booked.id, actor: 'guest:link' });
  const cancel = () => cancelReservation(app.work(), app.deps, of());
  const activate = () => activateAtDesk(app, booked, {}, { actor: owner });

  it('stands again, once, and that is told', async () => {
    await cancel();
    await app.jobs.drain();
    const heard = await Promise.all([activate(), activate()]);
    expect(new Set(heard.map(({ code }) => code))).toEqual(new Set([null, 'changedMeanwhile']));
    await afterUndo(app);
    expect(await now()).toMatchObject({ status: 'A', sequence: 2, holds: 1 });
    expect(await slots('2026-11-05')).not.toContain('10:00');
    const { rows } = await app.pool.query(
      "select kind, rendered from mails where provider_id = $1 and kind = 'reservation-confirmed' order by id",
      [booked.providerId],
    );
    expect(rows.map(({ rendered }) => /SEQUENCE:(\d+)/.exec(rendered.attachments[0].content)?.[1])).toEqual([
      '0',
      '2',
    ]);
    await cancel();
    await app.jobs.drain();
    const { rows: cancelled } = await app.pool.query(
      "select state from mails where provider_id = $1 and kind = 'reservation-cancelled'",
      [booked.providerId],
    );
    expect(cancelled).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  });

  it('does not come back where part of its place is taken', async () => {
    await cancel();
    await aConfirmedReservation(app, {
      offerId: offer.offerId,
      at: '2026-11-05T10:30',
      resourceId: anna,
      email: 'other@example.it',
    });
    expect(await activate()).toMatchObject({ code: 'reservationInvalidCapacity' });
    expect(await now()).toMatchObject({ status: 'C', holds: 0 });
  });

  it('is written down as having been, for a month, and nobody is told', async () => {
    await cancel();
    await app.jobs.drain();
    app.clock.set(new Date('2026-12-06T09:01:00Z'));
    expect(await activate()).toMatchObject({ code: 'invalidPastDate' });
    app.clock.set(new Date('2026-12-06T09:00:00Z'));
    expect(await activate()).toMatchObject({ code: null });
    await afterUndo(app);
    expect(await now()).toMatchObject({ status: 'A', holds: 1 });
    expect((await mails()).at(-1)?.kind).toBe('owner-cancellation');
  });

  it('is asked about by every rule anew: a break that was set meanwhile speaks against it', async () => {
    await cancel();
    app.clock.advance(2);
    await addBreak(app.work(), {
      providerId: offer.providerId,
      resourceId: anna,
      on: { date: '2026-11-05' },
      startMinute: 600,
      endMinute: 660,
    });
    expect(await activate()).toMatchObject({ code: 'rulesAgainst', against: ['break'] });
  });
});
