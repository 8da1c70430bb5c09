import { afterAll, beforeAll, expect, it } from 'vitest';
import { addClass, addSessions } from '#server/modules/classes/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
});
afterAll(() => app.close());

const FORM = {
  serviceType: 'Y',
  description: '',
  model: 'session',
  groupId: null,
  lateJoin: 'no',
  priceCents: 1500,
  durationMinutes: 60,
  capacity: 1,
  minimumCapacity: 1,
  locationType: 1,
  closesMinutes: 120,
  vatTreatment: null,
  isActive: true,
  isPublished: true,
} as const;

it('finds a studio by its published class alone and shows the next session with places that takes sign-ups', async () => {
  const providerId = await aProvider(app.work(), { name: 'Sala Chiara' });
  const full = await app.work().transaction(async (tx) => {
    const hidden = await addClass(tx, providerId, { ...FORM, name: 'Kundalini', isPublished: false });
    const classId = await addClass(tx, providerId, { ...FORM, name: 'Vinyasa del mattino' });
    const at = (startsAt: string) => ({
      startsAt,
      durationMinutes: 60,
      capacity: 1,
      priceCents: null,
      teacherId: null,
      roomId: null,
      link: null,
      series: null,
      intervalType: null,
    });
    await addSessions(tx, { providerId, classId: hidden }, [at('2026-11-03T07:00')]);
    const [, second] = await addSessions(tx, { providerId, classId }, [
      at('2026-11-02T10:00'),
      at('2026-11-03T09:00'),
      at('2026-11-04T09:00'),
    ]);
    return second;
  });
  await app.pool.query('update class_sessions set taken = 1 where id = $1', [full]);
  await app.jobs.drain();
  const ask = async (keyword: string) =>
    (
      await app.ask(
        `query ($k: String) { getRandomProvidersAlsoByKeywordOrAddress(keyword: $k) {
          centers { name takesBookings nextSession { className dateTimeFrom } } } }`,
        { k: keyword },
      )
    ).data;
  expect(await ask('vinyasa')).toMatchObject({
    getRandomProvidersAlsoByKeywordOrAddress: {
      centers: [
        {
          name: 'Sala Chiara',
          takesBookings: false,
          nextSession: { className: 'Vinyasa del mattino', dateTimeFrom: '2026-11-04T09:00:00+01:00' },
        },
      ],
    },
  });
  expect(await ask('kundalini')).toMatchObject({
    getRandomProvidersAlsoByKeywordOrAddress: { centers: [] },
  });
});
