import { aConfirmedReservation, aWaitingReservation } from '#server/modules/booking/builders.ts';
import { bookService } from '#server/modules/booking/index.ts';
import { visitorDigits, visitorSession } from '#server/modules/identity/index.ts';
import { startCardPayment } from '#server/modules/payments/index.ts';
import type { Member, Town } from '../town.ts';
import type { AnothersIds, Args, AccessTarget } from './target.ts';
import { once, UNKNOWN_ID } from './target.ts';

/** What booking takes of a town, so that its own people can book before it stands. */
type Bookable = Pick<Town, 'app' | 'here' | 'elsewhere' | 'vera' | 'nextStart'>;

const bookAt = async (town: Pick<Town, 'app' | 'nextStart'>, offerId: number, email: string) => {
  const at = town.nextStart();
  return { ...(await aConfirmedReservation(town.app, { offerId, email, at })), at };
};
const book = (town: Pick<Bookable, 'app' | 'here' | 'nextStart'>, email: string) =>
  bookAt(town, town.here.offerId, email);
/** With its start, `at`. */
export const verasBooking = once((town: Bookable) => book(town, town.vera.email));
export const verasBookingElsewhere = once((town: Bookable) =>
  bookAt(town, town.elsewhere.offerId, town.vera.email),
);

/** Persons and providers that the booked one has nothing to do with. */
export const ANOTHERS_PERSON: AnothersIds = ({ elsewhere, hidden }) =>
  [elsewhere, hidden].map(({ resourceId }) => ({ resourceId }));

/** `dateTimeFrom` is another free start, for moves. */
export const BOOKING: AccessTarget = {
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
  ids: {
    id: async (town) => [
      { id: (await verasBooking(town)).id },
      { id: (await verasBookingElsewhere(town)).id },
    ],
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
    resourceId: ANOTHERS_PERSON,
  },
};

const manageCode = ({ app }: Town, of: { providerId: number; id: number }) =>
  app.deps.links.codeFor('manage-reservation', of);
const confirmCode = ({ app }: Town, of: { providerId: number; id: number }) =>
  app.deps.links.codeFor('confirm-reservation', of);
const forged = (code: string) => `${code.slice(0, -3)}${code.endsWith('AAA') ? 'BBB' : 'AAA'}`;
/** A right signature under another booking's numbers. */
const swapped = (code: string, of: { providerId: number; id: number }) =>
  `${of.providerId.toString(36)}.${of.id.toString(36)}.${code.split('.')[2]}`;

export const MANAGE_LINK: AccessTarget = {
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
  ids: { resourceId: ANOTHERS_PERSON },
};

