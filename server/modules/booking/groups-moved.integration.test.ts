import { beforeEach, describe, expect, it } from 'vitest';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork, Heard } from './testing/desk.ts';
import { aDesk, afterUndo, atDesk, cancelAtDesk } from './testing/desk.ts';
import { anOfferOf, openRaceTrack } from './testing/race-track.ts';

const DAY = '2026-11-05';

let app: TestApp;
let providerId: number;
let owner: AtWork;
let people: { anna: number; bruno: number };
let rooms: { small: number; large: number };
let offerId: number;
let group: ConfirmedReservation[];

appOfFile((opened) => {
  app = opened;
});
/** An hour for four with ten minutes before and after it, with Anna or Bruno, in one of two rooms; three have booked Anna at ten. */
beforeEach(async () => {
  const desk = await aDesk(app, {
    rooms: [{ name: 'Sala piccola' }, { name: 'Sala grande' }],
    offer: { capacity: 4, prepareMinutes: 10, cleanupMinutes: 10 },
  });
  ({ owner } = desk);
  ({ providerId, offerId } = desk.offer);
  people = { anna: desk.anna, bruno: desk.bruno };
  const [small = 0, large = 0] = desk.offer.rooms;
  rooms = { small, large };
  group = [await book('10:00'), await book('10:00'), await book('10:00')];
  await afterUndo(app);
});

let guests = 0;
const book = (time: string, resourceId = people.anna): Promise<ConfirmedReservation> =>
  aConfirmedReservation(app, {
    offerId,
    at: `${DAY}T${time}`,
    resourceId,
    email: `insieme-${(guests += 1)}@example.it`,
  });

interface Asked {
  of?: readonly ConfirmedReservation[];
  sequence?: number;
  things?: { resourceId: number; unit: number }[];
  actor?: typeof owner;
  key?: string;
}
const update = (
  input: object,
  { of = group, sequence = 0, things, actor = owner, key }: Asked = {},
): Promise<Heard> =>
  atDesk(
    app,
    'updateReservations',
    {
      p: providerId,
      input: { ...input, bookings: of.map(({ id }) => ({ id, sequence, ...(things && { things }) })) },
    },
    { actor, ...(key !== undefined && { key }) },
  );
interface Tried {
  bookings: { id: number; sequence: number; startsAt: string }[];
  against: string[];
  refusal: { code: string } | null;
}
async function attempt(input: object, { of = group, things }: Asked = {}): Promise<Tried> {
  const bookings = of.map(({ id }) => ({ id, ...(things && { things }) }));
  const asked = { p: providerId, input: { ...input, bookings } };
  const heard = await atDesk(app, 'tryReservationsChange', asked, { actor: owner, key: null });
  expect(heard.code).toBeNull();
  return heard.data as Tried;
}

/** Where each booking stands by its own row, and which seat of which occasion it holds in which rooms. */
async function standing(of: readonly ConfirmedReservation[] = group) {
  const { rows } = await app.pool.query<{
    start: string;
    minutes: number;
    person: number;
    sequence: number;
    room: number;
    seat: number;
    occasion: number;
  }>(
    `select to_char(r.local_start, 'HH24:MI') as start, extract(epoch from r.ends_at - r.starts_at)::int / 60 as minutes,
        r.resource_id::int as person, r.sequence, t.resource_id::int as room, h.seat::int as seat, h.occasion_id::int as occasion
      from reservations r
      join holds h on h.provider_id = r.provider_id and h.kind = 'reservation' and h.holder_id = r.id and h.resource_id = h.main_resource_id
      join reservation_things t on t.provider_id = r.provider_id and t.reservation_id = r.id
      where r.id = any($1) order by r.id`,
    [of.map(({ id }) => id)],
  );
  return rows;
}
const history = async () =>
  (
    await app.pool.query<{ id: number; before: object; after: object }>(
      `select subject_id::int as id, before, after from audit_entries where provider_id = $1 and action = 'updateReservations' order by id`,
      [providerId],
    )
  ).rows;

const mails = async () =>
  (
    await app.pool.query<{ id: number; state: string }>(
      `select subject_id::int as id, state from mails where provider_id = $1 and kind = 'reservation-moved' order by 1`,
      [providerId],
    )
  ).rows;

