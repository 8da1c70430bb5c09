import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PACKAGE_IDS } from '#contracts/package-ids.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { addPromoCode, setPaymentOptions } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aVideoCourse } from '#server/modules/videos/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aMembership, offerOf } from './builders.ts';
import { expirePasses } from './use-cases/expire-passes.ts';

let served: AppWithCards;
let app: TestApp;
let providerId: number;
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
  providerId = await aProvider(app.work(), { packageId: PACKAGE_IDS.allInOne });
  await served.takeCards(providerId);
});

interface Bought {
  id: number;
  orderId: number;
  amountCents: number;
  clientSecret: string;
  stripeAccount: string;
}

const AGREED = 'agreements: [{ type: "sharing", decision: "Y" }]';
const RESULT = '{ id orderId amountCents clientSecret stripeAccount }';

async function ask(
  document: string,
  { actor, ...variables }: Record<string, unknown> & { actor?: Actor },
): Promise<Bought> {
  made += 1;
  const email = `codice-${made}@example.it`;
  const answer = await app.ask(
    document,
    { email, ...variables },
    { ...(actor && { actor }), idempotencyKey: `code-${made}` },
  );
  const [error] = answer.errors ?? [];
  if (error) throw new Error(error.code);
  return (answer.data as { it: Bought }).it;
}

const buyPass = (variables: object) =>
  ask(
    `mutation($email: String!, $id: Id!, $code: String, $shown: Int) { it: generatePaymentIntent(membershipId: $id, email: $email,
      firstname: "Ada", lastname: "Neri", promoCode: $code, shownAmountCents: $shown, ${AGREED}) ${RESULT} }`,
    { ...variables },
  );
const buyCourse = (variables: object) =>
  ask(
    `mutation($email: String!, $id: Id!, $code: String, $shown: Int) { it: generatePaymentIntent(productId: $id, email: $email,
      firstname: "Ada", lastname: "Neri", promoCode: $code, shownAmountCents: $shown, ${AGREED}) ${RESULT} }`,
    { ...variables },
  );
const signUp = (variables: object) =>
  ask(
    `mutation($email: String!, $id: Id!, $sessions: [Id!]!, $code: String, $shown: Int) { it: createSubscriptionAsAnonymous(classId: $id,
      sessions: $sessions, email: $email, onlyBook: false, promoCode: $code, shownAmountCents: $shown, ${AGREED}) ${RESULT} }`,
    { ...variables },
  );

const addCode = (more: Partial<Parameters<typeof addPromoCode>[2]> = {}) =>
  addPromoCode(app.work(), providerId, {
    code: 'estate',
    percentBasisPoints: 1000,
    duration: 'forever',
    validFrom: '2026-01-01',
    ...more,
  });

async function pay(bought: Bought): Promise<void> {
  await served.giveCard(bought);
  await served.settle();
}

/** The text of the last mail to a customer. */
const lastMail = async (): Promise<string> => {
  const { rows } = await app.pool.query<{ text: string }>(
    "select rendered ->> 'text' as text from mails where state = 'sent' and recipient like 'codice-%' order by id desc limit 1",
  );
  return rows[0]?.text ?? '';
};

const VALIDATE =
  'query($p: Id!, $code: String!) { validatePromoCode(providerId: $p, code: $code, amountCents: 10000) { discountCents } }';
/** What a typed code takes off 100 euro, or why not. */
async function validate(code: string, more: { actor?: Actor; address: string }) {
  const { data, errors } = await app.ask(VALIDATE, { p: providerId, code }, more);
  return errors?.[0]?.code ?? data?.['validatePromoCode'];
}

