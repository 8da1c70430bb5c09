import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { returnTillPayment, takeTillPayment } from './index.ts';
import type { PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

const TILL = `query($p: Id!, $date: String, $page: Int) { getTillOfDay(providerId: $p, date: $date, page: $page) {
  date today sums { method takenCents returnedCents } paymentsTotal pages payments { kind method amountCents by what customer saleId reservationIds customerId }
  counts { expectedCents countedCents leftCents note by } expectedCents lastCountedAt lastLeftCents } }`;
const COUNT = 'mutation($p: Id!, $input: TillCountInput!) { countTill(providerId: $p, input: $input) }';

let test: PaymentsTest;
let owner: ReturnType<typeof anActor>;
let personId: number;
let made = 0;
beforeAll(async () => {
  test = await openPaymentsTest();
});
afterEach(async () => {
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ actor: owner, personId } = await works('owner'));
  // Each begins with an empty drawer that has just been counted
  const { expectedCents } = await till();
  await count({ countedCents: 0, leftCents: 0, expectedCents });
});

async function works(role: BusinessRole) {
  const of = await invitePerson(test.app.work(), {
    email: `${role}-till-${(made += 1)}@example.it`,
    providerId: test.providerId,
    role,
    language: 'it',
    actor: 'system:test',
  });
  const providerRoles = [{ providerId: test.providerId, role }];
  return { personId: of.personId, actor: anActor({ personId: of.personId, providerRoles }) };
}

async function ask<Answer>(document: string, variables: object, actor = owner, key: string = randomUUID()) {
  const { data, errors } = await test.app.ask(
    document,
    { p: test.providerId, ...variables },
    { actor, idempotencyKey: key },
  );
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return Object.values(data as Record<string, Answer>)[0] as Answer;
}

interface Till {
  date: string;
  today: string;
  sums: object[];
  paymentsTotal: number;
  pages: number;
  payments: object[];
  counts: object[];
  expectedCents: number;
  lastCountedAt: string | null;
  lastLeftCents: number;
}
const till = (asked: object = {}, actor = owner) => ask<Till>(TILL, asked, actor);
const count = (input: object, actor = owner, key?: string) => ask<number>(COUNT, { input }, actor, key);

async function change(kind: 'take' | 'return', amountCents: number, method: 'cash' | 'terminal' = 'cash') {
  const order = await test.order({ paymentMode: 'onSite' });
  const slip = (cents: number) => ({
    providerId: test.providerId,
    method,
    takenBy: personId,
    actor: `person:${personId}`,
    key: randomUUID(),
    orders: [{ orderId: order.orderId, amountCents: cents }],
  });
  await takeTillPayment(test.app.work(), slip(amountCents));
  if (kind === 'return') await returnTillPayment(test.app.work(), slip(amountCents));
  return order;
}