describe('a group', () => {
  it('goes to another time and person as one, and back again without a trace outside', async () => {
    const input = { start: `${DAY}T14:30`, resourceId: people.bruno };
    expect(await attempt(input)).toMatchObject({ against: [], refusal: null });
    const heard = await update(input);
    expect(heard).toMatchObject({ code: null, data: group.map(({ id }) => ({ id, sequence: 1 })) });
    const there = await standing();
    expect(there).toMatchObject(
      [1, 2, 3].map((seat) => ({ start: '14:30', person: people.bruno, sequence: 1, minutes: 60, seat })),
    );
    expect(new Set(there.map(({ occasion }) => occasion)).size).toBe(1);
    expect(new Set(there.map(({ room }) => room)).size).toBe(1);
    expect((await history()).map(({ id }) => id)).toEqual(group.map(({ id }) => id));
    const back = { start: `${DAY}T10:00`, resourceId: people.anna };
    expect((await update(back, { sequence: 1 })).code).toBeNull();
    expect(await standing()).toMatchObject(
      group.map(() => ({ start: '10:00', person: people.anna, sequence: 2 })),
    );
    await afterUndo(app);
    app.clock.advance(60);
    await afterUndo(app);
    expect((await mails()).filter(({ state }) => state === 'sent')).toEqual([]);
  });

  it('tells each customer once', async () => {
    await update({ start: `${DAY}T14:30` });
    await afterUndo(app);
    app.clock.advance(60);
    await afterUndo(app);
    expect(await mails()).toEqual(group.map(({ id }) => ({ id, state: 'sent' })));
  });

  it('is lengthened, and goes to another room, where one alone may not', async () => {
    expect((await update({ durationMinutes: 90 })).code).toBeNull();
    const [{ room = 0 } = {}] = await standing();
    const other = room === rooms.small ? rooms.large : rooms.small;
    const things = [{ resourceId: other, unit: 1 }];
    const [first] = group;
    const alone = await atDesk(
      app,
      'updateReservation',
      { p: providerId, id: first?.id, sequence: 1, input: { things } },
      { actor: owner },
    );
    expect(alone.code).toBe('reservationInvalidResources');
    expect(await attempt({}, { things })).toMatchObject({ against: [], refusal: null });
    expect((await update({}, { sequence: 1, things })).code).toBeNull();
    expect(await standing()).toMatchObject(group.map(() => ({ minutes: 90, room: other, start: '10:00' })));
  });

  it('that is there already changes nothing', async () => {
    expect((await update({ start: `${DAY}T10:00`, resourceId: people.anna })).code).toBeNull();
    expect(await history()).toEqual([]);
    expect(await standing()).toMatchObject(group.map(() => ({ sequence: 0 })));
  });

  it('is done once where it is sent twice', async () => {
    const key = 'group-sent-twice-0001';
    const input = { start: `${DAY}T14:30` };
    expect(await update(input, { key })).toEqual(await update(input, { key }));
    expect(await history()).toHaveLength(3);
  });

  it('against a rule is asked for one reason, which stands with each', async () => {
    const early = { start: `${DAY}T07:00` };
    expect(await attempt(early)).toMatchObject({ against: ['closed'], refusal: null });
    expect(await update(early)).toMatchObject({ code: 'rulesAgainst', against: ['closed'] });
    expect(await standing()).toMatchObject(group.map(() => ({ start: '10:00' })));
    expect((await update({ ...early, overruling: { reason: 'Aprono prima' } })).code).toBeNull();
    expect((await history()).map(({ after }) => after)).toMatchObject(
      group.map(() => ({ overruled: ['closed'], why: 'Aprono prima' })),
    );
  });

  it('gives its neighbours their buffers back, and takes them from others, as one', async () => {
    const after = await book('11:30');
    const close = { start: `${DAY}T10:30` };
    expect(await attempt(close)).toMatchObject({ against: ['buffers'] });
    expect((await update({ ...close, overruling: { reason: 'Stretti' } })).code).toBeNull();
    const busy = async () =>
      (
        await app.pool.query<{ from: string }>(
          `select to_char(lower(busy) at time zone 'Europe/Rome', 'HH24:MI') as from from holds where kind = 'reservation' and holder_id = $1
            and resource_id = $2`,
          [after.id, people.anna],
        )
      ).rows[0]?.from;
    expect(await busy()).toBe('11:30');
    expect(await attempt({ start: `${DAY}T10:10` })).toMatchObject({ against: [] });
    expect((await update({ start: `${DAY}T10:10` }, { sequence: 1 })).code).toBeNull();
    expect(await busy()).toBe('11:20');
  });
});

