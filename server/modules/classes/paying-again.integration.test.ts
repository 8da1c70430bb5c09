import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppWithCards, ToPay } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { addPromoCode } from '#server/modules/payments/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ClassMade } from './builders.ts';
import { aClass } from './builders.ts';

let served: AppWithCards;
let app: TestApp;
let course: ClassMade;
let made = 0;

beforeAll(async () => {
  served = await openAppWithCards();
  ({ app } = served);
});
afterAll(() => served.close());
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  course = await aClass(app.work(), { starts: ['2026-11-03T17:00:00Z', '2026-11-05T17:00:00Z'] });
  await served.takeCards(course.providerId);
});

const PAY_AGAIN =
  'mutation($id: Id!, $token: String, $email: String) { generatePaymentIntent(subscriptionId: $id, paymentToken: $token, email: $email) { id success amountCents clientSecret stripeAccount paymentToken orderId } }';
const MINE = `query($p: Id!, $id: Id!) {
  getMySubscription(providerId: $p, id: $id) { id status }
  getMyOrders { items { subscriptionId reservationId name sessions { id resourceName startTime endTime } } } }`;

/** Somebody signs up to pay by card, and goes away. */
async function unpaid() {
  const email = `torna-${(made += 1)}@example.it`;
  const { data } = await app.ask(
    'mutation($c: Id!, $s: [Id!]!, $e: String!) { createSubscriptionAsAnonymous(classId: $c, sessions: $s, email: $e, onlyBook: false, agreements: [{ type: "sharing", decision: "Y" }]) { id orderId clientSecret stripeAccount } }',
    { c: course.classId, s: course.sessionIds, e: email },
  );
  const begun = data?.['createSubscriptionAsAnonymous'] as ToPay;
  const token = app.deps.links.codeFor('manage-subscription', {
    providerId: course.providerId,
    id: begun.id,
  });
  return { ...begun, email, token };
}

const payAgain = async (variables: Record<string, unknown>, actor?: Actor) => {
  const { data, errors } = await app.ask(PAY_AGAIN, variables, actor ? { actor } : {});
  return { start: data?.['generatePaymentIntent'] as ToPay | undefined, code: errors?.[0]?.code ?? null };
};

async function personOf(email: string): Promise<Actor> {
  const personId = (await findPerson(app.work(), email)) ?? 0;
  await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  return anActor({ personId });
}

it('an unpaid sign-up is paid later by its mailed link, for its own amount, and is confirmed', async () => {
  const { id, orderId, token, email } = await unpaid();
  const { start } = await payAgain({ id, token, email });
  expect(start).toMatchObject({ id, success: true, amountCents: 3000, orderId, paymentToken: null });
  await served.giveCard(start as ToPay);
  await served.settle();
  const { rows } = await app.pool.query('select status from enrolments where id = $1', [id]);
  expect(rows).toEqual([{ status: 'A' }]);
  // Paid once: nothing more to pay
  expect((await payAgain({ id, token })).start).toMatchObject({ clientSecret: null });
});

it('or by the person signed in, who finds it and its sessions among their orders', async () => {
  const { id, email } = await unpaid();
  const actor = await personOf(email);
  expect((await payAgain({ id }, actor)).start).toMatchObject({ success: true, amountCents: 3000 });
  const { data } = await app.ask(MINE, { p: course.providerId, id }, { actor });
  expect(data).toEqual({
    getMySubscription: { id, status: 'RSD' },
    getMyOrders: {
      items: [
        {
          subscriptionId: id,
          reservationId: null,
          name: 'Yoga',
          sessions: [
            {
              id: course.sessionIds[0],
              resourceName: expect.any(String) as string,
              startTime: '2026-11-03T18:00:00+01:00',
              endTime: '2026-11-03T19:00:00+01:00',
            },
            expect.objectContaining({ id: course.sessionIds[1] }),
          ],
        },
      ],
    },
  });
});