describe('a day at the till', () => {
  it('says what came in by each way, what went back, by whom and for what', async () => {
    await change('take', 2000);
    await change('return', 500);
    const { subjectId } = await change('take', 3000, 'terminal');
    const day = await till();
    expect(day.date).toBe(day.today);
    const sums = day.sums as { method: string; takenCents: number; returnedCents: number }[];
    expect(sums.find(({ method }) => method === 'terminal')?.takenCents).toBeGreaterThanOrEqual(3000);
    expect(day.payments.slice(0, 2)).toMatchObject([
      {
        kind: 'taken',
        method: 'terminal',
        amountCents: 3000,
        by: expect.stringContaining('owner-till'),
        saleId: null,
        reservationIds: [subjectId],
        customerId: expect.any(Number),
      },
      { kind: 'returned', method: 'cash', amountCents: 500 },
    ]);
    expect(day.expectedCents).toBe(2000);
  });

  it('shows ten payments a page, and an empty day', async () => {
    for (let payment = 0; payment < 11; payment += 1) await change('take', 100);
    const day = await till();
    expect(day.payments).toHaveLength(10);
    expect(day.pages).toBe(Math.ceil(day.paymentsTotal / 10));
    expect((await till({ page: day.pages })).payments.length).toBeGreaterThan(0);
    expect(await till({ date: '2020-01-01' })).toMatchObject({
      payments: [],
      pages: 1,
      sums: [],
      counts: [],
    });
  });

  it('begins and ends at the center’s midnight, whatever the date in UTC', async () => {
    const { clock } = test.app;
    const before = clock.now();
    try {
      // Half an hour after midnight in Rome it is still the day before in UTC
      clock.set('2027-03-10T22:30:00Z');
      await change('take', 700);
      expect(await till()).toMatchObject({ today: '2027-03-10', paymentsTotal: 1 });
      clock.set('2027-03-10T23:30:00Z');
      await change('take', 900, 'terminal');
      expect(await till()).toMatchObject({
        today: '2027-03-11',
        date: '2027-03-11',
        sums: [{ method: 'terminal', takenCents: 900 }],
        payments: [{ method: 'terminal', amountCents: 900 }],
      });
      expect(await till({ date: '2027-03-10' })).toMatchObject({
        sums: [{ method: 'cash', takenCents: 700 }],
        payments: [{ method: 'cash', amountCents: 700 }],
      });
    } finally {
      clock.set(before);
    }
  });

  it('is shown to a manager of today alone, to a collaborator never', async () => {
    const { actor: manager } = await works('manager');
    expect((await till({}, manager)).date).toBe((await till()).today);
    await expect(till({ date: '2020-01-01' }, manager)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const { actor: collaborator } = await works('collaborator');
    await expect(till({}, collaborator)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  });

  it.each([{ date: '2026-02-30' }, { date: 'oggi' }, { page: 0 }])('refuses %o', async (asked) => {
    await expect(till(asked)).rejects.toMatchObject({ code: 'invalidInput' });
  });
});

describe('counting the drawer', () => {
  it('begins the next time with what was left in it', async () => {
    await change('take', 5000);
    await count({ countedCents: 4800, leftCents: 1000, expectedCents: 5000, note: 'Resto sbagliato' });
    await change('take', 700);
    await change('take', 900, 'terminal');
    const day = await till();
    expect(day.expectedCents).toBe(1700);
    expect(day.counts.at(-1)).toMatchObject({
      expectedCents: 5000,
      countedCents: 4800,
      leftCents: 1000,
      note: 'Resto sbagliato',
    });
    expect(day.lastCountedAt).not.toBeNull();
    expect(day.lastLeftCents).toBe(1000);
  });

  it('says first when there should be another sum by now', async () => {
    await change('take', 1000);
    await expect(count({ countedCents: 0, leftCents: 0, expectedCents: 0 })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    await count({ countedCents: 1000, leftCents: 0, expectedCents: 1000 });
    expect((await till()).expectedCents).toBe(0);
  });

  it('twice with one key is one count', async () => {
    await change('take', 1000);
    const key = randomUUID();
    const input = { countedCents: 1000, leftCents: 400, expectedCents: 1000 };
    expect(await count(input, owner, key)).toBe(await count(input, owner, key));
    expect((await till()).expectedCents).toBe(400);
  });

  it('leaves cash that commits meanwhile to the next count, and loses none', async () => {
    await change('take', 1000);
    const counting = [0, 1, 2].map(() =>
      count({ countedCents: 1000, leftCents: 0, expectedCents: 1000 }).then(
        () => 'counted',
        ({ code }: { code: string }) => code,
      ),
    );
    const taking = [100, 200, 300].map((cents) => change('take', cents));
    const outcomes = await Promise.all(counting);
    await Promise.all(taking);
    const { rows } = await test.app.pool.query<{ uncounted: number; all: number }>(
      `select coalesce(sum(amount_cents) filter (where till_count_id is null), 0)::int as uncounted from till_payments
       where provider_id = $1 and method = 'cash' and kind = 'taken'`,
      [test.providerId],
    );
    const counted = outcomes.filter((outcome) => outcome === 'counted').length;
    expect(counted).toBeLessThanOrEqual(1);
    expect(outcomes.filter((outcome) => outcome !== 'counted')).toEqual(
      Array.from({ length: 3 - counted }, () => 'changedMeanwhile'),
    );
    expect((await till()).expectedCents).toBe(rows[0]?.uncounted);
    expect(rows[0]?.uncounted).toBe(counted === 1 ? 600 : 1600);
  });

  it.each([
    ['more left than counted', { countedCents: 100, leftCents: 200, expectedCents: 0 }, 'leftCents'],
    ['less than nothing', { countedCents: -1, leftCents: 0, expectedCents: 0 }, 'countedCents'],
    [
      'a note without end',
      { countedCents: 0, leftCents: 0, expectedCents: 0, note: 'a'.repeat(501) },
      'note',
    ],
  ])('refuses %s', async (_what, input, field) => {
    await expect(count(input)).rejects.toMatchObject({
      code: 'invalidInput',
      affected: expect.arrayContaining([field]),
    });
  });

  it('is final', async () => {
    await change('take', 1000);
    const id = await count({ countedCents: 1000, leftCents: 0, expectedCents: 1000 });
    await expect(
      test.app.pool.query('update till_counts set counted_cents = 0 where id = $1', [id]),
    ).rejects.toThrow();
    await expect(
      test.app.pool.query('update till_payments set till_count_id = null where till_count_id = $1', [id]),
    ).rejects.toThrow();
  });
});
