import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookFor } from '#server/modules/booking/builders.ts';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import type { Desk } from '#server/modules/booking/testing/desk.ts';
import { aDesk, cancelAtDesk } from '#server/modules/booking/testing/desk.ts';
import { call } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { getOrder } from '#server/modules/payments/index.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aMembership, offerOf } from './builders.ts';
import type { Membership } from './store/memberships.ts';
import { bundleOfOrder } from './use-cases/paying-pass.ts';

let served: AppWithCards;
let app: TestApp;
let desk: Desk;
let providerId: number;
let customerId: number;
let classId: number;
let made = 0;

beforeAll(async () => {
  served = await openAppWithCards();
  app = served.app;
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  desk = await aDesk(app);
  ({ providerId } = desk.offer);
  customerId = await aCustomer(app.work(), { providerId, email: `bundle-${(made += 1)}@example.it` });
  ({ classId } = await aClass(app.work(), { providerId, starts: ['2026-11-05T17:00:00Z'] }));
});

const asked = <T>(document: string, more: object): Promise<T> =>
  call<T>(app, document, { p: providerId, ...more }, { actor: desk.owner });
const parts = (ofService: number) => [
  { offerId: desk.offer.offerId, entries: ofService },
  { offerId: classId, entries: 5 },
];
const ONE_OFFER = [{ name: 'Benessere', priceCents: 9000, duration: 3 }];
const aBundle = (ofService: number): Promise<Membership> =>
  aMembership(app.work(), {
    providerId,
    name: 'Pacchetto',
    type: 'bundle',
    parts: parts(ofService),
    offers: ONE_OFFER,
  });
const sell = (bundle: Membership) =>
  asked<{ id: number; orderId: number }>(
    'mutation($p: Id!, $input: PassSaleInput!) { sellPass(providerId: $p, input: $input) { id orderId } }',
    { input: { customerId, method: 'cash', ...offerOf(bundle) } },
  );
const pay = (o: number, pass: number) =>
  asked<number>(
    'mutation($p: Id!, $o: Id!, $pass: Id!) { payOrderWithPass(providerId: $p, orderId: $o, passId: $pass) }',
    { o, pass },
  );
const book = (at: string) => bookFor(app, { providerId, customerId, offerId: desk.offer.offerId, at });
const left = async () => {
  const { items } = await asked<{ items: { left: number; parts: { offerId: number; left: number }[] }[] }>(
    'query($p: Id!, $c: Id!) { getUserMemberships(providerId: $p, customerId: $c) { items { left parts { offerId left } } } }',
    { c: customerId },
  );
  const [pass] = items;
  return [desk.offer.offerId, classId].map((id) => pass?.parts.find((part) => part.offerId === id)?.left);
};

describe('a bundle', () => {
  it('is sold with a use count per part, which a booking uses and a cancellation gives back', async () => {
    const bundle = await aBundle(1);
    const { id, orderId } = await sell(bundle);
    const { rows } = await app.pool.query<{ total_cents: number }>(
      'select total_cents from orders where id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ total_cents: 9000 }]);
    expect(await left()).toEqual([1, 5]);
    const first = await book('2026-11-10T10:00');
    expect(await pay(first.orderId, id)).toBe(1);
    expect(await left()).toEqual([0, 5]);
    const second = await book('2026-11-11T10:00');
    await expect(pay(second.orderId, id)).rejects.toMatchObject({ code: 'subscriptionInvalidSessionsLimit' });
    await cancelAtDesk(app, { providerId, id: first.reservationId }, {}, { actor: desk.owner });
    await app.jobs.drain();
    expect(await left()).toEqual([1, 5]);
    expect(await pay(second.orderId, id)).toBe(1);
  });

  it('gives the last use of a part once, however many ask', async () => {
    const { id } = await sell(await aBundle(1));
    const orders = [await book('2026-11-10T10:00'), await book('2026-11-11T10:00')];
    const answers = await Promise.allSettled(orders.map(({ orderId }) => pay(orderId, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await left()).toEqual([0, 5]);
  });

  it('names itself on the order that bought it and keeps what was sold when it is changed', async () => {
    const bundle = await aBundle(3);
    const { orderId } = await sell(bundle);
    const order = await getOrder(app.work(), providerId, orderId);
    expect(order && (await bundleOfOrder(app.work(), order))).toBe(bundle.id);
    const edit = (input: object) =>
      asked(
        `mutation($p: Id!, $id: Id!, $v: Int!, $input: MembershipInput!) {
          editMembership(providerId: $p, id: $id, version: $v, input: $input) }`,
        { id: bundle.id, v: bundle.version, input: { name: 'Pacchetto', type: 'bundle', ...input } },
      );
    const offers = [{ ...ONE_OFFER[0], id: bundle.offers[0]?.id }];
    await expect(edit({ offers, parts: [] })).rejects.toMatchObject({ code: 'invalidInput' });
    await expect(edit({ offers, parts: parts(101) })).rejects.toMatchObject({ code: 'invalidInput' });
    await edit({ offers, parts: parts(1) });
    expect(await left()).toEqual([3, 5]);
  });

  it('names a part whose service is archived, to visitors, in the form and on what is sold', async () => {
    const bundle = await aBundle(1);
    const covers = [desk.offer.offerId];
    const single = await aMembership(app.work(), { providerId, coversAll: false, covers });
    const namesOfSingle = async () => {
      const answer = await app.ask('query($id: Id!) { getPublicMembership(id: $id) { coverNames } }', {
        id: single.id,
      });
      return answer.data?.['getPublicMembership'];
    };
    expect(await namesOfSingle()).toEqual({ coverNames: [expect.any(String)] });
    const named = async () => {
      const answer = await app.ask(
        `query($p: Id!, $id: Id!) { getPublicMembership(id: $id) { parts { offerId name } }
          getOffersToCover(providerId: $p, membershipId: $id) { id name } }`,
        { p: providerId, id: bundle.id },
        { actor: desk.owner },
      );
      return answer.data;
    };
    const before = await named();
    await app.pool.query(
      'update services set archived = true, active = false where id = (select service_id from offers where id = $1)',
      [desk.offer.offerId],
    );
    expect(await named()).toEqual(before);
    const list = await app.ask('query($p: Id!) { getPublicMemberships(providerId: $p) { id coverNames } }', {
      p: providerId,
    });
    // No name would read as all services, which it does not pay
    expect(await namesOfSingle()).toEqual({ coverNames: [expect.any(String)] });
    expect(list.data?.['getPublicMemberships']).toContainEqual({
      id: single.id,
      coverNames: [expect.any(String)],
    });
    const { id } = await sell(bundle);
    const { rows } = await app.pool.query<{ names: string[] }>(
      "select array(select part ->> 'name' from jsonb_array_elements(parts) part) as names from passes where id = $1",
      [id],
    );
    expect(rows[0]?.names.every((name) => name.length > 0)).toBe(true);
  });
});