const AGAIN = `mutation($c: Id!, $s: [Id!]!, $e: String!, $code: String, $shown: Int) { createSubscriptionAsAnonymous(classId: $c, sessions: $s,
  email: $e, promoCode: $code, shownAmountCents: $shown, onlyBook: false, agreements: [{ type: "sharing", decision: "Y" }]) { id orderId amountCents clientSecret } }`;
const PRICE = `query($r: SubscriptionRequestInput!) {
  getSubscriptionPrice(request: $r) { priceCents waitingPromo { code discountCents } } }`;

it('who comes back to its form goes on with it at the price with its code; nobody else sees or gets it', async () => {
  await addPromoCode(app.work(), course.providerId, {
    code: 'estate',
    percentBasisPoints: 2000,
    duration: 'once',
    mostUses: 1,
    validFrom: '2026-01-01',
  });
  const of = { c: course.classId, s: course.sessionIds, e: `codice-${(made += 1)}@example.it` };
  const guest = await app.ask(AGAIN, { ...of, code: 'estate', shown: 2400 });
  const first = guest.data?.['createSubscriptionAsAnonymous'] as ToPay;
  const actor = await personOf(of.e);
  const again = async (more: object, as?: Actor) => {
    const { data, errors } = await app.ask(AGAIN, { ...of, ...more }, as ? { actor: as } : {});
    return errors?.[0]?.code ?? data?.['createSubscriptionAsAnonymous'];
  };
  const price = async (as?: Actor) =>
    (await app.ask(PRICE, { r: { classId: of.c, sessions: of.s } }, as ? { actor: as } : {})).data?.[
      'getSubscriptionPrice'
    ];
  expect(await price(actor)).toEqual({
    priceCents: 3000,
    waitingPromo: { code: 'ESTATE', discountCents: 600 },
  });
  const stranger = await personOf((await unpaid()).email);
  for (const other of [undefined, stranger])
    expect(await price(other)).toEqual({ priceCents: 3000, waitingPromo: null });
  expect(await again({ code: 'estate', shown: 2400 }, actor)).toMatchObject({
    id: first.id,
    orderId: first.orderId,
    amountCents: 2400,
    clientSecret: expect.any(String) as string,
  });
  expect(await again({ shown: 3000 }, actor)).toBe('priceChanged');
  // Who only knows the e-mail gets nothing; by the time the same request counts as a new one
  app.clock.advance(1);
  expect(await again({ code: 'estate', shown: 2400 })).toBe('alreadyBooked');
  // Fewer of its sessions are not what waits
  expect(await again({ s: course.sessionIds.slice(0, 1) }, actor)).toBe('alreadyBooked');
  const { rows } = await app.pool.query('select used from promo_codes where provider_id = $1', [
    course.providerId,
  ]);
  expect(rows).toEqual([{ used: 1 }]);
});

it('nobody else pays it or sees it, and nothing once its time is over', async () => {
  const [one, other] = [await unpaid(), await unpaid()];
  const stranger = await personOf(other.email);
  const { id } = one;
  for (const [variables, actor] of [
    [{ id }, undefined],
    [{ id, email: one.email }, undefined],
    [{ id, token: other.token }, undefined],
    [{ id, token: one.token, email: other.email }, undefined],
    // The link of a reservation with the same number
    [
      { id, token: app.deps.links.codeFor('manage-reservation', { providerId: course.providerId, id }) },
      undefined,
    ],
    [{ id }, stranger],
    [{ id: 999_999_999, token: one.token }, undefined],
  ] as const)
    expect((await payAgain(variables, actor)).code).toBe('notFound');
  const seen = await app.ask(MINE, { p: course.providerId, id }, { actor: stranger });
  expect(seen.errors).toMatchObject([{ code: 'notFound' }]);
  app.clock.set(new Date('2026-11-02T08:16:00Z'));
  await app.jobs.runNow('classes.expire-enrolments');
  expect((await payAgain({ id, token: one.token })).code).toBe('holdExpired');
});
