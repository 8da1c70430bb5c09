import { describe, expect, test } from 'vitest';
import type { ApiAnswer } from '#contracts/page-request.ts';
import { answeringApi, formOf, refusedBy } from '#web/lib/testing/answering-api.ts';
import { bookFromForm } from './book-from-form.ts';
import type { CreationResult } from './booking-types.ts';
import { readPaymentPayload } from './payment-link.ts';

const AT = '2026-11-24T09:00:00+01:00';
const typed = {
  email: 'ada@example.it',
  firstname: 'Ada',
  lastname: '',
  phone: '',
  sharing: 'Y',
  shownPriceCents: '5000',
  shownOnlinePriceCents: '4500',
  shownTerms: 'terms-1',
  attemptKey: 'k-1',
};
const booked: CreationResult = {
  id: 7,
  message: '',
  success: true,
  amount: 50,
  amountCents: 5000,
  clientSecret: null,
  stripeAccount: null,
  paymentToken: null,
  emailCodeSession: null,
  offerId: 3,
  productId: null,
  orderId: 12,
  providerId: 1,
  timeLeftSeconds: 900,
};
const toPay = { ...booked, clientSecret: 'pi_secret', paymentToken: '7.token' };

async function submit(
  fields: Record<string, string>,
  answer: ApiAnswer = { data: { createReservationAsAnonymous: booked } },
  { isFramed = false, search = `?offer=3&person=5&at=${encodeURIComponent(AT)}` } = {},
) {
  const { api, called } = answeringApi({
    Book: answer,
    ConfirmByCode: answer,
    ResendReservationCode: answer,
    StartPaymentAgain: answer,
  });
  const asked = { askFirstname: true, askLastname: false, askPhone: false };
  const outcome = await bookFromForm({
    form: formOf(fields),
    url: new URL(`https://radura.example/en/provider/1${search}`),
    known: { api, locale: 'en' },
    desk: { asked, webIntegrationId: 9, isFramed },
  });
  return { outcome, called };
}

const locationOf = (outcome: unknown) =>
  outcome instanceof Response ? outcome.headers.get('location') : null;

describe('a booking form', () => {
  test('books what the address says, under the key of its page, at the price that was shown', async () => {
    const { outcome, called } = await submit(typed);
    expect(outcome).toEqual({ kind: 'booked', email: 'ada@example.it' });
    expect(called).toEqual([
      {
        name: 'Book',
        idempotencyKey: 'k-1',
        variables: {
          subServiceId: 3,
          resourceId: 5,
          dateTimeFrom: AT,
          onlyBook: true,
          email: 'ada@example.it',
          firstname: 'Ada',
          lastname: null,
          phone: null,
          agreements: [{ type: 'sharing', decision: 'Y' }],
          shownAmountCents: 5000,
          shownTerms: 'terms-1',
          webIntegrationId: 9,
          overlaps: false,
          promoCode: null,
        },
      },
    ]);
  });

  test.each([
    ['without a yes to sharing', { sharing: '' }, { sharing: expect.any(String) }],
    ['without the name that is asked for', { firstname: ' ' }, { firstname: expect.any(String) }],
    ['with an e-mail that reaches nobody', { email: 'ada' }, { email: expect.any(String) }],
  ])('%s asks nothing of the server and keeps what was typed', async (_case, change, fieldErrors) => {
    const { outcome, called } = await submit({ ...typed, ...change });
    expect(outcome).toMatchObject({ kind: 'refused', typed: { lastname: '' } });
    expect(outcome).toHaveProperty('fieldErrors', fieldErrors);
    expect(called).toEqual([]);
  });

  test('without a time asks nothing of the server', async () => {
    const { outcome, called } = await submit(typed, undefined, { search: '?offer=3' });
    expect([outcome, called]).toEqual([expect.objectContaining({ kind: 'refused' }), []]);
  });

  test('shows a refusal with what was typed', async () => {
    const { outcome } = await submit(typed, refusedBy('invalidDates'));
    expect(outcome).toMatchObject({
      kind: 'refused',
      errors: [{ code: 'invalidDates' }],
      typed: { firstname: 'Ada' },
    });
  });

  test('of somebody whose e-mail is to be confirmed says where to look', async () => {
    const { outcome } = await submit(typed, {
      data: { createReservationAsAnonymous: { ...booked, id: null, emailCodeSession: '1.code' } },
    });
    expect(outcome).toEqual({ kind: 'checkEmail', email: 'ada@example.it', session: '1.code', errors: [] });
  });
});

