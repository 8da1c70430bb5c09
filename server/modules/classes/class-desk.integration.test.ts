import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { ClassMade, ClassWanted } from './builders.ts';
import { aClass } from './builders.ts';

let served: AppWithCards;
let app: TestApp;
let yoga: ClassMade;
let owner: Actor;

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
  await open({ capacity: 2 });
});

async function open(wanted: ClassWanted): Promise<void> {
  yoga = await aClass(app.work(), {
    starts: ['2026-11-03T17:00:00Z', '2026-11-05T17:00:00Z', '2026-11-10T17:00:00Z'],
    ...wanted,
  });
  owner = await worksAt(app, yoga.providerId, 'owner');
}

const CREATE =
  'mutation($p: Id!, $input: NewSubscriptionInput!) { createSubscription(providerId: $p, input: $input) { id orderId customerId totalCents } }';
const CANCEL =
  'mutation($p: Id!, $id: Id!, $sessions: [Id!], $by: SubscriptionCancelledBy!, $waiver: SubscriptionWaiverInput) { cancelSubscription(providerId: $p, id: $id, sessions: $sessions, by: $by, waiver: $waiver) { refundCents } }';
const CANCEL_MANY =
  'mutation($p: Id!, $ids: [Id!]!, $by: SubscriptionCancelledBy!) { cancelSubscriptions(providerId: $p, ids: $ids, by: $by) { id refundCents } }';
const SEE = `query($p: Id!, $id: Id!) { getSubscription(providerId: $p, id: $id) { subscription { status owedCents }
  preview { byUsRefundCents byCustomerRefundCents atCenterCents isFreeForCustomer }
  sessions { sessionId status preview { byUsRefundCents byCustomerRefundCents atCenterCents isFreeForCustomer } }
  money { dueCents paidCents owedCents returnableCents } canBeTold } }`;
const TAKE =
  'mutation($p: Id!, $orders: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $orders, method: cash) { owedCents } }';

type Made = { id: number; orderId: number; customerId: number; totalCents: number };
const asked = (document: string, more: object, actor: Actor = owner) =>
  call<Record<string, unknown>>(app, document, { p: yoga.providerId, ...more }, { actor });

const add = (
  wanted: { sessions?: number[]; customer?: object; actor?: Actor } & Record<string, unknown> = {},
) => {
  const { sessions = yoga.sessionIds.slice(0, 1), customer = { walkIn: {} }, actor, ...more } = wanted;
  const input = { classId: yoga.classId, sessions, customer, ...more };
  return asked(CREATE, { input }, actor) as Promise<unknown> as Promise<Made>;
};
const refused = (code: string) => expect.objectContaining({ code }) as unknown;
const take = ({ orderId }: Made, amountCents: number) => asked(TAKE, { orders: [{ orderId, amountCents }] });
const takenOf = async (index: number) =>
  (
    await app.database
      .selectFrom('class_sessions')
      .select('taken')
      .where('id', '=', yoga.sessionIds[index] ?? 0)
      .executeTakeFirstOrThrow()
  ).taken;
const mailsTo = async (recipient: string) => {
  await app.jobs.drain();
  return (
    await app.database
      .selectFrom('mails')
      .select('kind')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);
};
const NEW = { new: { firstname: 'Ada', lastname: 'Riva', email: 'ada@example.it' } };

