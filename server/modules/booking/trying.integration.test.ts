import { beforeEach, describe, expect, it } from 'vitest';
import { addBreak } from '#server/modules/availability/index.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork } from './testing/desk.ts';
import { aDesk, atDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';

const DAY = '2026-11-05';

let app: TestApp;
let offer: Place;
let owner: AtWork;
let anna: number;
let bruno: number;

appOfFile((opened) => {
  app = opened;
});
/** An hour with ten minutes before and after it, with Anna or Bruno, in the one room; everybody works from 9 to 18. */
beforeEach(async () => {
  ({ offer, owner, anna, bruno } = await aDesk(app, {
    rooms: [{ quantity: 2 }],
    offer: { prepareMinutes: 10, cleanupMinutes: 10 },
  }));
  await addBreak(app.work(), {
    providerId: offer.providerId,
    resourceId: anna,
    on: { weekday: 4 },
    startMinute: 780,
    endMinute: 840,
  });
});

let guests = 0;
const book = (time: string, resourceId = anna) =>
  aConfirmedReservation(app, {
    offerId: offer.offerId,
    at: `${DAY}T${time}`,
    resourceId,
    email: `prova-${(guests += 1)}@example.it`,
  });

interface Tried {
  sequence: number;
  startsAt: string;
  minutes: number;
  resourceId: number;
  against: string[];
  refusal: { code: string; message: string } | null;
}
async function attempt(of: ConfirmedReservation, input: object, actor = owner): Promise<Tried> {
  const heard = await atDesk(
    app,
    'tryReservationChange',
    { p: offer.providerId, id: of.id, input },
    { actor, key: null },
  );
  if (heard.code !== null) throw new Error(heard.code);
  return heard.data as Tried;
}

const everything = async () =>
  (
    await app.pool.query(
      `select (select json_agg(h order by id) from holds h) as holds, (select json_agg(r order by id) from reservations r) as reservations`,
    )
  ).rows;

describe('what is tried', () => {
  it('says what the booking is, and changes nothing', async () => {
    const one = await book('10:00');
    const before = await everything();
    expect(await attempt(one, { start: `${DAY}T15:00` })).toEqual({
      sequence: 0,
      startsAt: '2026-11-05T09:00:00.000Z',
      minutes: 60,
      resourceId: anna,
      things: [{ resourceId: expect.any(Number), unit: 1 }],
      against: [],
      refusal: null,
    });
    expect(await everything()).toEqual(before);
  });

  it('waits for nobody who is about to take the place', async () => {
    const one = await book('10:00');
    const other = await app.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from reservations where id = $1 for update', [one.id]);
      await other.query('lock table holds in row exclusive mode');
      expect(await attempt(one, { start: `${DAY}T15:00` })).toMatchObject({ against: [], refusal: null });
    } finally {
      await other.query('rollback');
      other.release();
    }
  });

  it.each<[string, () => object, Partial<Tried>]>([
    ['a break', () => ({ start: `${DAY}T13:15` }), { against: ['break'] }],
    ['after hours', () => ({ start: `${DAY}T17:30` }), { against: ['closed'] }],
    ['its own place', () => ({ start: `${DAY}T10:00` }), { against: [] }],
    ['a little later than its own place', () => ({ start: `${DAY}T10:15` }), { against: [] }],
    ['somebody who does not do it', () => ({ resourceId: 999_999_999 }), {}],
  ])('%s', async (_what, input, expected) => {
    const one = await book('10:00');
    expect(await attempt(one, input())).toMatchObject(expected);
  });

  it('over another booking it says that nobody may, in words', async () => {
    const one = await book('10:00');
    await book('15:00');
    expect(await attempt(one, { start: `${DAY}T15:30` })).toMatchObject({
      against: [],
      refusal: { code: 'reservationInvalidCapacity', message: expect.stringMatching(/\w/) },
    });
    expect(await attempt(one, { start: `${DAY}T15:30`, resourceId: bruno })).toMatchObject({
      refusal: null,
    });
  });

  it('an hour that a night leaves out is no time', async () => {
    const one = await book('10:00');
    expect(await attempt(one, { start: '2027-03-28T02:30' })).toMatchObject({
      refusal: { code: 'invalidDates' },
    });
  });

  it('counts the buffers that neighbours get back when it leaves', async () => {
    const one = await book('09:30');
    await book('11:30');
    const reason = { overruling: { reason: 'Stretti' } };
    const done = await atDesk(
      app,
      'updateReservation',
      { p: offer.providerId, id: one.id, sequence: 0, input: { start: `${DAY}T10:30`, ...reason } },
      { actor: owner },
    );
    expect(done.code).toBeNull();
    // Until it leaves the other one has no ten minutes before it.
    expect(await attempt(one, { start: `${DAY}T10:15` })).toMatchObject({ against: ['buffers'] });
    expect(await attempt(one, { start: `${DAY}T10:00` })).toMatchObject({ against: [], refusal: null });
  });

  it('a collaborator tries their own alone, and into their own calendar', async () => {
    const one = await book('10:00');
    const actor = await worksAt(app, offer.providerId, 'collaborator');
    await expect(attempt(one, { start: `${DAY}T15:00` }, actor)).rejects.toThrow('notFound');
    await app.pool.query('update resources set person_id = $2 where id = $1', [anna, actor.personId]);
    expect(await attempt(one, { start: `${DAY}T15:00` }, actor)).toMatchObject({ refusal: null });
    expect(await attempt(one, { resourceId: bruno }, actor)).toMatchObject({
      refusal: { code: 'NotAuthorizedException' },
    });
  });
});

/** The same numbers each time. */
function* numbers(seed: number): Generator<number, number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

it('what it says is what the change itself is answered, move after move', { timeout: 120_000 }, async () => {
  const bookings = [await book('09:30'), await book('11:00'), await book('12:30', bruno)];
  const sequences = new Map(bookings.map(({ id }) => [id, 0]));
  const chance = numbers(7);
  const below = (most: number) => Math.floor((chance.next().value / 2_147_483_648) * most);
  const seen = { free: 0, soft: 0, hard: 0 };
  for (let step = 0; step < 90; step += 1) {
    const one = bookings[below(bookings.length)] ?? bookings[0];
    if (!one) throw new Error('No booking');
    const minute = 510 + below(60) * 10;
    const start = `${DAY}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const input = {
      start,
      durationMinutes: 30 + below(6) * 15,
      resourceId: below(2) === 0 ? anna : bruno,
    };
    const tried = await attempt(one, input);
    expect(tried.sequence).toBe(sequences.get(one.id));
    const change = (more: object = {}) =>
      atDesk(
        app,
        'updateReservation',
        { p: offer.providerId, id: one.id, sequence: tried.sequence, input: { ...input, ...more } },
        { actor: owner },
      );
    let heard = await change();
    if (tried.refusal) {
      seen.hard += 1;
      expect(heard.code).toBe(tried.refusal.code);
      continue;
    }
    if (tried.against.length > 0) {
      seen.soft += 1;
      expect(heard).toMatchObject({ code: 'rulesAgainst', against: tried.against });
      heard = await change({ overruling: { reason: 'Per prova' } });
    } else seen.free += 1;
    expect(heard.code).toBeNull();
    sequences.set(one.id, (heard.data as { sequence: number }).sequence);
  }
  expect(Math.min(seen.free, seen.soft, seen.hard)).toBeGreaterThan(5);
});
