import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { startVisitorCode, visitorSession } from '#server/modules/identity/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let offer: OfferMade;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  offer = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
});

const BOOK = `mutation($offer: Id!, $email: String!, $onlyBook: Boolean!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: "2026-11-03T10:00", email: $email, onlyBook: $onlyBook,
    agreements: [{ type: "sharing", decision: "Y" }]) { id emailCodeSession }
}`;
const CONFIRM = `mutation($session: String!, $code: String!) {
  confirmReservationByCode(session: $session, code: $code) { status manageCode }
}`;

const RESEND = `mutation($session: String!) { resendReservationCode(session: $session) { emailCodeSession } }`;

/** @returns the session of the new digits, or the code of the refusal */
async function resend(session: string): Promise<string> {
  const { data, errors } = await app.ask(RESEND, { session });
  const sent = data?.['resendReservationCode'] as { emailCodeSession: string } | null | undefined;
  return sent?.emailCodeSession ?? String(errors?.[0]?.code);
}

async function book(email: string): Promise<string> {
  const answer = await app.ask(BOOK, { offer: offer.offerId, email, onlyBook: true });
  expect(answer.data?.['createReservationAsAnonymous']).toEqual({
    id: null,
    emailCodeSession: expect.any(String),
  });
  return sessionIn(answer.data);
}

function sessionIn(data: Awaited<ReturnType<TestApp['ask']>>['data']): string {
  const booked = data?.['createReservationAsAnonymous'] as { emailCodeSession: string } | undefined;
  return booked?.emailCodeSession ?? '';
}

/** As the newest mail to them shows them. */
async function digitsMailedTo(email: string): Promise<string> {
  await app.jobs.drain();
  const { rows } = await app.pool.query<{ text: string }>(
    "select rendered ->> 'text' as text from mails where recipient = $1 and kind = 'reservation-to-confirm' order by id desc",
    [email],
  );
  return /: (\d{6})$/m.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

async function confirm(session: string, code: string) {
  const { data, errors } = await app.ask(CONFIRM, { session, code });
  return errors?.[0] ?? data?.['confirmReservationByCode'];
}

it('the mailed digits confirm where it was booked, once, however often they are sent', async () => {
  const session = await book('ada@example.it');
  const code = await digitsMailedTo('ada@example.it');
  expect(code).toMatch(/^\d{6}$/);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const answers = await Promise.all([confirm(session, code), confirm(session, spaced)]);
  for (const answer of answers) expect(answer).toEqual({ status: 'A', manageCode: expect.any(String) });
  const { rows } = await app.pool.query(
    "select actor from audit_entries where action = 'confirmReservation' and provider_id = $1",
    [offer.providerId],
  );
  expect(rows).toEqual([{ actor: 'guest:code' }]);
});

it('five wrong tries close the step for the right digits too', async () => {
  const session = await book('bea@example.it');
  const code = await digitsMailedTo('bea@example.it');
  const wrong = code === '000000' ? '000001' : '000000';
  for (const amount of [4, 3, 2, 1, 0])
    expect(await confirm(session, wrong)).toMatchObject({
      code: 'wrongCode',
      reason: { type: 'triesLeft', amount },
    });
  expect(await confirm(session, code)).toMatchObject({ code: 'invalidOrExpiredCode' });
});

it('digits are good for the booking they were mailed for, and while its place waits', async () => {
  const session = await book('cleo@example.it');
  const code = await digitsMailedTo('cleo@example.it');
  await app.pool.query('delete from holds where provider_id = $1', [offer.providerId]);
  const other = await app.ask(BOOK, { offer: offer.offerId, email: 'dora@example.it', onlyBook: true });
  expect(other.errors).toBeUndefined();
  expect(await confirm(sessionIn(other.data), code)).toMatchObject({ code: 'wrongCode' });
  for (const nonsense of ['', 'x', `${session}x`, session.slice(0, -2)])
    expect(await confirm(nonsense, code)).toMatchObject({ code: 'invalidOrExpiredCode' });
  app.clock.advance(31);
  expect(await confirm(session, code)).toMatchObject({ code: 'invalidOrExpiredCode' });
});

it('who books often with one e-mail cannot guess more than fifty times an hour', async () => {
  await book('eva@example.it');
  const { rows } = await app.pool.query<{ id: number }>('select id::int as id from people where email = $1', [
    'eva@example.it',
  ]);
  const refusals: string[] = [];
  for (let step = 0; step < 11; step += 1) {
    const subject = { providerId: offer.providerId, reservationId: 1 };
    const session = visitorSession(app.deps, await startVisitorCode(app.work(), rows[0]?.id ?? 0, subject));
    for (let guess = 0; guess < 5; guess += 1)
      refusals.push(String(((await confirm(session, 'no')) as { code: string }).code));
  }
  expect(refusals.filter((code) => code === 'wrongCode')).toHaveLength(50);
  expect(refusals.at(-1)).toBe('tooManyRequests');
});

it('other digits are mailed once for a double click, and confirm after the first are worn out', async () => {
  const session = await book('fia@example.it');
  const first = await digitsMailedTo('fia@example.it');
  for (let guess = 0; guess < 5; guess += 1) await confirm(session, 'no');
  const [again, twice] = await Promise.all([resend(session), resend(session)]);
  expect(twice).toBe(again);
  const second = await digitsMailedTo('fia@example.it');
  const { rows } = await app.pool.query('select 1 from mails where recipient = $1', ['fia@example.it']);
  expect(rows).toHaveLength(2);
  if (first !== second) expect(await confirm(again, first)).toMatchObject({ code: 'wrongCode' });
  expect(await confirm(again, second)).toMatchObject({ status: 'A' });
  app.clock.advance(1);
  expect(await resend(again)).toBe('alreadyBooked');
});

it('other digits are mailed ten times an hour, and not once the place is free again', async () => {
  let session = await book('gea@example.it');
  for (let time = 0; time < 10; time += 1) {
    session = await resend(session);
    expect(session).toMatch(/\./);
  }
  expect(await resend(session)).toBe('tooManyRequests');
  expect(await resend('1.nonsense')).toBe('invalidOrExpiredCode');
  app.clock.advance(61);
  expect(await resend(session)).toBe('holdExpired');
});