describe('the desk adds somebody', () => {
  it('confirmed at once, for the price of the sessions, told by mail', async () => {
    const made = await add({ sessions: yoga.sessionIds, customer: NEW, shownAmountCents: 4500 });
    expect(made.totalCents).toBe(4500);
    expect(await asked(SEE, { id: made.id })).toMatchObject({
      subscription: { status: 'A', owedCents: 4500 },
      money: { dueCents: 4500, paidCents: 0 },
      canBeTold: true,
    });
    expect(await mailsTo('ada@example.it')).toEqual(['subscription-confirmed']);
    await expect(add({ customer: { id: made.customerId } })).rejects.toEqual(refused('alreadyBooked'));
  });

  it('never beyond the places: of ten at once two', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => add()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await takenOf(0)).toBe(2);
  });

  it('whoever walks in while a session goes on, and nobody once it is over', async () => {
    app.clock.set(new Date('2026-11-03T17:20:00Z'));
    const made = await add({ customer: NEW });
    expect(made.totalCents).toBe(1500);
    expect(await mailsTo('ada@example.it')).not.toContain('owner-new-subscription');
    app.clock.set(new Date('2026-11-03T18:00:00Z'));
    await expect(add()).rejects.toEqual(refused('subscriptionInvalidPastSessions'));
  });

  it('to a hidden class, not to one in the archive, nor to somebody else’s', async () => {
    const hide = (column: string) =>
      app.pool.query(`update services set ${column} where provider_id = $1`, [yoga.providerId]);
    await hide('published = false');
    expect((await add()).totalCents).toBe(1500);
    await hide('archived = true');
    await expect(add()).rejects.toEqual(refused('notFound'));
    const other = await aClass(app.work());
    await expect(
      asked(CREATE, {
        input: { classId: other.classId, sessions: other.sessionIds, customer: { walkIn: {} } },
      }),
    ).rejects.toEqual(refused('notFound'));
  });

  it('with another price than was shown it is refused, and so is whom the center does not receive', async () => {
    await expect(add({ shownAmountCents: 1400 })).rejects.toEqual(refused('priceChanged'));
    const { customerId } = await add({ customer: NEW });
    await app.pool.query('update customers set blacklisted = true where id = $1', [customerId]);
    const again = { customer: { id: customerId }, sessions: yoga.sessionIds.slice(1, 2) };
    await expect(add(again)).rejects.toEqual(refused('invalidCustomer'));
    expect((await add({ ...again, despiteBlacklist: true })).totalCents).toBe(1500);
  });

  it('a nameless walk-in has a card of their own in a session, and the same one in another', async () => {
    const [one, two] = [await add(), await add()];
    expect(two.customerId).not.toBe(one.customerId);
    const later = await add({ sessions: yoga.sessionIds.slice(1, 2) });
    expect(later.customerId).toBe(one.customerId);
  });

  it('a collaborator adds walk-ins to what they teach alone, and cancels nothing', async () => {
    const helper = await worksAt(app, yoga.providerId, 'collaborator');
    await expect(add({ actor: helper })).rejects.toEqual(refused('notFound'));
    await app.pool.query('update resources set person_id = $2 where provider_id = $1 and id = $3', [
      yoga.providerId,
      helper.personId,
      yoga.teacherId,
    ]);
    await expect(add({ actor: helper, customer: NEW })).rejects.toEqual(refused('NotAuthorizedException'));
    const made = await add({ actor: helper });
    await expect(asked(CANCEL, { id: made.id, by: 'we' }, helper)).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
  });
});

