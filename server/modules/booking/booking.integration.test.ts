import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let offer: OfferMade;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  offer = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
});

const BOOK = `mutation($offer: Id!, $person: Id, $at: String!, $email: String!, $onlyBook: Boolean!, $agreements: [AgreementInput!]) {
  createReservationAsAnonymous(subServiceId: $offer, resourceId: $person, dateTimeFrom: $at, email: $email,
    onlyBook: $onlyBook, agreements: $agreements) { id message success amount amountCents clientSecret }
}`;
const sharing = [{ type: 'sharing', decision: 'Y' }];

async function book(wish: { at?: string; email?: string; onlyBook?: boolean; agreements?: object[]; offerId?: number; person?: number | null }) {
  const variables = {
    offer: wish.offerId ?? offer.offerId,
    person: wish.person ?? null,
    at: wish.at ?? '2026-11-03T10:00',
    email: wish.email ?? 'anna@example.it',
    onlyBook: wish.onlyBook ?? true,
    agreements: wish.agreements ?? sharing,
  };
  const answer = await app.ask(BOOK, variables);
  return { result: answer.data?.['createReservationAsAnonymous'], code: answer.errors?.[0]?.code ?? null, answer };
}

async function slots(date = '2026-11-03') {
  const answer = await app.ask(`query($offer: Id!, $date: String!) { getResourceAvailabilitySlots(subServiceId: $offer, date: $date) { startTime dateTimeFrom } }`, {
    offer: offer.offerId,
    date,
  });
  return answer.data?.['getResourceAvailabilitySlots'];
}

describe('a guest books without paying', () => {
  it('holds the place, answers no id, and takes the slot from everybody else', async () => {
    expect(await slots()).toContainEqual({ startTime: '10:00:00', dateTimeFrom: '2026-11-03T10:00:00+01:00' });
    const { result } = await book({});
    expect(result).toMatchObject({ id: null, success: true, amount: 50, clientSecret: null });
    expect(await slots()).not.toContainEqual(expect.objectContaining({ startTime: '10:00:00' }));
    expect((await book({ email: 'bruno@example.it' })).code).toBe('reservationInvalidResources');
    expect((await book({ email: 'bruno@example.it', person: offer.people[0] ?? 0 })).code).toBe('reservationInvalidCapacity');
  });
});