describe('paying at once', () => {
  const payNow = { ...typed, pay: 'now' };

  test('leads to the payment page in the language of the page, at the online price', async () => {
    const { outcome, called } = await submit(payNow, { data: { createReservationAsAnonymous: toPay } });
    expect(called[0]?.variables).toMatchObject({ onlyBook: false, shownAmountCents: 4500 });
    const path = locationOf(outcome);
    expect(path).toMatch(/^\/en\/pay\//);
    expect(readPaymentPayload(path?.replace('/en/pay/', ''))?.result).toEqual({
      orderId: 12,
      clientSecret: 'pi_secret',
    });
  });

  test('opens a page of its own where the form stands in another site’s frame', async () => {
    const { outcome } = await submit(
      payNow,
      { data: { createReservationAsAnonymous: toPay } },
      { isFramed: true },
    );
    expect(outcome).toEqual({ kind: 'payElsewhere', path: expect.stringMatching(/^\/en\/pay\//) });
  });

  test('of what costs nothing is a booking like any other', async () => {
    const nothing = { ...booked, amount: 0, amountCents: 0 };
    const { outcome } = await submit(payNow, { data: { createReservationAsAnonymous: nothing } });
    expect(outcome).toEqual({ kind: 'booked', email: 'ada@example.it' });
  });

  test('that could not begin keeps the booking and what it takes to try again', async () => {
    const unpaid = { ...booked, message: 'Not now', paymentToken: '7.token' };
    const { outcome } = await submit(payNow, { data: { createReservationAsAnonymous: unpaid } });
    expect(outcome).toEqual({
      kind: 'unpaid',
      reservationId: 7,
      paymentToken: '7.token',
      errors: [{ message: 'Not now' }],
    });
  });
});

describe('paying again', () => {
  const again = { intent: 'payAgain', reservationId: '7', paymentToken: '7.token' };

  test('asks by the token of the first answer and leads to the payment page', async () => {
    const { outcome, called } = await submit(again, { data: { generatePaymentIntent: toPay } });
    expect(called).toMatchObject([
      { name: 'StartPaymentAgain', variables: { reservationId: 7, paymentToken: '7.token' } },
    ]);
    expect(locationOf(outcome)).toMatch(/^\/en\/pay\//);
  });

  test('of what was paid in another window leads to the end', async () => {
    const { outcome } = await submit(again, { data: { generatePaymentIntent: booked } });
    expect(locationOf(outcome)).toBe('/en/reservation-success');
  });

  test('that is refused may be tried once more', async () => {
    const { outcome } = await submit(again, refusedBy('notFound'));
    expect(outcome).toMatchObject({
      kind: 'unpaid',
      reservationId: 7,
      paymentToken: '7.token',
      errors: [{ code: 'notFound' }],
    });
  });
});

test('what the API refuses stands on the form in its own words, with what was typed', async () => {
  const refusal = {
    code: 'tooManyOpenBookings',
    message: 'Tue prenotazioni non ancora pagate o confermate: 3. La prima si libera da sola alle 09:30.',
  };
  const { outcome } = await submit(typed, { errors: [{ ...refusal, inputs: [], affected: [] }] });
  expect(outcome).toMatchObject({
    kind: 'refused',
    errors: [refusal],
    fieldErrors: {},
    typed: { email: typed.email },
  });
});

describe('the mailed digits', () => {
  const digits = { intent: 'proveEmail', email: 'ada@example.it', session: '1.code', code: '123456' };
  const confirmed = { data: { confirmReservationByCode: { id: 7 } } };

  test('lead to the page of what stands, in a frame to words in their place', async () => {
    const { outcome, called } = await submit(digits, confirmed);
    expect(called).toEqual([
      expect.objectContaining({ name: 'ConfirmByCode', variables: { session: '1.code', code: '123456' } }),
    ]);
    expect(locationOf(outcome)).toBe('/en/reservation-success');
    const framed = await submit(digits, confirmed, { isFramed: true });
    expect(framed.outcome).toEqual({ kind: 'booked', email: 'ada@example.it' });
  });

  test('that are wrong are asked for again, with the step that is still open', async () => {
    const { outcome } = await submit(digits, refusedBy('wrongCode'));
    expect(outcome).toMatchObject({
      kind: 'checkEmail',
      email: 'ada@example.it',
      session: '1.code',
      errors: [{ code: 'wrongCode' }],
    });
  });

  test('are mailed once more: the page goes on with the new step, or with the old one where that is refused', async () => {
    const again = { intent: 'mailCodeAgain', email: 'ada@example.it', session: '1.code' };
    const sent = await submit(again, { data: { resendReservationCode: { emailCodeSession: '2.code' } } });
    const { email } = again;
    expect(sent.outcome).toEqual({
      kind: 'checkEmail',
      email,
      session: '2.code',
      errors: [],
      isSentAgain: true,
    });
    const refused = await submit(again, refusedBy('tooManyRequests'));
    expect(refused.outcome).toMatchObject({
      kind: 'checkEmail',
      session: '1.code',
      errors: [{ code: 'tooManyRequests' }],
    });
  });
});