describe('the desk cancels', () => {
  it('one line as the center: money paid at the desk is given back by hand, the rest is no longer asked for', async () => {
    const made = await add({ sessions: yoga.sessionIds, customer: NEW });
    await take(made, 4500);
    const [first] = yoga.sessionIds;
    const { sessions } = (await asked(SEE, { id: made.id })) as { sessions: { preview: object }[] };
    expect(sessions[0]?.preview).toMatchObject({ byUsRefundCents: 0, atCenterCents: 1500 });
    await asked(CANCEL, { id: made.id, sessions: [first], by: 'we' });
    expect(await asked(SEE, { id: made.id })).toMatchObject({
      subscription: { status: 'A' },
      money: { paidCents: 4500, returnableCents: 4500, owedCents: 0 },
    });
    expect(await takenOf(0)).toBe(0);
    expect(await mailsTo('ada@example.it')).toContain('subscription-cancelled');
  });

  it('for the customer by the terms of each session, unless they are waived', async () => {
    await app.pool.query('update providers set free_cancellation_hours = 48 where id = $1', [
      yoga.providerId,
    ]);
    const made = await add({ sessions: yoga.sessionIds.slice(0, 2) });
    await take(made, 3000);
    // The first begins in 33 hours, the second in 81
    expect(await asked(SEE, { id: made.id })).toMatchObject({
      preview: { isFreeForCustomer: false },
      sessions: [{ preview: { isFreeForCustomer: false } }, { preview: { isFreeForCustomer: true } }],
    });
    await asked(CANCEL, { id: made.id, by: 'customer' });
    // 15.00 of the late one are kept
    const after = (await asked(SEE, { id: made.id })) as { money: { dueCents: number; paidCents: number } };
    expect(after.money).toMatchObject({ paidCents: 3000, owedCents: 0 });
    const other = await add({ sessions: yoga.sessionIds.slice(0, 1) });
    await asked(CANCEL, { id: other.id, by: 'customer', waiver: { reason: 'Febbre' } });
    expect(await asked(SEE, { id: other.id })).toMatchObject({ money: { owedCents: 0 } });
  });

  it('card money goes back by card to the cent, whichever goes first', async () => {
    await open({ capacity: 2, priceCents: 995 });
    await served.takeCards(yoga.providerId);
    await setPaymentOptions(app.work(), yoga.providerId, { onlineDiscountBasisPoints: 500 });
    const { data } = await app.ask(
      'mutation($c: Id!, $s: [Id!]!) { createSubscriptionAsAnonymous(classId: $c, sessions: $s, email: "carta@example.it", onlyBook: false, agreements: [{ type: "sharing", decision: "Y" }]) { clientSecret stripeAccount } }',
      { c: yoga.classId, s: yoga.sessionIds },
    );
    await served.giveCard(
      data?.['createSubscriptionAsAnonymous'] as { clientSecret: string; stripeAccount: string },
    );
    await served.settle();
    const { id } = await app.database
      .selectFrom('enrolments')
      .select('id')
      .where('offer_id', '=', yoga.classId)
      .executeTakeFirstOrThrow();
    expect(await asked(SEE, { id })).toMatchObject({ preview: { byUsRefundCents: 2835 } });
    const one = await asked(CANCEL, { id, sessions: yoga.sessionIds.slice(1, 2), by: 'we' });
    expect(one).toEqual({ refundCents: 945 });
    expect(await asked(CANCEL, { id, by: 'we' })).toEqual({ refundCents: 1890 });
    await served.settle();
    expect(await asked(SEE, { id })).toMatchObject({ subscription: { status: 'R' }, preview: null });
  });

  it('a total class as a whole for the customer, a line of it as the center', async () => {
    await open({ model: 'total', priceCents: 10_000 });
    const made = await add({ sessions: yoga.sessionIds });
    const [first] = yoga.sessionIds;
    await expect(asked(CANCEL, { id: made.id, sessions: [first], by: 'customer' })).rejects.toEqual(
      refused('subscriptionCannotCancelTotalClassSession'),
    );
    await asked(CANCEL, { id: made.id, sessions: [first], by: 'we' });
    expect(await asked(SEE, { id: made.id })).toMatchObject({ money: { dueCents: 6666 } });
    await asked(CANCEL, { id: made.id, by: 'customer' });
    expect(await asked(SEE, { id: made.id })).toMatchObject({ subscription: { status: 'C', owedCents: 0 } });
  });

  it('several, all or none; and none twice', async () => {
    const made = [await add(), await add({ sessions: yoga.sessionIds.slice(0, 2) })];
    const ids = made.map(({ id }) => id);
    await asked(CANCEL, { id: ids[0], by: 'we' });
    await expect(asked(CANCEL_MANY, { ids, by: 'we' })).rejects.toMatchObject({
      code: 'alreadyCanceled',
      affected: ['ids.0'],
    });
    expect(await takenOf(0)).toBe(1);
    await asked(CANCEL_MANY, { ids: ids.slice(1), by: 'we' });
    expect([await takenOf(0), await takenOf(1)]).toEqual([0, 0]);
  });

  it('crossing cancellations and sign-ups wait for each other and end', async () => {
    await open({ capacity: 40 });
    const made = await Promise.all(
      Array.from({ length: 12 }, (_none, index) =>
        add({
          sessions: index % 2 ? yoga.sessionIds : yoga.sessionIds.toReversed().slice(0, 2),
          customer: { walkIn: { name: `Ospite ${index}` } },
        }),
      ),
    );
    const ids = made.map(({ id }) => id);
    await Promise.all([
      asked(CANCEL_MANY, { ids: ids.slice(0, 6), by: 'we' }),
      asked(CANCEL_MANY, { ids: ids.slice(6).toReversed(), by: 'customer' }),
      ...Array.from({ length: 6 }, (_none, index) =>
        add({ sessions: yoga.sessionIds, customer: { walkIn: { name: `Altro ${index}` } } }),
      ),
    ]);
    expect([await takenOf(0), await takenOf(1), await takenOf(2)]).toEqual([6, 6, 6]);
  });

  it('what was held weeks ago only when it is named, and nothing older than a month', async () => {
    const made = await add({ sessions: yoga.sessionIds });
    app.clock.set(new Date('2026-11-20T08:00:00Z'));
    await expect(asked(CANCEL, { id: made.id, by: 'we' })).rejects.toEqual(refused('invalidPastDate'));
    await asked(CANCEL, { id: made.id, sessions: yoga.sessionIds.slice(0, 1), by: 'we' });
    app.clock.set(new Date('2026-12-20T08:00:00Z'));
    await expect(
      asked(CANCEL, { id: made.id, sessions: yoga.sessionIds.slice(1, 2), by: 'we' }),
    ).rejects.toEqual(refused('invalidPastDate'));
  });
});
