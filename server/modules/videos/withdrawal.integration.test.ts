import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { openAppWithCards } from '#server/modules/booking/testing/app-with-cards.ts';
import { addEmailTemplate } from '#server/modules/email-templates/index.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { SIGN_IN, signInVariables } from '#server/modules/identity/testing/sign-in-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import { aVideoCourse } from './builders.ts';

const PASSWORD = 'Una password lunga 1!';

const OWN_WORDS = {
  name: 'Own',
  language: 'it',
  color: '#336655',
  logo: null,
  header: 'About {service}, from all of us',
  goodbye: '',
  footer: '',
} as const;

let served: AppWithCards;
let providerId: number;
let people = 0;
let keys = 0;

beforeAll(async () => {
  served = await openAppWithCards();
  providerId = await aProvider(served.app.work(), { packageId: 3 });
  await served.takeCards(providerId);
  for (const kind of ['course-begun', 'course-refunded'] as const)
    await addEmailTemplate(served.app.work(), providerId, { ...OWN_WORDS, kind });
});
afterAll(async () => {
  expect(await runAudit(served.app.pool, served.app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(() => served.app.clock.set(new Date('2026-11-02T08:00:00Z')));

async function ask<T>(document: string, variables: object, actor: Actor, key?: string): Promise<T> {
  const options = { actor, idempotencyKey: key ?? `withdraw-${(keys += 1)}` };
  const answer = await served.app.ask(document, { ...variables }, options);
  if (answer.errors) throw new Error(answer.errors[0]?.code);
  return (answer.data as { it: T }).it;
}

const BUY = `mutation($id: Id!, $email: String!) {
  it: generatePaymentIntent(productId: $id, email: $email, firstname: "Ada", lastname: "Neri", agreements: [{ type: "sharing", decision: "Y" }]) {
    orderId clientSecret stripeAccount } }`;
const BEGIN = 'mutation($id: Id!) { it: beginVideoCourse(id: $id) }';
const GIVE_BACK = 'mutation($id: Id!) { it: withdrawFromVideoCourse(id: $id) }';
const MINE = 'query { it: getUserVideoCoursesYouFeel { total items { withdrawableUntil product { id } } } }';
const FILES =
  'query($id: Id!) { it: getUserVideoCourseFilesYouFeel(id: $id) { locked closedBecause signedUrl } }';

/** Somebody who has paid 18 of 20 euro for a course by card. */
async function bought() {
  const { courseId: id } = await aVideoCourse(served.app.work(), served.app.deps.storage, { providerId });
  const email = `recede-${(people += 1)}@example.it`;
  const { personId } = await createUser(served.app.work(), served.app.deps, {
    email,
    password: PASSWORD,
    firstname: 'Ada',
    lastname: 'Neri',
    language: 'it',
    actor: 'system:test',
  });
  const actor = anActor({ personId });
  const toPay = await ask<{ orderId: number; clientSecret: string; stripeAccount: string }>(
    BUY,
    { id, email },
    actor,
  );
  await served.giveCard(toPay);
  await served.settle();
  return { id, email, actor, orderId: toPay.orderId };
}

/** Signed in with an app, as films at their addresses ask for. */
async function idTokenOf(username: string): Promise<string> {
  const answer = await served.http.fastify.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: SIGN_IN, variables: signInVariables(username, { password: PASSWORD, os: 'ios' }) },
  });
  return answer.json().data.signIn.idToken;
}

const moneyBackOf = async (orderId: number): Promise<unknown[]> =>
  (
    await served.app.pool.query(
      `select o.paid_cents as paid, o.credited_cents as credited, r.amount_cents as back, r.state from orders o
        left join refunds r on r.order_id = o.id where o.id = $1`,
      [orderId],
    )
  ).rows;
const mailsTo = async (email: string): Promise<{ kind: string; text: string }[]> =>
  (
    await served.app.pool.query<{ kind: string; text: string }>(
      "select kind, rendered ->> 'text' as text from mails where recipient = $1 and state = 'sent' order by id",
      [email],
    )
  ).rows;

it('a course that is not begun is given back once, for all the money, by its buyer alone', async () => {
  const { id, email, actor, orderId } = await bought();
  const other = await bought();
  expect(await ask(MINE, {}, actor)).toMatchObject({
    items: [{ withdrawableUntil: '2026-11-16T23:00:00.000Z' }],
  });
  await expect(ask(GIVE_BACK, { id }, other.actor)).rejects.toThrow('notFound');
  await expect(ask(GIVE_BACK, { id }, { kind: 'guest' })).rejects.toThrow('unauthenticated');
  const both = await Promise.allSettled([1, 2].map((key) => ask(GIVE_BACK, { id }, actor, `twice-${key}`)));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await served.settle();
  expect(await ask(MINE, {}, actor)).toMatchObject({ total: 0 });
  expect(await moneyBackOf(orderId)).toMatchObject([{ paid: 0, back: 2000, state: 'succeeded' }]);
  const mails = await mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(['course-bought', 'course-refunded']);
  expect(mails[1]?.text).toContain('20,00');
  expect(mails[1]?.text).toMatch(/About .+, from all of us/);
});

it('the first paid file asks consent, which is kept and mailed; a course that is begun is not given back', async () => {
  const { id, email, actor } = await bought();
  const [free, paid] = await ask<{ closedBecause: string | null; signedUrl: string | null }[]>(
    FILES,
    { id },
    actor,
  );
  expect([free?.closedBecause, paid?.closedBecause]).toEqual([null, 'consentNeeded']);
  await expect(ask(BEGIN, { id }, (await bought()).actor)).rejects.toThrow('notFound');
  await Promise.all([ask(BEGIN, { id }, actor), ask(BEGIN, { id }, actor)]);
  await served.settle();
  expect(await ask(FILES, { id }, actor)).toMatchObject([{ closedBecause: null }, { closedBecause: null }]);
  await expect(ask(GIVE_BACK, { id }, actor)).rejects.toThrow('courseNotWithdrawable');
  const mails = await mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(['course-bought', 'course-begun']);
  expect(mails[1]?.text).toContain('I lose the right to withdraw');
  expect(mails[1]?.text).toMatch(/About .+, from all of us/);
});

it('a paid film is sent to its buyer alone, and only once they agreed to begin', async () => {
  const { id, email, actor } = await bought();
  const other = await bought();
  const [, paid] = await ask<{ signedUrl: string }[]>(FILES, { id }, actor);
  const tokens = { buyer: await idTokenOf(email), other: await idTokenOf(other.email) };
  const statusFor = async (idToken: string | null): Promise<number> =>
    (
      await served.http.fastify.inject({
        url: new URL(paid?.signedUrl ?? '').pathname,
        headers: { range: 'bytes=0-9', ...(idToken && { authorization: `Bearer ${idToken}` }) },
      })
    ).statusCode;
  expect(await statusFor(tokens.buyer)).toBe(403);
  await ask(BEGIN, { id }, actor);
  expect(await statusFor(tokens.buyer)).toBe(206);
  expect(await statusFor(tokens.other)).toBe(403);
  expect(await statusFor(null)).toBe(403);
});

it('after the fourteenth day nothing is asked and nothing is given back', async () => {
  const { id, actor } = await bought();
  served.app.clock.set(new Date('2026-11-16T23:00:00Z'));
  expect(await ask(FILES, { id }, actor)).toMatchObject([{}, { closedBecause: null }]);
  await expect(ask(GIVE_BACK, { id }, actor)).rejects.toThrow('courseNotWithdrawable');
});
