import { beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { archiveResource } from '#server/modules/staff/index.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { moveReservation } from './index.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork } from './testing/desk.ts';
import { activateAtDesk, aDesk, cancelAtDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';
import { outcomeOf } from './testing/race-track.ts';

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
    provider: { freeCancellationHours: 24 },
    rooms: [{}],
  }));
  booked = await aConfirmedReservation(app, {
    offerId: offer.offerId,
    at: '2026-11-05T10:00',
    resourceId: anna,
  });
});

const move = (by: 'customer' | 'provider', at: string, resourceId: number | null = anna) =>
  outcomeOf(
    moveReservation(
      app.work(),
      app.deps,
      { providerId: booked.providerId, reservationId: booked.id, dateTimeFrom: at, resourceId },
      { by, actor: 'person:1', idempotencyKey: null },
    ),
    'done',
  );
const cancel = async () => (await cancelAtDesk(app, booked, {}, { actor: owner })).code ?? 'done';
/** Once undoing is over: so all rules are asked. */
async function activate(): Promise<string> {
  app.clock.advance(2);
  const { sequence } = await now();
  return (await activateAtDesk(app, { ...booked, sequence }, {}, { actor: owner })).code ?? 'done';
}

async function now() {
  const { rows } = await app.pool.query(
    `select r.status, r.sequence, r.resource_id as person, o.resource_name as "orderPerson", (select count(*)::int from holds where kind = 'reservation' and holder_id = r.id) as holds
      from reservations r join orders o on o.id = r.order_id where r.id = $1`,
    [booked.id],
  );
  return rows[0];
}

const ofProvider = (sql: string) => async () => {
  expect((await app.pool.query(sql, [offer.providerId])).rowCount).toBe(1);
};
const ofOffer = (sql: string) => async () => {
  expect((await app.pool.query(sql, [offer.offerId])).rowCount).toBeGreaterThan(0);
};

describe('whatever has become of what was booked', () => {
  it.each<[string, () => Promise<void>]>([
    ['the offer is archived', ofOffer('update offers set archived = true where id = $1')],
    ['the offer is not active', ofOffer('update offers set active = false where id = $1')],
    ['the service is archived', ofProvider('update services set archived = true where provider_id = $1')],
    ['the service is hidden', ofProvider('update services set published = false where provider_id = $1')],
    ['the service is not active', ofProvider('update services set active = false where provider_id = $1')],
    [
      'service and offer are removed, with what they need',
      async () => {
        const gone = 'set deleted = true, archived = true, active = false';
        await ofProvider(`update services ${gone} where provider_id = $1`)();
        await ofOffer(`update offers ${gone} where id = $1`)();
        await ofOffer('delete from offer_people where offer_id = $1')();
        await ofOffer('delete from offer_needs where offer_id = $1')();
      },
    ],
    [
      'the person does it no longer',
      async () => {
        await app.pool.query('delete from offer_people where resource_id = $1', [anna]);
      },
    ],
    ['nobody does it any longer', ofOffer('delete from offer_people where offer_id = $1')],
    ['the provider is hidden', ofProvider('update providers set publish_online = false where id = $1')],
    ['the provider is locked', ofProvider('update providers set locked = true where id = $1')],
    ['the provider is not active', ofProvider('update providers set active = false where id = $1')],
    [
      'the plan is not paid',
      ofProvider(`update package_subscriptions set ends_at = '2026-11-02T08:00:00Z' where provider_id = $1`),
    ],
    [
      'the plan has no booking',
      ofProvider('update package_subscriptions set package_id = 0 where provider_id = $1'),
    ],
  ])(
    'the provider moves, calls off and brings back, the customer does not move: %s',
    async (_what, change) => {
      await change();
      expect(await move('customer', '2026-11-06T10:00')).toMatch(/^reservationInvalid(Service|Resources)$/);
      expect(await move('provider', '2026-11-06T10:00')).toBe('done');
      expect(await now()).toMatchObject({ status: 'A', person: anna, orderPerson: 'Anna', holds: 2 });
      expect(await cancel()).toBe('done');
      expect(await now()).toMatchObject({ status: 'C', holds: 0 });
      expect(await activate()).toBe('done');
      expect(await now()).toMatchObject({ status: 'A', person: anna, holds: 2 });
    },
  );
});

describe('of the person it was booked with', () => {
  it('it goes to anyone else who does it once they have left, and not back to them', async () => {
    await archiveResource(app.work(), { providerId: offer.providerId, resourceId: anna });
    expect(await move('provider', '2026-11-06T10:00')).toBe('reservationInvalidResources');
    expect(await move('provider', '2026-11-06T10:00', null)).toBe('done');
    expect(await now()).toMatchObject({ person: bruno, orderPerson: 'Bruno' });
  });

  it('it does not come back when they have left', async () => {
    expect(await cancel()).toBe('done');
    await archiveResource(app.work(), { providerId: offer.providerId, resourceId: anna });
    expect(await activate()).toBe('reservationInvalidResources');
    expect(await now()).toMatchObject({ status: 'C', holds: 0 });
  });

  it('nobody who never did it takes it over', async () => {
    const carla = await aColleague(app.work(), { providerId: offer.providerId, name: 'Carla' });
    await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: carla });
    expect(await move('provider', '2026-11-06T10:00', carla)).toBe('reservationInvalidResources');
  });
});

it('what the provider moves out of sale takes no time that somebody else has', async () => {
  const other = { offerId: offer.offerId, at: '2026-11-06T10:00', email: 'other@example.it' };
  await aConfirmedReservation(app, { ...other, resourceId: bruno });
  await ofOffer('update offers set archived = true where id = $1')();
  // Anna is free then, the one room is not.
  expect(await move('provider', '2026-11-06T10:30')).toBe('reservationInvalidResources');
  expect(await move('provider', '2026-11-06T11:00')).toBe('done');
});
