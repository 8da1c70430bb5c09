import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aConfirmedReservation, bookFor } from './builders.ts';
import { moveReservation } from './index.ts';
import type { Guards, RaceTrack } from './testing/race-track.ts';
import { anOfferOf, book, openRaceTrack, outcomeOf, rivals } from './testing/race-track.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

const AT = '2026-11-03T10:00';

/** Rivals for time, which the locks and the constraints of `holds` each keep apart alone. */
interface Race {
  name: string;
  /** How many get what they want. */
  places: number;
  /** What every other one hears. */
  losers: string;
  /** At least twenty, who begin at once. */
  rivals(app: TestApp): Promise<(() => Promise<string>)[]>;
}

/** Standing bookings of one day, hour by hour, that all move to another. */
async function movers(
  app: TestApp,
  offerId: number,
  to: string,
  count = 8,
): Promise<(() => Promise<string>)[]> {
  const moving: (() => Promise<string>)[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = `2026-11-10T${String(9 + index).padStart(2, '0')}:00`;
    const { providerId, id } = await aConfirmedReservation(app, {
      offerId,
      at,
      email: `mover${index}@example.it`,
    });
    const request = { providerId, reservationId: id, dateTimeFrom: to, resourceId: null };
    moving.push(() =>
      outcomeOf(
        moveReservation(app.work(), app.deps, request, {
          by: 'customer',
          actor: 'guest:link',
          idempotencyKey: null,
        }),
      ),
    );
  }
  return moving;
}

/** Each from an address of their own: those of one address wait for each other anyway. */
const from = (index: number) => ({ address: `198.51.100.${index + 1}` });

const AT_DESK =
  'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }';
let desksMade = 0;

/** Desks of one provider, each with somebody of its own at it. */
async function desks(
  app: TestApp,
  { providerId, inputs }: { providerId: number; inputs: object[] },
): Promise<(() => Promise<string>)[]> {
  const booking: (() => Promise<string>)[] = [];
  for (const input of inputs) {
    const email = `desk-${(desksMade += 1)}@example.it`;
    const { personId } = await invitePerson(app.work(), {
      email,
      providerId,
      role: 'manager',
      language: 'it',
      actor: 'system:test',
    });
    const actor = anActor({ personId, providerRoles: [{ providerId, role: 'manager' }] });
    booking.push(async () => {
      const { errors } = await app.ask(AT_DESK, { p: providerId, input }, { actor, idempotencyKey: email });
      return errors?.[0]?.code ?? 'booked';
    });
  }
  return booking;
}

/** Two rooms: one offer takes either, the other, which asks for its people by name as well, the second alone. */
async function twoOffersOfRooms(app: TestApp): Promise<(() => Promise<string>)[]> {
  const { offerId, providerId, serviceId, people } = await anOfferOf(app, 20, { rooms: 2 });
  const { rows } = await app.pool.query<{ id: string }>(
    'select resource_id as id from offer_need_things where offer_id = $1 order by resource_id desc limit 1',
    [offerId],
  );
  const needs = [{ resourceIds: [Number(rows[0]?.id)] }];
  const other = await anOffer(app.work(), { providerId, serviceId, people, needs });
  return people.map(
    (person, index) => () =>
      book(
        app,
        {
          offer: index % 2 === 0 ? offerId : other.offerId,
          person,
          at: AT,
          email: `rival${index}@example.it`,
        },
        from(index),
      ),
  );
}

