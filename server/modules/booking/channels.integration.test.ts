import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWebIntegration } from '#server/modules/widget/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const BOOK = `mutation($offer: Id!, $at: String!, $widget: Id) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: "anna@example.it", onlyBook: true,
    webIntegrationId: $widget, agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

it('keeps with the order where it was made: in a widget, or on Radura', async () => {
  const { providerId, offerId, people } = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  const widget = await aWebIntegration(app.work(), { providerId });
  for (const [at, webIntegrationId] of [
    ['2026-11-03T10:00', widget],
    ['2026-11-04T10:00', null],
  ] as const) {
    const { errors } = await app.ask(BOOK, { offer: offerId, at, widget: webIntegrationId });
    expect(errors).toBeUndefined();
  }
  const { rows } = await app.pool.query('select channel from orders where provider_id = $1 order by id', [
    providerId,
  ]);
  expect(rows).toEqual([{ channel: 'Widget' }, { channel: 'Web' }]);
});