describe('all or nothing', () => {
  const nobodyMoved = async () => {
    expect(await standing()).toMatchObject(
      group.map((_one, index) => ({ start: '10:00', person: people.anna, sequence: 0, seat: index + 1 })),
    );
    expect(await history()).toEqual([]);
  };

  it('over another booking nobody is moved', async () => {
    const { offerId: single } = await anOffer(app.work(), { providerId, people: [people.bruno] });
    await aConfirmedReservation(app, { offerId: single, at: `${DAY}T15:00`, email: 'uno@example.it' });
    const input = { start: `${DAY}T14:30`, resourceId: people.bruno };
    expect(await attempt(input)).toMatchObject({ refusal: { code: 'reservationInvalidCapacity' } });
    expect((await update(input)).code).toBe('reservationInvalidCapacity');
    await nobodyMoved();
  });

  it('onto another group only as many as there are seats: one too many, and nobody goes', async () => {
    const others = [await book('14:30', people.bruno), await book('14:30', people.bruno)];
    const input = { start: `${DAY}T14:30`, resourceId: people.bruno };
    expect(await attempt(input)).toMatchObject({ refusal: { code: 'reservationInvalidCapacity' } });
    expect((await update(input)).code).toBe('reservationInvalidCapacity');
    await nobodyMoved();
    await cancelAtDesk(app, { providerId, id: others[0]?.id ?? 0 }, {}, { actor: owner });
    expect(await attempt(input)).toMatchObject({ refusal: null, against: [] });
    expect((await update(input)).code).toBeNull();
    const together = await standing([...group, ...others.slice(1)]);
    expect(new Set(together.map(({ occasion }) => occasion)).size).toBe(1);
    // And back, without the one who was there before
    const back = { start: `${DAY}T10:00`, resourceId: people.anna };
    expect((await update(back, { sequence: 1 })).code).toBe('changedMeanwhile');
    expect((await update({ ...back, isWholeGroup: false }, { sequence: 1 })).code).toBeNull();
    expect((await standing(others.slice(1)))[0]).toMatchObject({ start: '14:30' });
  });

  it('who has joined meanwhile is not left behind', async () => {
    const joined = await book('10:00');
    const input = { start: `${DAY}T14:30` };
    expect(await attempt(input)).toMatchObject({ refusal: { code: 'changedMeanwhile' } });
    expect((await update(input)).code).toBe('changedMeanwhile');
    await nobodyMoved();
    group.push(joined);
    expect((await update(input)).code).toBeNull();
  });

  it('one that was changed since keeps all where they are', async () => {
    const [first] = group;
    await atDesk(
      app,
      'updateReservation',
      { p: providerId, id: first?.id, sequence: 0, input: { start: `${DAY}T16:00` } },
      { actor: owner },
    );
    expect(await attempt({ start: `${DAY}T14:30` })).toMatchObject({ refusal: { code: 'changedMeanwhile' } });
    expect((await update({ start: `${DAY}T14:30` })).code).toBe('changedMeanwhile');
    expect((await standing()).map(({ start }) => start)).toEqual(['16:00', '10:00', '10:00']);
  });

  it('one that is off, or waits for its payment, keeps all where they are', async () => {
    const [, second] = group;
    await app.pool.query(
      `update reservations set status = 'RSD', expires_at = '2026-11-02T08:15:00Z' where id = $1`,
      [second?.id],
    );
    const input = { start: `${DAY}T14:30` };
    expect(await attempt(input)).toMatchObject({ refusal: { code: 'reservationInvalidReschedule' } });
    expect((await update(input)).code).toBe('reservationInvalidReschedule');
    await app.pool.query(`update reservations set status = 'A', expires_at = null where id = $1`, [
      second?.id,
    ]);
    await nobodyMoved();
    await cancelAtDesk(app, { providerId, id: second?.id ?? 0 }, {}, { actor: owner });
    expect((await update(input)).code).toBe('alreadyCanceled');
  });

  it('whose customer holds a seat there already is refused', async () => {
    const again = await aConfirmedReservation(app, {
      offerId,
      at: `${DAY}T14:30`,
      resourceId: people.bruno,
      email: `insieme-${guests}@example.it`,
    });
    expect(again.id).toBeGreaterThan(0);
    const input = { start: `${DAY}T14:30` };
    expect(await attempt(input)).toMatchObject({ refusal: { code: 'alreadyBooked' } });
    expect((await update(input)).code).toBe('alreadyBooked');
    await nobodyMoved();
  });

  it('bookings that are no group are none', async () => {
    const elsewhere = await book('15:00', people.bruno);
    const [first] = group;
    if (!first) throw new Error('Nobody has booked');
    expect(await update({ start: `${DAY}T17:00` }, { of: [first, elsewhere] })).toMatchObject({
      code: 'invalidInput',
      affected: ['bookings'],
    });
    await nobodyMoved();
  });

  it('a collaborator moves a group of their own, and nobody else’s', async () => {
    const colleague = await worksAt(app, providerId, 'collaborator');
    expect((await update({ start: `${DAY}T14:30` }, { actor: colleague })).code).toBe('notFound');
    await nobodyMoved();
  });
});

