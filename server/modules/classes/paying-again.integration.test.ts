import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppWithCards, ToPay } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { findPerson } from '#server/modules/identity/index.ts';
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