async function stateOf({ orderId }: Bought) {
  const { rows } = await app.pool.query<{ total: number; paid: string; state: string; used: number }>(
    `select o.total_cents as total, o.payment_state as paid, r.state, c.used from orders o
      join promo_redemptions r on r.order_id = o.id join promo_codes c on c.id = r.promo_code_id where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

it('a pass is bought with a code, and one that nobody pays frees the use', async () => {
  const { offerId: id } = offerOf(await aMembership(app.work(), { providerId }));
  await addCode({ mostUses: 1 });
  await expect(buyPass({ id, code: 'nope' })).rejects.toThrow('invalidPromoCode');
  await expect(buyPass({ id, code: 'estate', shown: 12_000 })).rejects.toThrow('priceChanged');
  const unpaid = await buyPass({ id, code: 'estate', shown: 10_800 });
  await expect(buyPass({ id, code: 'estate' })).rejects.toThrow('invalidPromoCode');
  app.clock.advance(31);
  await expirePasses(app.work(), app.deps);
  expect(await stateOf(unpaid)).toMatchObject({ state: 'freed', used: 0 });
  const bought = await buyPass({ id, code: 'ESTATE' });
  await pay(bought);
  expect(await stateOf(bought)).toEqual({ total: 10_800, paid: 'fullyPaid', state: 'used', used: 1 });
  expect(await lastMail()).toMatch(/ESTATE[^]*−12,00/);
});

it('a pass that costs nothing with a code is had at once', async () => {
  const { offerId: id } = offerOf(await aMembership(app.work(), { providerId }));
  await addCode({ percentBasisPoints: 10_000 });
  const bought = await buyPass({ id, code: 'estate', shown: 0 });
  expect(await stateOf(bought)).toEqual({ total: 0, paid: 'pricedZero', state: 'used', used: 1 });
  expect((await app.pool.query('select status from passes where id = $1', [bought.id])).rows).toEqual([
    { status: 'active' },
  ]);
});

it('a sign-up spreads the code over its sessions', async () => {
  const course = await aClass(app.work(), {
    providerId,
    priceCents: 1001,
    starts: ['2026-11-03T17:00:00Z', '2026-11-05T17:00:00Z', '2026-11-06T17:00:00Z'],
  });
  await addCode();
  // 30.03 less 3.00
  const { classId: id, sessionIds: sessions } = course;
  const made = await signUp({ id, sessions, code: 'estate', shown: 2703 });
  const { rows } = await app.pool.query<{ cents: number }>(
    'select promo_discount_cents as cents from order_lines where order_id = $1 order by position',
    [made.orderId],
  );
  expect(rows.map(({ cents }) => cents)).toEqual([100, 100, 100]);
  await pay(made);
  expect(await stateOf(made)).toEqual({ total: 2703, paid: 'fullyPaid', state: 'used', used: 1 });
  expect(await lastMail()).toMatch(/ESTATE[^]*−3,00/);
});

it('late money of a sign-up goes back whole where somebody else has had the last use meanwhile', async () => {
  const { classId: id, sessionIds: sessions } = await aClass(app.work(), { providerId });
  await addCode({ mostUses: 1 });
  const late = await signUp({ id, sessions, code: 'estate', shown: 1350 });
  app.clock.advance(31);
  // Nobody can stop the payment while the processor is away
  served.control.setOutage({ isDown: true });
  await app.jobs.runNow('classes.expire-enrolments');
  served.control.setOutage({ isDown: false });
  const quicker = await signUp({ id, sessions, code: 'estate', shown: 1350 });
  await pay(quicker);
  await pay(late);
  expect(await stateOf(quicker)).toMatchObject({ paid: 'fullyPaid', state: 'used', used: 1 });
  expect(await stateOf(late)).toMatchObject({ state: 'freed', used: 1 });
  const { rows } = await app.pool.query<{ status: string; paid: number }>(
    'select e.status, o.paid_cents as paid from enrolments e join orders o on o.id = e.order_id where e.id = $1',
    [late.id],
  );
  expect(rows).toEqual([{ status: 'R', paid: 0 }]);
});

it('a course is bought with a code after the online discount', async () => {
  await setPaymentOptions(app.work(), providerId, { onlineDiscountBasisPoints: 1000 });
  const { courseId: id } = await aVideoCourse(app.work(), app.deps.storage, {
    providerId,
    priceCents: 10_000,
  });
  await addCode({ percentBasisPoints: 2000 });
  const bought = await buyCourse({ id, code: 'estate', shown: 7200 });
  await pay(bought);
  expect(await stateOf(bought)).toEqual({ total: 7200, paid: 'fullyPaid', state: 'used', used: 1 });
  expect(await lastMail()).toMatch(/ESTATE[^]*−18,00/);
});

it('an owner makes, changes and ends a code; once used, its discount stays', async () => {
  const owner = await worksAt(app, providerId, 'owner');
  const input = { code: ' estate ', percentBasisPoints: 1000, duration: 'once', validFrom: '2026-01-01' };
  const change = async (document: string, more: object): Promise<unknown> => {
    const key = { actor: owner, idempotencyKey: `code-${(made += 1)}` };
    const { data, errors } = await app.ask(document, { p: providerId, ...more }, key);
    return errors?.[0]?.code ?? data?.['it'];
  };
  const CREATE =
    'mutation($p: Id!, $input: PromoCodeInput!) { it: createPromoCode(providerId: $p, input: $input) }';
  const EDIT =
    'mutation($p: Id!, $id: Id!, $v: Int!, $input: PromoCodeInput!) { it: editPromoCode(providerId: $p, id: $id, version: $v, input: $input) }';
  const END =
    'mutation($p: Id!, $id: Id!, $on: Boolean!) { it: togglePromoCode(providerId: $p, id: $id, active: $on) }';
  const id = await change(CREATE, { input });
  expect(await change(CREATE, { input: { ...input, code: 'ESTATE' } })).toBe('duplicateName');
  expect(await change(CREATE, { input: { ...input, code: 'due', amountCents: 5 } })).toBe('invalidInput');
  expect(await change(EDIT, { id, v: 1, input: { ...input, percentBasisPoints: 2000 } })).toBe(id);
  expect(await change(EDIT, { id, v: 1, input })).toBe('changedMeanwhile');
  const pass = offerOf(await aMembership(app.work(), { providerId })).offerId;
  for (const shown of [9600, 9600]) await buyPass({ id: pass, code: 'estate', shown });
  expect(await change(EDIT, { id, v: 2, input })).toBe('promoCodeFixed');
  const kept = { ...input, percentBasisPoints: 2000 };
  expect(await change(EDIT, { id, v: 2, input: { ...kept, mostUses: 1 } })).toBe('invalidInput');
  expect(await change(EDIT, { id, v: 2, input: { ...kept, mostUses: 2 } })).toBe(id);
  expect(await change(END, { id, on: false })).toBe(false);
  await expect(buyPass({ id: pass, code: 'estate' })).rejects.toThrow('invalidPromoCode');
});

it('the desk sells a pass with a code once: a second use, another center’s code and another price are refused', async () => {
  const { offerId } = offerOf(await aMembership(app.work(), { providerId }));
  await addCode({ duration: 'once' });
  const elsewhere = await aProvider(app.work(), { packageId: PACKAGE_IDS.allInOne });
  await addPromoCode(app.work(), elsewhere, {
    code: 'altrove',
    percentBasisPoints: 5000,
    duration: 'forever',
    validFrom: '2026-01-01',
  });
  const [actor, customerId] = [
    await worksAt(app, providerId, 'owner'),
    await aCustomer(app.work(), { providerId, email: `banco-${made}@example.it` }),
  ];
  const sell = async (promoCode: string, shownPriceCents: number, idempotencyKey: string) => {
    const input = { customerId, offerId, method: 'cash', promoCode, shownPriceCents };
    const { data, errors } = await app.ask(
      'mutation($p: Id!, $input: PassSaleInput!) { it: sellPass(providerId: $p, input: $input) { id orderId } }',
      { p: providerId, input },
      { actor, idempotencyKey },
    );
    return errors?.[0]?.code ?? data?.['it'];
  };
  expect(await sell('altrove', 6000, 'desk-1')).toBe('invalidPromoCode');
  expect(await sell('estate', 12_000, 'desk-2')).toBe('priceChanged');
  // A double click
  const [sold, again] = await Promise.all([1, 2].map(() => sell(' Estate', 10_800, 'desk-3')));
  expect(again).toEqual(sold);
  expect(await stateOf(sold as Bought)).toEqual({ total: 10_800, paid: 'fullyPaid', state: 'used', used: 1 });
  expect(await sell('estate', 10_800, 'desk-4')).toBe('invalidPromoCode');
  const { rows } = await app.pool.query<{ n: number }>(
    'select count(*)::int as n from passes where customer_id = $1',
    [customerId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

it('whoever takes payments at the center may try as many codes as they sell with, nobody else', async () => {
  await addCode();
  const elsewhere = await aProvider(app.work(), { packageId: PACKAGE_IDS.allInOne });
  const [seller, stranger] = [
    await worksAt(app, providerId, 'owner'),
    await worksAt(app, elsewhere, 'owner'),
  ];
  const tries = async (actor: Actor, address: string) => {
    for (let tried = 0; tried < 20; tried += 1) await validate('estate', { actor, address });
    return validate('estate', { actor, address });
  };
  expect(await tries(seller, '203.0.113.1')).toEqual({ discountCents: 1000 });
  expect(await tries(stranger, '203.0.113.2')).toBe('tooManyRequests');
});

it('the last use that waits in an own order is no wrong code to whoever is signed in, also for a course', async () => {
  const course = () => aVideoCourse(app.work(), app.deps.storage, { providerId, priceCents: 10_000 });
  const [one, other] = [await course(), await course()];
  await addCode({ mostUses: 1 });
  const mine = { code: 'estate', email: 'codice-mio@example.it' };
  const { orderId } = await buyCourse({ ...mine, id: one.courseId });
  const { rows } = await app.pool.query<{ personId: number }>(
    'select person_id as "personId" from orders where id = $1',
    [orderId],
  );
  const actor = anActor({ personId: rows[0]?.personId ?? 0 });
  expect(await validate('estate', { address: '203.0.113.3' })).toBe('invalidPromoCode');
  expect(await validate('estate', { address: '203.0.113.4', actor })).toEqual({ discountCents: 1000 });
  await expect(buyCourse({ ...mine, id: other.courseId })).rejects.toThrow('invalidPromoCode');
  await expect(buyCourse({ ...mine, id: other.courseId, actor })).rejects.toThrow('promoCodeWaits');
});
