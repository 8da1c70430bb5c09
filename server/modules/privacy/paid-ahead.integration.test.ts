import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { NO_BROWSER, register } from '#server/modules/identity/testing/sign-in-steps.ts';
import { aMembership, aPassOf } from '#server/modules/memberships/builders.ts';
import { aWallet } from '#server/modules/payments/builders.ts';
import { aDesk } from '#server/modules/booking/testing/desk.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { PASSWORD, signInAs } from './testing/a-full-life.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const MINE = '{ getMyPasses { total } getMyWallets { items { balanceCents } } }';

it('whoever leaves with a pass and credit leaves both in the books, and nobody with the same e-mail has them', async () => {
  const email = 'paga-prima@example.it';
  const personId = await register(app, email);
  const { actor } = await signInAs(app, email);
  const desk = await aDesk(app);
  const { providerId } = desk.offer;
  const customerId = await aCustomer(app.work(), { providerId, personId, email });
  const takenBy = desk.owner.personId;
  await aPassOf(app.work(), await aMembership(app.work(), { providerId }), { customerId, takenBy });
  await aWallet(app.work(), { providerId, customerId, takenBy, paidCents: 2000, giftCents: 500 });
  const held = { getMyPasses: { total: 1 }, getMyWallets: { items: [{ balanceCents: 2500 }] } };
  expect((await app.ask(MINE, {}, { actor })).data).toEqual(held);
  const books = async () =>
    (
      await app.pool.query(
        `select p.price_cents, p.entries, p.status, w.balance_cents, w.gift_cents from passes p
          join wallets w on w.provider_id = p.provider_id and w.customer_id = p.customer_id where p.customer_id = $1`,
        [customerId],
      )
    ).rows;
  const before = await books();

  const sessions = { ...NO_BROWSER, set: () => undefined };
  const leave = 'mutation($password: String!) { deleteMyAccount(password: $password) { status } }';
  expect((await app.ask(leave, { password: PASSWORD }, { actor, sessions })).errors).toBeUndefined();
  await app.jobs.drain();
  expect(await books()).toEqual(before);
  expect(before).toMatchObject([{ entries: 10, status: 'active', balance_cents: 2500, gift_cents: 500 }]);
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);

  await register(app, email);
  const { actor: newcomer } = await signInAs(app, email);
  const nothing = { getMyPasses: { total: 0 }, getMyWallets: { items: [] } };
  expect((await app.ask(MINE, {}, { actor: newcomer })).data).toEqual(nothing);
});
