import { aStandingReservation } from '#server/modules/booking/builders.ts';
import { bookService } from '#server/modules/booking/index.ts';
import { startCardPayment } from '#server/modules/payments/index.ts';
import type { Town } from '../town.ts';
import type { Args, Thing } from './thing.ts';
import { once, UNKNOWN_ID } from './thing.ts';

const book = (town: Town, email: string) =>
  aStandingReservation(town.app, { offerId: town.here.offerId, email, at: town.nextStart() });
export const verasBooking = once((town) => book(town, town.vera.email));

/** `dateTimeFrom` is another free start, for moves. */
export const BOOKING: Thing = {
  called: 'a booking',
  async mine(town, { email }) {
    const { providerId, id } = await book(town, email);
    return { providerId, id, dateTimeFrom: town.nextStart() };
  },
  async others(town) {
    const { providerId, id } = await verasBooking(town);
    const dateTimeFrom = town.nextStart();
    return [
      { providerId, id, dateTimeFrom },
      { providerId: town.elsewhere.providerId, id, dateTimeFrom },
      { providerId, id, dateTimeFrom, resourceId: town.here.resourceId },
    ];
  },
  unknown: { id: UNKNOWN_ID },
};

const manageCode = ({ app }: Town, of: { providerId: number; id: number }) =>
  app.tools.links.codeFor('manage-reservation', of);
const confirmCode = ({ app }: Town, of: { providerId: number; id: number }) =>
  app.tools.links.codeFor('confirm-reservation', of);
const forged = (code: string) => `${code.slice(0, -3)}${code.endsWith('AAA') ? 'BBB' : 'AAA'}`;
/** A right signature under another booking's numbers. */
const swapped = (code: string, of: { providerId: number; id: number }) =>
  `${of.providerId.toString(36)}.${of.id.toString(36)}.${code.split('.')[2]}`;

export const MANAGE_LINK: Thing = {
  called: 'the mailed link of a booking',
  async mine(town, { email }) {
    return {
      code: manageCode(town, await book(town, email)),
      purpose: 'manage',
      dateTimeFrom: town.nextStart(),
    };
  },
  async others(town, { email }) {
    const veras = await verasBooking(town);
    const own = await book(town, email);
    const codes = [
      confirmCode(town, veras),
      forged(manageCode(town, veras)),
      swapped(manageCode(town, own), veras),
    ];
    return codes.map((code) => ({ code, purpose: 'manage', dateTimeFrom: town.nextStart() }));
  },
  unknown: { code: '1.1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

export const CONFIRM_LINK: Thing = {
  called: 'the mailed link that confirms a booking',
  async mine(town, { email }) {
    return { code: confirmCode(town, await book(town, email)) };
  },
  async others(town) {
    const veras = await verasBooking(town);
    return [{ code: manageCode(town, veras) }, { code: forged(confirmCode(town, veras)) }];
  },
  unknown: { code: '1.1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

/** That a browser without it is shown nothing, and one with a forged cookie neither, is tried where it is made. */
export const BOOKING_JUST_MADE: Thing = {
  called: 'the booking one’s browser has just confirmed',
  async mine(town, { email, browser }) {
    const code = confirmCode(town, await book(town, email));
    await browser.ask('mutation($code: String!) { confirmReservationByLink(code: $code) { id } }', { code });
    return {};
  },
};

/** A booking that is to be paid now. */
async function bookToPay({ app, here, nextStart }: Town, email: string) {
  const contact = { email, firstname: null, lastname: null, phone: null };
  const wish = {
    offerId: here.offerId,
    resourceId: null,
    dateTimeFrom: nextStart(),
    durationMinutes: null,
    contact,
    onlyBook: false,
    sharesData: true,
    shownTotalCents: null,
  };
  const door = {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    address: '198.51.100.7',
    idempotencyKey: null,
  } as const;
  return bookService(app.work(), app.tools, wish, door);
}
const paymentToken = (
  { app }: Town,
  { providerId, reservationId: id }: { providerId: number; reservationId: number },
) => app.tools.links.codeFor('pay-reservation', { providerId, id });
const verasUnpaid = once((town) => bookToPay(town, town.vera.email));

export const UNPAID_BOOKING: Thing = {
  called: 'a booking that waits for its payment, with its token',
  async mine(town, { email }) {
    const booked = await bookToPay(town, email);
    return { reservationId: booked.reservationId, email, paymentToken: paymentToken(town, booked) };
  },
  async others(town, { email }) {
    const veras = await verasUnpaid(town);
    const { reservationId, providerId } = veras;
    const token = paymentToken(town, veras);
    const own = paymentToken(town, await bookToPay(town, email));
    const wrong = [null, '', own, forged(token), confirmCode(town, { providerId, id: reservationId })];
    const tries = wrong.flatMap((one) => [
      { reservationId, email: town.vera.email, paymentToken: one },
      { reservationId, email, paymentToken: one },
    ]);
    return [...tries, { reservationId, email, paymentToken: token }, { reservationId }];
  },
  unknown: { reservationId: UNKNOWN_ID },
};

async function payment(town: Town, booked: { providerId: number; orderId: number }): Promise<Args> {
  const { clientSecret } = await startCardPayment(town.app.work(), town.app.tools, booked);
  if (!clientSecret) throw new Error('The simulator did not start a payment');
  return { orderId: booked.orderId, clientSecret, card: GOOD_CARD, answer: 'accept' };
}
const GOOD_CARD = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '2040', cvc: '123' };
const CARD_THAT_ASKS = { ...GOOD_CARD, number: '4000 0025 0000 3155' };
const verasPayment = once(async (town) => payment(town, await verasUnpaid(town)));
const aPaymentOfAll = once(async (town) => payment(town, await bookToPay(town, 'payer@example.it')));

/** Browsers say that the form is ours; whoever attacks can say so too. */
const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' };

export const PAYMENT: Thing = {
  called: 'a payment, with its secret',
  async mine(town, { email }) {
    return { ...(await payment(town, await bookToPay(town, email))), headers: FROM_OUR_PAGE };
  },
  async others(town) {
    const [veras, own] = await Promise.all([verasPayment(town), aPaymentOfAll(town)]);
    const secret = String(veras['clientSecret']);
    const tries = [
      { ...veras, clientSecret: own['clientSecret'] },
      { ...veras, clientSecret: secret.slice(0, -1) },
      { ...own, clientSecret: secret },
    ];
    return tries.map((one) => ({ ...one, headers: FROM_OUR_PAGE }));
  },
  unknown: { orderId: UNKNOWN_ID },
  sentAs: 'json',
};

export const PAYMENT_IN_QUESTION: Thing = {
  ...PAYMENT,
  called: 'a payment the bank asks about, with its secret',
  async mine(town, me) {
    const args = { ...(await payment(town, await bookToPay(town, me.email))), headers: FROM_OUR_PAGE };
    const headers = { ...FROM_OUR_PAGE, 'content-type': 'application/json' };
    await me.browser.call({
      method: 'POST',
      path: '/pay/test-card',
      headers,
      body: JSON.stringify({ ...args, card: CARD_THAT_ASKS }),
    });
    return args;
  },
};
