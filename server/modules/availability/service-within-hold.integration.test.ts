import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { epochMinutesOf } from '#contracts/time.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { getBookableOffer } from '#server/modules/catalog/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { anEquipment } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';
import type { Holder, OfferOnCalendar } from './index.ts';
import { holdTime, moveHold, offerOnCalendar } from './index.ts';

const HOLDER: Holder = { kind: 'reservation', id: 1 };

let app: TestApp;
let offer: OfferOnCalendar;
let room: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const providerId = await aProvider(app.work());
  room = await anEquipment(app.work(), { providerId, quantity: 1 });
  const { offerId, people } = await anOffer(app.work(), {
    providerId,
    prepareMinutes: 15,
    cleanupMinutes: 20,
    needs: [{ resourceIds: [room] }],
  });
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  const bookable = await getBookableOffer(app.work(), offerId);
  if (!bookable) throw new Error('The offer cannot be booked');
  offer = offerOnCalendar(bookable);
});

const wanted = (startsAt: string) => ({
  offer,
  at: epochMinutesOf(new Date(startsAt)),
  resourceId: null,
  holder: HOLDER,
  expiresAt: null,
});

/** When each resource is taken, served and free again, in UTC. */
async function held(): Promise<Record<string, string[]>> {
  const { rows } = await app.pool.query<{ who: string; times: Date[] }>(
    `select case resource_id when $2 then 'room' else 'person' end as who,
        array[lower(busy), lower(service), upper(service), upper(busy)] as times
      from holds where provider_id = $1`,
    [offer.providerId, room],
  );
  return Object.fromEntries(
    rows.map(({ who, times }) => [who, times.map((time) => time.toISOString().slice(11, 16))]),
  );
}

it('what is held says when the service itself is, of people and things, also after a move', async () => {
  await app.work().transaction((tx) => holdTime(tx, wanted('2026-11-03T09:00:00Z')));
  const times = ['08:45', '09:00', '10:00', '10:20'];
  expect(await held()).toEqual({ person: times, room: times });
  await app.work().transaction((tx) => moveHold(tx, wanted('2026-11-03T13:00:00Z')));
  const moved = ['12:45', '13:00', '14:00', '14:20'];
  expect(await held()).toEqual({ person: moved, room: moved });
});

it.each([
  ['ends after it', "tstzrange(starts_at, upper(busy) + interval '1 minute')"],
  ['begins at another time', "tstzrange(starts_at + interval '1 minute', upper(busy))"],
  ['is nothing', "'empty'"],
])('the audit finds a service that %s, where no constraint does', async (_what, service) => {
  await app.work().transaction((tx) => holdTime(tx, wanted('2026-11-03T09:00:00Z')));
  const damaged = await app.pool.connect();
  try {
    await damaged.query('begin');
    await damaged.query('alter table holds drop constraint holds_service_within_busy');
    await damaged.query(`update holds set service = ${service} where provider_id = $1`, [offer.providerId]);
    const found = await runAudit(damaged, app.clock.now());
    expect(found.map(({ invariant }) => invariant)).toContain(
      'the service lies inside the time that is taken for it, from its start',
    );
  } finally {
    await damaged.query('rollback');
    damaged.release();
  }
});