/** What is read once all bookings of the group are locked: here the first of two is stopped. */
const READS_THEIR_ROOMS = /from "reservation_things"/i;

/** One group at two desks, each naming its bookings the other way round. @returns what both heard, and how often the group moved */
async function atTwoDesks(rowLocks: boolean) {
  const ground = await openTestApp({ environment: { DATABASE_CONNECTIONS: '8' } });
  try {
    const statements = new Statements(ground, { rowLocks });
    const made = await anOfferOf(ground, 1, { capacity: 3 });
    const actor = await worksAt(ground, made.providerId, 'owner');
    const ids: number[] = [];
    for (const email of ['ada@example.it', 'bea@example.it'])
      ids.push(
        (await aConfirmedReservation(ground, { offerId: made.offerId, at: '2026-11-10T10:00', email })).id,
      );
    const drag = (start: string, order: readonly number[]) => async () => {
      const bookings = order.map((id) => ({ id, sequence: 0 }));
      const input = { bookings, start: `2026-11-10T${start}` };
      const { code } = await atDesk(ground, 'updateReservations', { p: made.providerId, input }, { actor });
      return code;
    };
    const heard = await statements.meet(
      READS_THEIR_ROOMS,
      drag('12:00', ids),
      drag('15:00', ids.toReversed()),
    );
    const { rows } = await ground.pool.query<{ moves: number }>(
      'select max(sequence)::int as moves from reservations where provider_id = $1',
      [made.providerId],
    );
    return { heard, moves: rows[0]?.moves, brokenOff: statements.brokenOff() };
  } finally {
    await ground.close();
  }
}

describe('one group at two desks at once', () => {
  it('the second hears that it was changed, and neither waits in a circle', async () => {
    expect(await atTwoDesks(true)).toEqual({ heard: [null, 'changedMeanwhile'], moves: 1, brokenOff: [] });
  });

  it('without the locks of its rows, which alone carry this, both move it', async () => {
    expect(await atTwoDesks(false)).toMatchObject({ heard: [null, null], moves: 2 });
  });
});

/** A group and a booking of another service go to one place. @returns how often both were let in */
async function bothLetIn(guards: { locks: boolean; constraints: boolean }, rounds: number): Promise<number> {
  const track = await openRaceTrack(guards);
  try {
    const made = await anOfferOf(track.app, 1, { capacity: 3 });
    const [person = 0] = made.people;
    const { offerId: single } = await anOffer(track.app.work(), {
      providerId: made.providerId,
      people: [person],
    });
    const actor = await worksAt(track.app, made.providerId, 'owner');
    const at = (of: number, day: string, hour: string, email: string) =>
      aConfirmedReservation(track.app, { offerId: of, at: `${day}T${hour}`, email });
    let both = 0;
    for (let round = 0; round < rounds; round += 1) {
      const day = `2026-11-${10 + round}`;
      const ids = [
        (await at(made.offerId, day, '09:00', 'ada@example.it')).id,
        (await at(made.offerId, day, '09:00', 'bea@example.it')).id,
      ];
      const { id } = await at(single, day, '11:00', 'cleo@example.it');
      const start = `${day}T15:00`;
      const bookings = ids.map((one) => ({ id: one, sequence: 0 }));
      const p = made.providerId;
      const outcomes = await track.race([
        async () =>
          (await atDesk(track.app, 'updateReservations', { p, input: { bookings, start } }, { actor }))
            .code ?? 'booked',
        async () =>
          (await atDesk(track.app, 'updateReservation', { p, id, sequence: 0, input: { start } }, { actor }))
            .code ?? 'booked',
      ]);
      const won = outcomes.filter((outcome) => outcome === 'booked').length;
      if (won === 2) both += 1;
      expect(won).toBeGreaterThan(0);
    }
    return both;
  } finally {
    await track.app.close();
  }
}

describe('a group and a booking dragged onto one place', () => {
  it('with locks and constraints one wins each time', { timeout: 120_000 }, async () => {
    expect(await bothLetIn({ locks: true, constraints: true }, 10)).toBe(0);
  });

  it('with locks alone as well: they carry it', { timeout: 120_000 }, async () => {
    expect(await bothLetIn({ locks: true, constraints: false }, 5)).toBe(0);
  });

  it('with neither both get in', { timeout: 120_000 }, async () => {
    expect(await bothLetIn({ locks: false, constraints: false }, 3)).toBe(3);
  });
});