const RACES: Race[] = [
  {
    name: '64 want one place of a certain person',
    places: 1,
    losers: 'reservationInvalidCapacity',
    async rivals(app) {
      const { offerId, people } = await anOfferOf(app, 1);
      return rivals(app, 64, { offer: offerId, person: people[0] ?? 0, at: AT });
    },
  },
  {
    name: 'a group of four',
    places: 4,
    losers: 'reservationInvalidResources',
    rivals: async (app) =>
      rivals(app, 32, { offer: (await anOfferOf(app, 1, { capacity: 4 })).offerId, at: AT }),
  },
  {
    name: 'anyone of three',
    places: 3,
    losers: 'reservationInvalidResources',
    rivals: async (app) => rivals(app, 32, { offer: (await anOfferOf(app, 3)).offerId, at: AT }),
  },
  {
    name: 'two people and one room',
    places: 1,
    losers: 'reservationInvalidResources',
    rivals: async (app) =>
      rivals(app, 24, { offer: (await anOfferOf(app, 2, { equipment: true })).offerId, at: AT }),
  },
  {
    name: 'one room and twenty people, each asked for by name',
    places: 1,
    losers: 'reservationInvalidResources',
    async rivals(app) {
      const { offerId, people } = await anOfferOf(app, 20, { equipment: true });
      return people.map(
        (person, index) => () =>
          book(app, { offer: offerId, person, at: AT, email: `rival${index}@example.it` }, from(index)),
      );
    },
  },
  {
    name: 'one of three rooms and twenty people, each asked for by name',
    places: 3,
    losers: 'reservationInvalidResources',
    async rivals(app) {
      const { offerId, people } = await anOfferOf(app, 20, { rooms: 3 });
      return people.map(
        (person, index) => () =>
          book(app, { offer: offerId, person, at: AT, email: `rival${index}@example.it` }, from(index)),
      );
    },
  },
  {
    name: 'two offers that share the second of two rooms',
    places: 2,
    losers: 'reservationInvalidResources',
    rivals: async (app) => twoOffersOfRooms(app),
  },
  {
    name: 'somebody who works in two centers',
    places: 1,
    losers: 'reservationInvalidResources',
    async rivals(app) {
      const work = app.work();
      const personId = await aPerson(work, { email: 'maestra@example.it' });
      const rivalsThere = async () => {
        const providerId = await aProvider(work);
        const resourceId = await aColleague(work, { providerId, personId });
        await worksEveryDay(work, { providerId, resourceId });
        const { offerId } = await anOffer(work, { providerId, people: [resourceId] });
        return rivals(app, 12, { offer: offerId, at: AT });
      };
      return [...(await rivalsThere()), ...(await rivalsThere())];
    },
  },
  {
    name: 'twelve walk-ins without person and twelve guests want one place',
    places: 1,
    losers: 'reservationInvalidResources',
    async rivals(app) {
      const { offerId, providerId } = await anOfferOf(app, 1);
      const walkIns = await Promise.all(
        Array.from({ length: 12 }, () => aWalkIn(app.work(), { providerId })),
      );
      return [
        ...walkIns.map(
          (customerId) => () => outcomeOf(bookFor(app, { providerId, customerId, offerId, at: AT })),
        ),
        ...rivals(app, 12, { offer: offerId, at: AT }),
      ];
    },
  },
  {
    name: 'twenty desks want one place',
    places: 1,
    losers: 'reservationInvalidCapacity',
    async rivals(app) {
      const { offerId, providerId, people } = await anOfferOf(app, 1);
      const input = { offerId, start: AT, resourceId: people[0], customer: { walkIn: {} } };
      return desks(app, { providerId, inputs: Array.from({ length: 20 }, () => input) });
    },
  },
  {
    name: 'eight who move and sixteen who book want one place',
    places: 1,
    losers: 'reservationInvalidResources',
    async rivals(app) {
      const { offerId } = await anOfferOf(app, 1);
      return [
        ...(await movers(app, offerId, '2026-11-11T10:00')),
        ...rivals(app, 16, { offer: offerId, at: '2026-11-11T10:00' }),
      ];
    },
  },
  {
    name: 'eight who move and sixteen who book want a group of three',
    places: 3,
    losers: 'reservationInvalidResources',
    async rivals(app) {
      const { offerId } = await anOfferOf(app, 1, { capacity: 3 });
      return [
        ...(await movers(app, offerId, '2026-11-11T10:00')),
        ...rivals(app, 16, { offer: offerId, at: '2026-11-11T10:00' }),
      ];
    },
  },
];

/** One of each kind of place; without the locks the others show nothing further, and one waits out a deadlock after another. All with `ALL_CASES=yes`. */
const ONE_OF_EACH_KIND = ALL_CASES
  ? RACES
  : RACES.filter(({ name }) =>
      [
        'a group of four',
        'anyone of three',
        'one of three rooms and twenty people, each asked for by name',
        'eight who move and sixteen who book want one place',
      ].includes(name),
    );

const runOn = async (track: RaceTrack, race: Race) => {
  const outcomes = await track.race(await race.rivals(track.app));
  return {
    booked: outcomes.filter((code) => code === 'booked').length,
    losers: outcomes.filter((code) => code !== 'booked'),
  };
};

function openWith(guards: Guards): () => RaceTrack {
  let track: RaceTrack;
  beforeAll(async () => {
    track = await openRaceTrack(guards);
  });
  afterAll(() => track.app.close());
  return () => track;
}

const violated = async ({ app }: RaceTrack) =>
  (await runAudit(app.pool, app.clock.now())).map(({ invariant }) => invariant);

describe('with locks and constraints', () => {
  const track = openWith({ locks: true, constraints: true });

  it.each(RACES)(
    '$name: $places get it, the others hear $losers, and nobody had to be tried again',
    async (race) => {
      const { booked, losers } = await runOn(track(), race);
      expect(booked).toBe(race.places);
      expect(new Set(losers)).toEqual(new Set([race.losers]));
      expect(track().statements.brokenOff()).toEqual([]);
      expect(await violated(track())).toEqual([]);
    },
  );

  it('each of a group has a seat, and each of three a person, of their own', async () => {
    const { rows } = await track().app.pool.query(
      `select array_agg(seat order by seat) as seats, count(distinct resource_id)::int as people
        from holds where starts_at = '2026-11-03T09:00:00Z' and offer_id not in (select offer_id from offer_needs)
        group by offer_id having count(*) > 2 order by 2`,
    );
    expect(rows).toEqual([
      { seats: [1, 2, 3, 4], people: 1 },
      { seats: [1, 1, 1], people: 3 },
    ]);
  });
});

