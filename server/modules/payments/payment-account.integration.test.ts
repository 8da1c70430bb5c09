import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import type { AccountAnswer } from '#server/adapters/card-payments/simulator/simulator-control.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { paymentInvariants } from './audit.ts';
import {
  connectPaymentAccount,
  continuePaymentAccount,
  disconnectPaymentAccount,
  getPaymentAccountStatus,
  getPaymentOptions,
  reconcilePayments,
  refundOrder,
} from './index.ts';
import { paymentsJobs } from './jobs.ts';
import { findAccountByProcessorId } from './store/payment-accounts.ts';
import type { OrderKey, PaymentsTest } from './testing/payments-test.ts';
import { openPaymentsTest } from './testing/payments-test.ts';
import { readAccount } from './use-cases/read-account.ts';

let test: PaymentsTest;
let providerId: number;
let owner: ReturnType<typeof anActor>;
let made = 0;

beforeAll(async () => {
  // Three tests wait until it is over
  test = await openPaymentsTest({ cardTimeoutMs: 2_000 });
});
afterAll(() => test.close());
beforeEach(async () => {
  providerId = await aProvider(test.app.work(), { name: 'Studio Aria' });
  const { personId } = await invitePerson(test.app.work(), {
    email: `owner-${(made += 1)}@example.it`,
    providerId,
    role: 'owner',
    language: 'it',
    actor: 'system:test',
  });
  owner = anActor({
    personId,
    providerRoles: [{ providerId, role: 'owner' }],
    steppedUpAt: test.app.clock.now(),
  });
});
afterEach(async () => {
  test.control.reset();
  expect(await test.violations()).toEqual([]);
});

/** How the owner asks; each time with another key, as a form that was opened anew. */
function asking(more: Partial<RequestContext> = {}) {
  const { deps } = test.app;
  const idempotencyKey = `key ${(made += 1)}`;
  return { work: test.app.work(), deps, actor: owner, locale: 'it' as const, idempotencyKey, ...more };
}
const goOn = (more: Partial<RequestContext> = {}) => continuePaymentAccount(asking(more), providerId);
const status = (isBack = false) => getPaymentAccountStatus(asking(), { providerId, isBack });
const disconnect = async () =>
  disconnectPaymentAccount(asking(), { providerId, accountId: (await status()).accountId ?? 0 });
const mayBePaid = async () =>
  (await getPaymentOptions(test.app.work(), providerId)).hasConnectedPaymentAccount;

/** Answers on the processor's page. @returns where it leads back to */
async function answer(url: string, choice: AccountAnswer): Promise<string | null> {
  const body = new URLSearchParams({ answer: choice });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}
/** The processor, with something of it in other words. */
const cardsBut = (other: Partial<CardPayments>): CardPayments =>
  new Proxy(test.cards, {
    get(cards, name) {
      const found: unknown = Reflect.get(Object.hasOwn(other, name) ? other : cards, name);
      return typeof found === 'function' ? found.bind(cards) : found;
    },
  });
const visit = async (choice: AccountAnswer) => answer((await goOn()).url, choice);

interface AccountRow {
  id: number;
  account: string;
  state: string;
  isCurrent: boolean;
}
const rows = async () =>
  (
    await sql<AccountRow>`
      select id::int, processor_account_id as account, state, is_current as "isCurrent" from payment_accounts
      where provider_id = ${providerId} order by id`.execute(test.app.database)
  ).rows;

