import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '#server/migrations/0100-whenever-on-site.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aStandingReservation } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from './test-app.ts';
import { openTestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2026-11-02T07:00:00Z');
});
afterAll(() => app.close());

it('what stands and is paid on site may be paid at any time from now on, what is off or waits for a card has its end still', async () => {
  const providerId = await aProvider(app.work());
  const people = [await aColleague(app.work(), { providerId })];
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  const { offerId } = await anOffer(app.work(), { providerId, people });
  const book = (hour: number) => aStandingReservation(app, { offerId, at: `2026-11-03T${hour}:00` });
  const [stands, off, online] = [await book(10), await book(12), await book(14)];
  await app.pool.query(`update orders set payable_until = '2026-11-01T08:00:00Z' where provider_id = $1`, [
    providerId,
  ]);
  await app.pool.query(`update reservations set status = 'C', cancelled_at = now() where id = $1`, [off.id]);
  await app.pool.query(`update orders set payment_mode = 'online' where id = $1`, [online.orderId]);
  // A migration knows no tables by type.
  await up(app.work().db as unknown as Kysely<unknown>);
  const { rows } = await app.pool.query<{ id: string; ends: boolean }>(
    'select id, payable_until is not null as ends from orders where provider_id = $1 order by id',
    [providerId],
  );
  expect(rows.map(({ id, ends }) => [Number(id), ends])).toEqual([
    [stands.orderId, false],
    [off.orderId, true],
    [online.orderId, true],
  ]);
});