describe('several at once', () => {
  const track = openWith({ locks: true, constraints: true });
  const MANY =
    'mutation($p: Id!, $input: NewReservationsInput!) { createReservations(providerId: $p, input: $input) { id } }';

  it('desks whose rows cross wait for each other in one order: none has to be tried again', async () => {
    const { app } = track();
    const { offerId, providerId, people } = await anOfferOf(app, 2);
    const { personId } = await invitePerson(app.work(), {
      email: 'crossing@example.it',
      providerId,
      role: 'owner',
      language: 'it',
      actor: 'system:test',
    });
    const actor = anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] });
    const attempts = Array.from({ length: 16 }, (_, index) => async () => {
      const both = index % 2 === 0 ? people : people.toReversed();
      const rows = both.map((resourceId, hour) => ({
        offerId,
        resourceId,
        start: `2026-11-${10 + index}T1${hour}:00`,
      }));
      const input = { customer: { new: { firstname: `Coppia ${index}` } }, rows };
      const answer = await app.ask(
        MANY,
        { p: providerId, input },
        { actor, idempotencyKey: `cross ${index}` },
      );
      return answer.errors?.[0]?.code ?? 'booked';
    });
    expect(new Set(await track().race(attempts))).toEqual(new Set(['booked']));
    expect(track().statements.brokenOff()).toEqual([]);
  });
});

describe('the locks alone', () => {
  const track = openWith({ locks: true, constraints: false });

  it.each(ONE_OF_EACH_KIND)('give $name what there is', async (race) => {
    const { booked, losers } = await runOn(track(), race);
    expect(booked).toBe(race.places);
    expect(new Set(losers)).toEqual(new Set([race.losers]));
    expect(track().statements.brokenOff()).toEqual([]);
    expect(await violated(track())).toEqual([]);
  });
});

describe('the constraints alone', () => {
  const track = openWith({ locks: false, constraints: true });

  it.each(ONE_OF_EACH_KIND)('give $name something, and no more than there is', async (race) => {
    const { booked } = await runOn(track(), race);
    expect(booked).toBeGreaterThan(0);
    expect(booked).toBeLessThanOrEqual(race.places);
    expect(await violated(track())).toEqual([]);
  });
});

describe('neither: the races are real', () => {
  const track = openWith({ locks: false, constraints: false });

  it.each(ONE_OF_EACH_KIND)('$name: more get it than there is', async (race) => {
    const { booked } = await runOn(track(), race);
    expect(booked).toBeGreaterThan(race.places);
    expect(await violated(track())).toContain('no two occasions overlap on one unit of a resource');
    // So that the next one has to do it again.
    await track().app.pool.query('delete from holds');
  });
});

describe('one request, however often it is sent', () => {
  const track = openWith({ locks: true, constraints: true });
  const booked = async (providerId: number) =>
    (await track().app.pool.query('select id from reservations where provider_id = $1', [providerId]))
      .rowCount;
  const outcomes = (count: number, request: Parameters<typeof book>[1], idempotencyKey: string | null) =>
    Promise.all(Array.from({ length: count }, () => book(track().app, request, { idempotencyKey })));

  it('a hundred calls with one key make one booking and one answer', async () => {
    const { offerId, providerId } = await anOfferOf(track().app, 1);
    const request = { offer: offerId, at: AT, email: 'anna@example.it' };
    expect(new Set(await outcomes(100, request, 'one wish'))).toEqual(new Set(['booked']));
    expect(await booked(providerId)).toBe(1);
    expect(
      await book(track().app, { ...request, email: 'other@example.it' }, { idempotencyKey: 'one wish' }),
    ).toBe('idempotencyMismatch');
  });

  it('a double click without a key is one booking', async () => {
    const { offerId, providerId } = await anOfferOf(track().app, 1);
    expect(await outcomes(2, { offer: offerId, at: AT, email: 'anna@example.it' }, null)).toEqual([
      'booked',
      'booked',
    ]);
    expect(await booked(providerId)).toBe(1);
  });

  it('is carried by the key of `idempotency_answers`: where every row is a new one, all but the first are refused', async () => {
    await track().app.pool.query(`
      create function another_key() returns trigger language plpgsql as $$ begin new.key_hash := uuid_send(gen_random_uuid()); return new; end $$;
      create trigger another_key before insert on idempotency_answers for each row execute function another_key()`);
    const { offerId } = await anOfferOf(track().app, 1);
    const request = { offer: offerId, at: AT, email: 'bea@example.it' };
    expect((await outcomes(8, request, 'another wish')).toSorted()).toEqual([
      ...Array<string>(7).fill('alreadyBooked'),
      'booked',
    ]);
  });
});