/** How many accounts the processor has for the provider. */
async function accountsThere(): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from card_simulator.objects
    where kind = 'account' and body -> 'metadata' ->> 'providerId' = ${String(providerId)}`.execute(
    test.app.database,
  );
  return found[0]?.count ?? 0;
}

async function aPaidOrder(): Promise<OrderKey> {
  const order = await test.order({ providerId });
  await test.pay(await test.start(order));
  await test.settle();
  return order;
}
const giveBack = (order: OrderKey) =>
  refundOrder(test.app.work(), { ...order, reason: 'providerDecision', actor: 'person:1' });

describe('connecting an account', () => {
  it('goes from none through questions and what is missing to ready, and opens online sale', async () => {
    expect(await status()).toMatchObject({ state: 'none', accountId: null, past: 0, mode: 'test' });
    const { url } = await goOn();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/simulator\/account-page\/[\w-]{32}$/);
    expect(await status()).toMatchObject({ state: 'started', isInReview: false });
    expect(await mayBePaid()).toBe(false);

    // No event comes: the state is read when the owner is back.
    test.control.announceNext({ manner: 'lost', type: 'account.updated', times: 2 });
    const back = await answer(url, 'askForMore');
    expect(back).toBe(`${test.app.deps.origin}/it/business/${providerId}/payment-settings?account=back`);
    expect(await status(true)).toMatchObject({
      state: 'askedForMore',
      missing: ['document', 'bankAccount'],
      isInReview: false,
    });
    await expect(test.start(await test.order({ providerId }))).rejects.toMatchObject({
      code: 'missingStripeAccount',
    });
    await visit('ready');
    expect(await status(true)).toMatchObject({ state: 'ready', missing: [], payoutsEnabled: true });
    expect(await mayBePaid()).toBe(true);
    expect((await test.orderNow(await aPaidOrder())).paymentState).toBe('fullyPaid');
    expect(await rows()).toMatchObject([{ state: 'ready', isCurrent: true }]);
  });

  it('follows the processor’s events, also when nobody looks', async () => {
    await visit('ready');
    await test.settle();
    expect(await mayBePaid()).toBe(true);
    await visit('askForMore');
    await test.settle();
    expect(await mayBePaid()).toBe(false);
  });

  it('finds out without events and visitors, in the next round', async () => {
    test.control.announceNext({ manner: 'lost', type: 'account.updated', times: 1 });
    await visit('ready');
    await test.settle();
    expect(await mayBePaid()).toBe(false);
    test.app.clock.advance(3600);
    const job = paymentsJobs(test.app.deps).find(({ name }) => name === 'payments.read-accounts');
    await job?.run(test.app.jobs.work(), {});
    expect(await mayBePaid()).toBe(true);
  });

  it('leads back without an answer, and an address is good once', async () => {
    const { url } = await goOn();
    expect(await answer(url, 'later')).toContain('?account=back');
    expect(await status(true)).toMatchObject({ state: 'started' });
    expect(await answer(url, 'ready')).toContain('?account=again');
    expect(await status(true)).toMatchObject({ state: 'started' });
    const response = await fetch(url, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('?account=again'),
    ]);
    const late = (await goOn()).url;
    test.control.advanceClock({ seconds: 301 });
    expect(await answer(late, 'ready')).toContain('?account=again');
  });

  it('is refused, and then another account may be opened: the refused one keeps its row', async () => {
    await visit('refuse');
    await test.settle();
    expect(await status()).toMatchObject({ state: 'refused', missing: [] });
    expect(await mayBePaid()).toBe(false);
    await visit('ready');
    await test.settle();
    expect(await rows()).toMatchObject([
      { state: 'refused', isCurrent: false },
      { state: 'ready', isCurrent: true },
    ]);
    expect(await status()).toMatchObject({ state: 'ready', past: 1 });
  });

  it('opens ten accounts at most', async () => {
    for (let number = 1; number <= 10; number += 1) {
      await visit('refuse');
      await test.settle();
    }
    await expect(goOn()).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect(await accountsThere()).toBe(10);
  });
});

describe('one account, however often it is asked for', () => {
  it('by a double click and by two tabs, in two processes', async () => {
    const twice = asking();
    const other = { ...test.app.deps };
    const urls = await Promise.all([
      continuePaymentAccount(twice, providerId),
      continuePaymentAccount({ ...twice, deps: other }, providerId),
      goOn(),
      goOn({ deps: other }),
    ]);
    // Four addresses of one account.
    expect(new Set(urls.map(({ url }) => url)).size).toBe(4);
    expect(await rows()).toHaveLength(1);
    expect(await accountsThere()).toBe(1);
  });

  it('waits for whoever asks under the same key', async () => {
    let asked = 0;
    const busy = cardsBut({
      async createAccount(request) {
        if ((asked += 1) <= 2) throw new ProcessorUnavailable('sameKeyInProgress');
        return test.cards.createAccount(request);
      },
    });
    expect((await goOn({ deps: { ...test.app.deps, cardPayments: busy } })).url).toContain('/account-page/');
    expect([asked, await accountsThere()]).toEqual([3, 1]);
  });

  it('is carried by the stored key: under keys of their own two tabs would open two', async () => {
    const names = ['one', 'two'];
    let come = 0;
    let letAllIn = (): void => undefined;
    const allAreThere = new Promise<void>((resolve) => {
      letAllIn = resolve;
    });
    const withOwnKey = (name: string) =>
      cardsBut({
        async createAccount(request) {
          if ((come += 1) === names.length) letAllIn();
          await allAreThere;
          return test.cards.createAccount({
            ...request,
            idempotencyKey: `${request.idempotencyKey}-${name}`,
          });
        },
      });
    await Promise.all(
      names.map((name) => goOn({ deps: { ...test.app.deps, cardPayments: withOwnKey(name) } })),
    );
    expect(await accountsThere()).toBe(2);
    // Even so we know one of them, and keep to it.
    expect(await rows()).toHaveLength(1);
  });

  it('after the old one was disconnected, too', async () => {
    await visit('ready');
    await status(true);
    await disconnect();
    await Promise.all([goOn(), goOn(), goOn({ deps: { ...test.app.deps } })]);
    expect(await rows()).toMatchObject([
      { state: 'disconnected', isCurrent: false },
      { state: 'started', isCurrent: true },
    ]);
    expect(await accountsThere()).toBe(2);
  });

  it.each(['timeoutAfterEffect', 'timeoutBeforeEffect'] as const)(
    'when the answer is lost: %s',
    async (fault) => {
      test.control.failNext({ fault, operation: 'accounts.create', times: 1 });
      await expect(goOn()).rejects.toMatchObject({ code: 'paymentUnavailable' });
      expect(await status()).toMatchObject({ state: 'started' });
      await goOn();
      expect(await accountsThere()).toBe(1);
      expect(await rows()).toHaveLength(1);
    },
  );

  it('goes on under a fresh key where the processor keeps a fault under the old one, or has forgotten it', async () => {
    test.control.failNext({ fault: 'serverErrorStored', operation: 'accounts.create', times: 1 });
    await expect(goOn()).rejects.toMatchObject({ code: 'paymentUnavailable' });
    await goOn();
    expect(await accountsThere()).toBe(1);
    providerId = await otherProvider();
    test.control.failNext({ fault: 'timeoutBeforeEffect', operation: 'accounts.create', times: 1 });
    await expect(goOn()).rejects.toMatchObject({ code: 'paymentUnavailable' });
    test.app.clock.advance(24 * 3600);
    owner = { ...owner, steppedUpAt: test.app.clock.now() };
    await goOn();
    expect(await accountsThere()).toBe(1);
  });

  it('says that it is not available where the processor is down, or there is none', async () => {
    await goOn();
    test.control.setOutage({ isDown: true });
    await expect(goOn()).rejects.toMatchObject({ code: 'paymentUnavailable' });
    expect(await status(true)).toMatchObject({ state: 'started' });
    await expect(goOn({ deps: { ...test.app.deps, cardPayments: null } })).rejects.toMatchObject({
      code: 'paymentUnavailable',
    });
  });
});

/** The same owner at one more provider. */
async function otherProvider(): Promise<number> {
  const id = await aProvider(test.app.work());
  await sql`insert into provider_roles (provider_id, person_id, role, created_at)
    values (${id}, ${owner.kind === 'person' ? owner.personId : 0}, 'owner', now())`.execute(
    test.app.database,
  );
  owner = { ...owner, providerRoles: [{ providerId: id, role: 'owner' }] };
  return id;
}

describe('disconnected by its owner', () => {
  it('closes online sale at once, whatever the processor says later; what was paid still goes back', async () => {
    await visit('ready');
    await test.settle();
    const paid = await aPaidOrder();
    const open = await test.order({ providerId });
    const start = await test.start(open);
    await disconnect();
    expect(await mayBePaid()).toBe(false);
    expect(await status()).toMatchObject({ state: 'disconnected', disconnectedBy: 'owner' });
    await expect(test.start(await test.order({ providerId }))).rejects.toMatchObject({
      code: 'missingStripeAccount',
    });
    // Whoever comes back to a payment that was open finds it closed, and its page too.
    await expect(test.start(open)).rejects.toMatchObject({ code: 'missingStripeAccount' });
    expect(await test.paymentStates(open)).toEqual(['canceled']);
    expect(await test.pay(start)).toBe('closed');

    const [row] = await rows();
    await test.control.setChargesEnabled({ id: row?.account ?? '', isEnabled: true });
    await test.settle();
    expect(await mayBePaid()).toBe(false);

    await giveBack(paid);
    await test.settle();
    expect(await test.refundStates(paid)).toEqual(['succeeded 5000 providerDecision']);
  });

  it('lets who was just paying pay: their money is settled', async () => {
    await visit('ready');
    await test.settle();
    const order = await test.order({ providerId });
    const start = await test.start(order);
    await disconnect();
    expect(await test.pay(start)).toBe('succeeded');
    await test.settle();
    expect((await test.orderNow(order)).paymentState).toBe('fullyPaid');
  });

  it('connects anew with another row: each payment goes back through its own account', async () => {
    await visit('ready');
    await test.settle();
    const before = await aPaidOrder();
    await disconnect();
    await visit('ready');
    await test.settle();
    const after = await aPaidOrder();
    const [old, fresh] = await rows();
    expect([old, fresh]).toMatchObject([
      { state: 'disconnected', isCurrent: false },
      { state: 'ready', isCurrent: true },
    ]);
    const { rows: through } = await sql<{ orderId: number; account: string }>`
      select order_id::int as "orderId", processor_account_id as account from card_payments
      where provider_id = ${providerId} and state = 'succeeded' order by order_id`.execute(test.app.database);
    expect(through).toEqual([
      { orderId: before.orderId, account: old?.account },
      { orderId: after.orderId, account: fresh?.account },
    ]);
    for (const order of [before, after]) await giveBack(order);
    await test.settle();
    for (const order of [before, after])
      expect(await test.refundStates(order)).toEqual(['succeeded 5000 providerDecision']);
  });

  it('does not close what its owner did not see, nor another provider’s', async () => {
    await visit('ready');
    await test.settle();
    const seen = (await status()).accountId ?? 0;
    await disconnect();
    await visit('ready');
    await test.settle();
    const stale = disconnectPaymentAccount(asking(), { providerId, accountId: seen });
    await expect(stale).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const others = await findAccountByProcessorId(test.app.work(), test.account);
    const foreign = disconnectPaymentAccount(asking(), { providerId, accountId: others?.id ?? 0 });
    await expect(foreign).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const elsewhere = disconnectPaymentAccount(asking(), {
      providerId: test.providerId,
      accountId: others?.id ?? 0,
    });
    await expect(elsewhere).rejects.toMatchObject({ code: 'notFound' });
    expect(await mayBePaid()).toBe(true);
    expect((await getPaymentOptions(test.app.work(), test.providerId)).hasConnectedPaymentAccount).toBe(true);
  });
});

describe('disconnected at the processor', () => {
  it('closes online sale, and a refund that cannot go becomes a task of the owner', async () => {
    await visit('ready');
    await test.settle();
    const paid = await aPaidOrder();
    await visit('disconnect');
    await test.settle();
    expect(await status()).toMatchObject({ state: 'disconnected', disconnectedBy: 'processor' });
    expect(await mayBePaid()).toBe(false);
    await giveBack(paid);
    await test.settle();
    expect(await test.refundStates(paid)).toEqual(['requested 5000 providerDecision']);
    expect((await status()).waiting).toMatchObject({
      refunds: 1,
      cents: 5000,
      oldest: [{ orderId: paid.orderId, name: 'Massaggio rilassante', cents: 5000 }],
    });
    // The processor lets us act for it again: the money goes.
    const [row] = await rows();
    await test.control.openAccount({ id: row?.account ?? '', businessName: 'Studio Aria' });
    test.app.clock.advance(3600);
    await reconcilePayments(test.app.work(), test.app.deps);
    expect(await test.refundStates(paid)).toEqual(['succeeded 5000 providerDecision']);
    expect((await status(true)).waiting).toEqual({ refunds: 0, cents: 0, oldest: [] });
    expect(await mayBePaid()).toBe(true);
  });

  it('is found out by the payment that is refused, although no event told of it', async () => {
    await visit('ready');
    await test.settle();
    test.control.announceNext({ manner: 'lost', type: 'account.application.deauthorized', times: 1 });
    await visit('disconnect');
    await test.settle();
    expect(await mayBePaid()).toBe(true);
    test.app.clock.advance(60);
    expect(await test.start(await test.order({ providerId }))).toMatchObject({ kind: 'unavailable' });
    expect(await mayBePaid()).toBe(false);
  });

  it('stays a task after connecting anew: the new account pays nothing of the old one', async () => {
    await visit('ready');
    await test.settle();
    const paid = await aPaidOrder();
    await visit('disconnect');
    await test.settle();
    await visit('ready');
    await test.settle();
    await giveBack(paid);
    await test.settle();
    expect(await test.refundStates(paid)).toEqual(['requested 5000 providerDecision']);
    expect(await status()).toMatchObject({ state: 'ready', past: 1, waiting: { refunds: 1 } });
    expect(await mayBePaid()).toBe(true);
  });
});

describe('events of an account', () => {
  it.each(['asHappened', 'reversed'] as const)('end in what is true, sent %s', async (order) => {
    await visit('ready');
    await test.settle();
    const [row] = await rows();
    test.control.announceNext({ manner: 'held', type: 'account.updated', times: 3 });
    for (const isEnabled of [false, true, false])
      await test.control.setChargesEnabled({ id: row?.account ?? '', isEnabled });
    await test.control.releaseHeld({ order });
    await test.settle();
    expect(await mayBePaid()).toBe(false);
  });

  it('count once, and a read that began earlier does not write over a later one', async () => {
    await visit('askForMore');
    await test.settle();
    const account = await findAccountByProcessorId(test.app.work(), (await rows())[0]?.account ?? '');
    if (!account) throw new Error('no account');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow = cardsBut({
      async fetchAccount(id) {
        const seen = await test.cards.fetchAccount(id);
        await held;
        return seen;
      },
    });
    const early = readAccount(test.app.work(), slow, account);
    await visit('ready');
    await readAccount(test.app.work(), test.cards, account);
    letGo();
    await early;
    expect(await status()).toMatchObject({ state: 'ready' });
    expect(await mayBePaid()).toBe(true);

    const { rows: events } = await sql<{ id: string }>`
      select id from processor_events where account = ${account.processorAccountId}`.execute(
      test.app.database,
    );
    const countReads = async () =>
      (
        await sql<{ reads: number }>`select reads from payment_accounts where id = ${account.id}`.execute(
          test.app.database,
        )
      ).rows[0]?.reads;
    await test.settle();
    const reads = await countReads();
    for (const { id } of events) expect(await test.control.redeliver({ eventId: id })).toBe(200);
    await test.settle();
    expect(await countReads()).toBe(reads);
    for (const { id } of events)
      expect(await test.control.redeliver({ eventId: id, ageSeconds: 1200 })).toBe(400);
  });

  it('of accounts that are none of ours change nothing', async () => {
    await test.control.openAccount({ id: 'acct_stranger', businessName: 'Altrove' });
    await test.control.setChargesEnabled({ id: 'acct_stranger', isEnabled: false });
    await test.control.deauthorizeAccount({ id: 'acct_stranger' });
    await test.settle();
    expect(await findAccountByProcessorId(test.app.work(), 'acct_stranger')).toBeNull();
  });

  it('tell the history', async () => {
    await visit('ready');
    await test.settle();
    await disconnect();
    const { rows: lines } = await sql<{ line: string }>`
      select action || ' ' || coalesce(before ->> 'state', '-') || ' ' || coalesce(after ->> 'state', '-') as line
      from audit_entries where provider_id = ${providerId} and subject = 'paymentAccount' order by id`.execute(
      test.app.database,
    );
    expect(lines.map(({ line }) => line)).toEqual([
      'continuePaymentAccount - started',
      'followPaymentAccount started ready',
      'disconnectPaymentAccount ready disconnected',
    ]);
  });
});

it('the audit finds a payment through an account of another provider, and a provider whose accounts are all past', async () => {
  const faultsOf = async (word: string) => {
    const found = paymentInvariants.find(({ name }) => name.includes(word));
    return (await sql.raw<{ provider_id: number }>(found?.sql ?? '').execute(test.app.database)).rows.map(
      (row) => Number(row.provider_id),
    );
  };
  await visit('ready');
  await test.settle();
  const paid = await aPaidOrder();
  const { account } = (await rows())[0] ?? {};
  await sql`update card_payments set processor_account_id = ${test.account} where order_id = ${paid.orderId}`.execute(
    test.app.database,
  );
  expect(await faultsOf('through an account')).toEqual([providerId]);
  await sql`update card_payments set processor_account_id = ${account} where order_id = ${paid.orderId}`.execute(
    test.app.database,
  );
  await visit('refuse');
  await test.settle();
  await sql`update payment_accounts set is_current = false where provider_id = ${providerId}`.execute(
    test.app.database,
  );
  expect(await faultsOf('one account of a provider')).toEqual([providerId]);
  // As before, for the tests that come after.
  await connectPaymentAccount(test.app.work(), {
    providerId,
    processorAccountId: `acct_again${providerId}`,
    customerName: 'Studio Aria',
    chargesEnabled: false,
  });
});

describe('the processor’s page, in the simulator', () => {
  it.each([
    ['it', 'Che cosa deve succedere?', ''],
    ['en', 'What should happen?', ''],
    ['en', 'What should happen?', '?language=en'],
    ['it', 'Che cosa deve succedere?', '?language=it'],
  ])('speaks %s', async (language, question, search) => {
    const { url } = await goOn();
    const asked = search === '' ? language : language === 'it' ? 'en' : 'it';
    const response = await fetch(`${url}${search}`, { headers: { 'accept-language': asked } });
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(question);
    expect(page).toContain('Studio Aria');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows names as text, and knows no address that was not made', async () => {
    await sql`update providers set name = '<b>Aria & "Sole"</b>' where id = ${providerId}`.execute(
      test.app.database,
    );
    const { url } = await goOn();
    const page = await (await fetch(url)).text();
    expect(page).not.toContain('<b>');
    expect(page).toContain('&#60;b&#62;Aria');
    const unknown = await fetch(`${url.slice(0, -4)}abcd`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'ready' }),
    });
    expect(unknown.status).toBe(404);
    const nonsense = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'x' }),
      redirect: 'manual',
    });
    expect(nonsense.headers.get('location')).not.toContain('account=back');
  });
});
