import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import { reconcilePayments } from './index.ts';
import { paymentsJobs } from './jobs.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';

let test: PaymentsTest;
beforeAll(async () => {
  test = await openPaymentsTest();
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});
afterAll(() => test.close());

/** A processor that notes what it is asked about, and never answers about some. */
function watched(unanswered: ReadonlySet<string> = new Set()) {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const cardPayments: CardPayments = Object.create(test.cards, {
    fetchIntent: {
      value: async (account: string, intentId: string) => {
        asked.push(intentId);
        most = Math.max(most, (running += 1));
        try {
          if (unanswered.has(intentId)) throw new ProcessorUnavailable('timeout');
          return await test.cards.fetchIntent(account, intentId);
        } finally {
          running -= 1;
        }
      },
    },
    cancelIntent: { value: (account: string, id: string) => test.cards.cancelIntent(account, id) },
  });
  return { deps: { ...test.app.deps, cardPayments }, asked, most: () => most };
}

const now = () => test.app.clock.now();
const round = (deps = test.app.deps, begunAt = now()) => reconcilePayments(test.app.work(), deps, begunAt);

async function opened(
  count: number,
): Promise<{ order: OrderKey; intentId: string; pay: () => Promise<string> }[]> {
  const made = [];
  for (let index = 0; index < count; index += 1) {
    const order = await test.order();
    const start = await test.start(order);
    made.push({
      order,
      intentId: start.clientSecret?.split('_secret_')[0] ?? '',
      pay: () => test.pay(start),
    });
  }
  return made;
}

describe('a process that starts', () => {
  it('settles in its first round what was paid, begun and cut off while none was there', async () => {
    test.control.announceNext({ manner: 'lost', times: 50 });
    const [paid, asked] = await opened(2);
    const cutOff = await test.order();
    test.control.setOutage({ isDown: true });
    await test.start(cutOff);
    test.control.setOutage({ isDown: false });
    await paid?.pay();
    test.app.clock.advance(20 / 60);
    // Asked about a moment before the end, and paid after.
    await round();
    await asked?.pay();
    test.app.clock.advance(10 / 60);
    expect(await round(test.app.deps, new Date(0))).toMatchObject({ payments: 0 });
    const reconcile = paymentsJobs(test.app.deps).find(({ name }) => name === 'payments.reconcile');
    await reconcile?.run(test.app.work(), {});
    for (const one of [paid, asked])
      expect((await test.orderNow(one?.order ?? cutOff)).paymentState).toBe('fullyPaid');
    expect(await test.paymentStates(cutOff)).toEqual(['open']);
  });
});

it('asks about the same payment less and less often', async () => {
  const [one] = await opened(1);
  const { deps, asked } = watched();
  const timesAsked = () => asked.filter((intentId) => intentId === one?.intentId).length;
  const perMinute: number[] = [];
  for (let minute = 0; minute < 16; minute += 1) {
    const before = timesAsked();
    for (let second = 0; second < 60; second += 10) {
      test.app.clock.advance(1 / 6);
      await round(deps, new Date(0));
    }
    perMinute.push(timesAsked() - before);
  }
  // Each fifteen seconds at first, in rounds of ten: then in pauses of a quarter of its age, from two minutes to four.
  expect(perMinute[0]).toBe(3);
  expect(Math.max(...perMinute.slice(8))).toBe(1);
  const later = perMinute.slice(8).reduce((sum, times) => sum + times, 0);
  expect(later).toBeGreaterThanOrEqual(2);
  expect(later).toBeLessThanOrEqual(4);
  test.app.clock.advance(120);
});

describe('many at once', () => {
  it('are asked about in rounds, the longest waiting first, eight at a time; an outage ends a round soon', async () => {
    const made = await opened(210);
    test.app.clock.advance(1);
    const ours = new Set(made.map(({ intentId }) => intentId));

    const silent = watched(ours);
    await round(silent.deps);
    // A few of other tests are answered in between.
    expect(silent.asked.length).toBeLessThan(50);

    test.app.clock.advance(1);
    const { deps, asked, most } = watched();
    const begunAt = now();
    const first = await round(deps, begunAt);
    expect(first).toMatchObject({ payments: 200, isComplete: true });
    expect(most()).toBeLessThanOrEqual(8);
    await round(deps, begunAt);
    expect([...ours].filter((id) => !asked.includes(id))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    // What was asked about in vain comes after what nobody has asked about.
    const inVain = silent.asked.filter((id) => ours.has(id)).map((id) => asked.indexOf(id));
    expect(Math.min(...inVain)).toBeGreaterThan(100);
  });

  it('are not held up by some that never get an answer', async () => {
    test.app.clock.advance(600);
    const poisoned = await opened(12);
    test.app.clock.advance(1 / 60);
    const good = await opened(5);
    test.control.announceNext({ manner: 'lost', times: 50 });
    for (const { pay } of good) await pay();
    const { deps } = watched(new Set(poisoned.map(({ intentId }) => intentId)));
    for (let times = 0; times < 3; times += 1) {
      test.app.clock.advance(20 / 60);
      await round(deps, new Date(0));
    }
    for (const { order } of good) expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
  });
});