export const CONFIRM_LINK: AccessTarget = {
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

/** The session that the booking answered, and the digits of its mail. */
export const CONFIRM_DIGITS: AccessTarget = {
  called: 'the mailed digits that confirm a booking',
  async mine(town, { email }) {
    return digitsOf(town, email);
  },
  async others(town, { email }) {
    const veras = await digitsOf(town, town.vera.email);
    const own = await digitsOf(town, email);
    return [
      { session: veras.session, code: own.code },
      { session: forged(veras.session), code: veras.code },
    ];
  },
};

export const RESEND_DIGITS: AccessTarget = {
  called: 'the session of mailed digits',
  async mine(town, { email }) {
    return { session: (await digitsOf(town, email)).session };
  },
  async others(town) {
    const { session } = await digitsOf(town, town.vera.email);
    return [{ session: forged(session) }];
  },
};

async function digitsOf({ app, here, nextStart }: Town, email: string) {
  const { codeId = 0 } = await aWaitingReservation(app, { offerId: here.offerId, email, at: nextStart() });
  return {
    session: visitorSession(app.deps, codeId),
    code: await visitorDigits(app.work(), app.deps, codeId),
  };
}

/** That a browser without it is shown nothing, and one with a forged cookie neither, is tried where it is made. */
export const BOOKING_JUST_MADE: AccessTarget = {
  called: 'the booking one’s browser has just confirmed',
  async mine(town, { email, browser }) {
    const code = confirmCode(town, await book(town, email));
    await browser.ask('mutation($code: String!) { confirmReservationByLink(code: $code) { id } }', { code });
    return {};
  },
};

/** One that waits for its payment, kept by the browser that made it. */
export const BOOKING_TO_PAY_JUST_MADE: AccessTarget = {
  called: 'the booking one’s browser has just made and not paid',
  async mine({ here, nextStart }, { email, browser }) {
    await browser.ask(BOOK_TO_PAY, { offerId: here.offerId, at: nextStart(), email });
    return {};
  },
};
const BOOK_TO_PAY = `mutation($offerId: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offerId, dateTimeFrom: $at, email: $email, onlyBook: false,
    agreements: [{ type: "sharing", decision: "Y" }]) { id } }`;

/** What one's browser has just made and not paid, with what else names it. */
const holdMade = async ({ here, nextStart }: Town, { email, browser }: Member): Promise<Args> => {
  const { id } = await browser.ask<{ id: number }>(BOOK_TO_PAY, {
    offerId: here.offerId,
    at: nextStart(),
    email,
  });
  return { providerId: here.providerId, id };
};

export const OWN_HOLDS: AccessTarget = {
  called: 'one’s own places that wait for their payment',
  async mine(town, me) {
    const { providerId } = await holdMade(town, me);
    return { providerId };
  },
  ids: {
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
  },
};

export const HOLD: AccessTarget = {
  called: 'a place that waits for its payment',
  mine: holdMade,
  async others(town) {
    const { providerId, reservationId: id } = await verasUnpaid(town);
    return [
      { providerId, id },
      { providerId: town.elsewhere.providerId, id },
    ];
  },
  unknown: { id: UNKNOWN_ID },
  ids: {
    id: async (town) => [
      { id: (await verasUnpaid(town)).reservationId },
      { id: (await verasBookingElsewhere(town)).id },
    ],
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
  },
};

/** A booking that is to be paid now. */
async function bookToPay(
  { app, here, nextStart }: Pick<Bookable, 'app' | 'here' | 'nextStart'>,
  email: string,
) {
  const contact = { email, firstname: null, lastname: null, phone: null };
  const request = {
    offerId: here.offerId,
    resourceId: null,
    dateTimeFrom: nextStart(),
    durationMinutes: null,
    contact,
    onlyBook: false,
    sharesData: true,
    shownTotalCents: null,
  };
  const origin = {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    address: '198.51.100.7',
    idempotencyKey: null,
  } as const;
  return bookService(app.work(), app.deps, request, origin);
}
const paymentToken = (
  { app }: Pick<Bookable, 'app'>,
  { providerId, reservationId: id }: { providerId: number; reservationId: number },
) => app.deps.links.codeFor('pay-reservation', { providerId, id });
export const verasUnpaid = once((town: Bookable) => bookToPay(town, town.vera.email));

/** Vera's booking, with everything that is no right to pay for it. */
export async function withWrongTokens(town: Town, email: string) {
  const veras = await verasUnpaid(town);
  const { reservationId, providerId } = veras;
  const own = paymentToken(town, await bookToPay(town, email));
  const wrong = [
    null,
    '',
    own,
    forged(paymentToken(town, veras)),
    confirmCode(town, { providerId, id: reservationId }),
  ];
  return wrong.map((token) => ({ reservationId, paymentToken: token }));
}

export const UNPAID_BOOKING: AccessTarget = {
  called: 'a booking that waits for its payment, with its token',
  async mine(town, { email }) {
    const booked = await bookToPay(town, email);
    return { reservationId: booked.reservationId, email, paymentToken: paymentToken(town, booked) };
  },
  async others(town, { email }) {
    const wrong = await withWrongTokens(town, email);
    const tries = wrong.flatMap((one) => [
      { ...one, email: town.vera.email },
      { ...one, email },
    ]);
    const veras = await verasUnpaid(town);
    const { reservationId } = veras;
    return [...tries, { reservationId, email, paymentToken: paymentToken(town, veras) }, { reservationId }];
  },
  unknown: { reservationId: UNKNOWN_ID },
  ids: {
    reservationId: async (town) => [
      { reservationId: (await verasUnpaid(town)).reservationId },
      { reservationId: (await verasBookingElsewhere(town)).id },
    ],
    webIntegrationId: { isNobodys: 'it is about courses alone' },
    // Together with a reservation they are refused; the numbers are those of a booking.
    productId: async (town) => [{ productId: (await verasUnpaid(town)).reservationId }],
    membershipId: async (town) => [{ membershipId: (await verasUnpaid(town)).reservationId }],
    subscriptionId: async (town) => [{ subscriptionId: (await verasUnpaid(town)).reservationId }],
  },
};

async function payment(town: Town, booked: { providerId: number; orderId: number }): Promise<Args> {
  const { clientSecret } = await startCardPayment(town.app.work(), town.app.deps, booked);
  if (!clientSecret) throw new Error('The simulator did not start a payment');
  return { orderId: booked.orderId, clientSecret, card: GOOD_CARD, answer: 'accept' };
}
const GOOD_CARD = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '2040', cvc: '123' };
const CARD_THAT_ASKS = { ...GOOD_CARD, number: '4000 0025 0000 3155' };
const verasPayment = once(async (town) => payment(town, await verasUnpaid(town)));
const aPaymentOfAll = once(async (town) => payment(town, await bookToPay(town, 'payer@example.it')));

/** Browsers say that the form is ours; whoever attacks can say so too. */
const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' };

export const PAYMENT: AccessTarget = {
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
  ids: {
    orderId: async (town) => [
      { orderId: (await verasUnpaid(town)).orderId },
      { orderId: (await verasBookingElsewhere(town)).orderId },
    ],
  },
  sentAs: 'json',
};

export const PAYMENT_IN_QUESTION: AccessTarget = {
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
