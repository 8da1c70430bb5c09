import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { termsSections } from '#contracts/terms-text.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { mailSources } from '#server/modules/notifications/use-cases/mail-sources.ts';
import { setPaymentOptions, startCardPayment } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { updateProvider } from '#server/modules/providers/index.ts';
import type { NewProvider } from '#server/modules/providers/index.ts';
import { keepTermsText, TERMS_TEXT } from '#server/modules/selling/index.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;

beforeAll(async () => {
  served = await openAppWithCards();
  ({ app } = served);
});
afterAll(async () => {
  expect(await runAudit(app.pool, new Date('2026-11-02T08:00:00Z'))).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  app.deps.platformFeeBasisPoints = 300;
  const providerId = await aProvider(app.work(), { freeCancellationHours: 24, reservationOffsetMinutes: 60 });
  const people = [await aColleague(app.work(), { providerId })];
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  offer = await anOffer(app.work(), { providerId, people });
  await served.takeCards(providerId);
});

const change = (settings: Partial<NewProvider>) => updateProvider(app.work(), offer.providerId, settings);

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $onlyBook: Boolean!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook,
    agreements: [{ type: "sharing", decision: "Y" }]) { id amountCents clientSecret stripeAccount orderId } }`;

interface Result {
  id: number;
  amountCents: number;
  clientSecret: string;
  stripeAccount: string;
  orderId: number;
}

async function bookToPay(at: string): Promise<Result> {
  const answer = await app.ask(BOOK, { offer: offer.offerId, at, email: 'anna@example.it', onlyBook: false });
  expect(answer.errors).toBeUndefined();
  // The selection above is this shape.
  return answer.data?.['createReservationAsAnonymous'] as Result;
}

async function pay(toPay: Pick<Result, 'clientSecret' | 'stripeAccount'>): Promise<void> {
  await served.giveCard(toPay);
  await settle();
}

async function settle(): Promise<void> {
  await served.control.settleDeliveries();
  await app.jobs.drain();
}

/** The payment page once more, as after leaving it. */
async function startAgain({ orderId }: Result) {
  const start = await startCardPayment(app.work(), app.deps, { providerId: offer.providerId, orderId });
  const { clientSecret, stripeAccount, amountCents } = start;
  if (clientSecret === null || stripeAccount === null) throw new Error(`Nothing to pay: ${start.kind}`);
  return { clientSecret, stripeAccount, amountCents };
}

async function paidBooking(at: string): Promise<Result> {
  const booked = await bookToPay(at);
  await pay(booked);
  return booked;
}

const codeOf = (id: number) =>
  app.deps.links.codeFor('manage-reservation', { providerId: offer.providerId, id });

/** Anna, whose e-mail the bookings here are made with, as the log-in that has proved it. */
async function anna() {
  const personId = await findPerson(app.work(), 'anna@example.it');
  if (personId === null) throw new Error('Anna has not booked yet');
  await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  return anActor({ personId });
}

const FIELDS =
  'status canCancel canMove freeCancellationUntil refundCentsIfCancelledNow amountCents priceCents';

async function seenByLink(id: number) {
  const answer = await app.ask(
    `query($code: String!) { reservationByLink(code: $code, purpose: manage) { ${FIELDS} } }`,
    { code: codeOf(id) },
  );
  return answer.data?.['reservationByLink'];
}

async function seenWithLogIn(id: number) {
  const document = `query($providerId: Id!, $id: Id!) { getMyReservation(providerId: $providerId, id: $id) { ${FIELDS} } }`;
  const answer = await app.ask(document, { providerId: offer.providerId, id }, { actor: await anna() });
  return answer.data?.['getMyReservation'];
}

async function cancelByLink(id: number) {
  const answer = await app.ask(
    'mutation($code: String!) { cancelReservationByLink(code: $code) { status } }',
    { code: codeOf(id) },
  );
  await settle();
  return answer.data?.['cancelReservationByLink'];
}

async function cancelWithLogIn(id: number) {
  const document =
    'mutation($providerId: Id!, $id: Id!) { cancelMyReservation(providerId: $providerId, id: $id) { status } }';
  const answer = await app.ask(document, { providerId: offer.providerId, id }, { actor: await anna() });
  await settle();
  return answer.data?.['cancelMyReservation'];
}

async function moveByLink(id: number, at: string): Promise<string> {
  const document =
    'mutation($code: String!, $at: String!) { moveReservationByLink(code: $code, dateTimeFrom: $at) { startsAt } }';
  const answer = await app.ask(document, { code: codeOf(id), at });
  return answer.errors?.[0]?.code ?? 'moved';
}

/** The free times of this very day, for who moves a booking by its link; null: for everybody. */
async function slotsToMoveTo(id: number | null): Promise<string[]> {
  const document = `query($offer: Id!, $id: Id, $code: String) {
    getResourceAvailabilitySlots(subServiceId: $offer, date: "2026-11-02", reservationId: $id, code: $code) { startTime } }`;
  const answer = await app.ask(document, { offer: offer.offerId, id, code: id === null ? null : codeOf(id) });
  // The selection above is this shape.
  const slots = answer.data?.['getResourceAvailabilitySlots'] as { startTime: string }[] | undefined;
  return (slots ?? []).map(({ startTime }) => startTime.slice(0, 5));
}

async function ledgerOf(orderId: number): Promise<string[]> {
  const { rows } = await app.pool.query<{ entry: string }>(
    "select reason || ' ' || amount_cents as entry from ledger_entries where order_id = $1 and vat_treatment is null order by id",
    [orderId],
  );
  return rows.map(({ entry }) => entry);
}

async function mailAbout(id: number) {
  const mail = await mailSources.reservationForMail(app.work(), {
    providerId: offer.providerId,
    reservationId: id,
  });
  if (!mail) throw new Error('No letter about what does not exist');
  return mail;
}

describe('a provider changes its hours of free cancelling after the booking', () => {
  it.each([
    ['by the mailed link', seenByLink, cancelByLink],
    ['with a log-in', seenWithLogIn, cancelWithLogIn],
  ])('%s the money comes back as was agreed', async (_name, seen, cancel) => {
    const booked = await paidBooking('2026-11-04T11:00');
    await change({ freeCancellationHours: 72 });
    expect(await seen(booked.id)).toMatchObject({
      canCancel: true,
      canMove: true,
      refundCentsIfCancelledNow: 5000,
      freeCancellationUntil: '2026-11-03T11:00:00+01:00',
    });
    expect(await cancel(booked.id)).toEqual({ status: 'R' });
    expect(await ledgerOf(booked.orderId)).toContain('refund 5000');
  });

  it('mails tell the hours that were agreed', async () => {
    const { id } = await paidBooking('2026-11-04T11:00');
    await change({ freeCancellationHours: 72 });
    expect((await mailAbout(id)).freeCancellationUntil).toEqual(new Date('2026-11-03T10:00:00Z'));
  });

  it('fewer hours help nobody who is too late already', async () => {
    const booked = await paidBooking('2026-11-03T10:00');
    await change({ freeCancellationHours: 0 });
    app.clock.set(new Date('2026-11-02T10:00:00Z'));
    expect(await seenByLink(booked.id)).toMatchObject({ refundCentsIfCancelledNow: 0, canMove: false });
    expect(await moveByLink(booked.id, '2026-11-05T10:00')).toBe('reservationInvalidReschedule');
    expect(await cancelByLink(booked.id)).toEqual({ status: 'C' });
    expect(await ledgerOf(booked.orderId)).toEqual(['capture 5000', 'platformFee 150']);
  });

  it('a move keeps them, reckoned from the new start', async () => {
    const { id } = await paidBooking('2026-11-04T11:00');
    await change({ freeCancellationHours: 72 });
    expect(await moveByLink(id, '2026-11-05T11:00')).toBe('moved');
    expect(await seenByLink(id)).toMatchObject({
      freeCancellationUntil: '2026-11-04T11:00:00+01:00',
      canMove: true,
    });
  });
});

describe('the platform changes its share between booking and paying', () => {
  it('the share of the booking is charged and returned', async () => {
    const booked = await bookToPay('2026-11-05T10:00');
    await app.pool.query(
      "update card_payments set state = 'canceled', settled_at = now() where order_id = $1",
      [booked.orderId],
    );
    app.deps.platformFeeBasisPoints = 1000;
    await pay(await startAgain(booked));
    expect(await ledgerOf(booked.orderId)).toEqual(['capture 5000', 'platformFee 150']);
    await cancelByLink(booked.id);
    expect((await ledgerOf(booked.orderId)).slice(2)).toEqual(['refund 5000', 'platformFeeReturn 150']);
  });
});

describe('a provider changes price and discount', () => {
  it('what is booked costs what was agreed, before and after paying', async () => {
    await setPaymentOptions(app.work(), offer.providerId, { onlineDiscountBasisPoints: 1000 });
    const booked = await bookToPay('2026-11-05T10:00');
    await setPaymentOptions(app.work(), offer.providerId, { onlineDiscountBasisPoints: 0 });
    const again = await startAgain(booked);
    expect(again.amountCents).toBe(4500);
    await pay(again);
    expect(await seenByLink(booked.id)).toMatchObject({
      priceCents: 5000,
      amountCents: 4500,
      refundCentsIfCancelledNow: 4500,
    });
  });
});

describe('a provider changes its notice', () => {
  it('whoever booked moves under the notice of the booking', async () => {
    const { id } = await paidBooking('2026-11-05T10:00');
    await change({ reservationOffsetMinutes: 24 * 60 });
    expect(await slotsToMoveTo(id)).toContain('10:30');
    expect(await slotsToMoveTo(null)).toEqual([]);
    expect(await moveByLink(id, '2026-11-02T09:30')).toBe('IV.ST');
    expect(await moveByLink(id, '2026-11-02T10:30')).toBe('moved');
  });

  it('and is offered no time that it could not be moved to', async () => {
    const { id } = await paidBooking('2026-11-05T10:00');
    await change({ reservationOffsetMinutes: 0 });
    expect(await slotsToMoveTo(null)).toContain('09:30');
    expect(await slotsToMoveTo(id)).not.toContain('09:30');
    expect(await slotsToMoveTo(id)).toContain('10:00');
  });
});

async function wordShown(): Promise<string> {
  const answer = await app.ask(
    'query($id: Id!) { getProviderGeneralInformation(id: $id) { bookingTerms } }',
    { id: offer.providerId },
  );
  // The selection above is this shape.
  const provider = answer.data?.['getProviderGeneralInformation'] as { bookingTerms: string } | undefined;
  return provider?.bookingTerms ?? 'no provider';
}

const BOOK_AS_SHOWN = `mutation($offer: Id!, $at: String!, $email: String!, $shown: String) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true, shownTerms: $shown,
    agreements: [{ type: "sharing", decision: "Y" }]) { success } }`;

async function bookAsShown(shown: string | null, at: string, email = 'anna@example.it'): Promise<string> {
  const answer = await app.ask(BOOK_AS_SHOWN, { offer: offer.offerId, at, email, shown });
  return answer.errors?.[0]?.code ?? 'booked';
}

describe('what was shown is what is booked', () => {
  it('terms that changed while the form was filled in are shown first', async () => {
    const shown = await wordShown();
    await change({ freeCancellationHours: 48 });
    expect(await bookAsShown(shown, '2026-11-05T10:00')).toBe('termsChanged');
    expect(await bookAsShown(await wordShown(), '2026-11-05T10:00')).toBe('booked');
    await change({ reservationOffsetMinutes: 30 });
    expect(await bookAsShown(shown, '2026-11-05T12:00')).toBe('termsChanged');
    expect(await bookAsShown(null, '2026-11-05T12:00', 'who.does@not.say.it')).toBe('booked');
  });

  it('of many who book while the provider changes its mind, each is on the terms they were shown or has to look again', async () => {
    const words = new Map<number, string>();
    for (const hours of [24, 48]) {
      await change({ freeCancellationHours: hours });
      words.set(hours, await wordShown());
    }
    const guests = Array.from({ length: 24 }, (_, index) => ({ hours: index % 2 === 0 ? 24 : 48, index }));
    const provider = async () => {
      for (let turn = 0; turn < 12; turn += 1)
        await change({ freeCancellationHours: turn % 2 === 0 ? 24 : 48 });
    };
    const guest = async ({ hours, index }: { hours: number; index: number }) => {
      const at = `2026-11-${String(5 + Math.floor(index / 8)).padStart(2, '0')}T${String(9 + (index % 8)).padStart(2, '0')}:00`;
      return {
        hours,
        email: `race-${hours}-${index}@example.it`,
        outcome: await bookAsShown(words.get(hours) ?? '', at, `race-${hours}-${index}@example.it`),
      };
    };
    const [answers] = await Promise.all([Promise.all(guests.map(guest)), provider()]);
    expect(answers.filter(({ outcome }) => outcome !== 'booked' && outcome !== 'termsChanged')).toEqual([]);
    const booked = answers.filter(({ outcome }) => outcome === 'booked');
    expect(booked.length).toBeGreaterThan(0);
    const { rows } = await app.pool.query<{ email: string; hours: number }>(
      `select c.email, r.free_cancellation_hours as hours from reservations r join customers c on c.provider_id = r.provider_id and c.id = r.customer_id
        where r.provider_id = $1 order by c.email`,
      [offer.providerId],
    );
    const expected = booked.map(({ email, hours }) => ({ email, hours }));
    expect(rows).toEqual(expected.toSorted((one, other) => (one.email < other.email ? -1 : 1)));
  });
});

describe('the text of the terms', () => {
  const TEXT =
    'query($code: String!) { reservationByLink(code: $code, purpose: manage) { termsText { language sections { title text } } } }';

  it('stays the one that was shown, when it reads otherwise today', async () => {
    const { id } = await bookToPay('2026-11-05T10:00');
    const today = await app.ask(TEXT, { code: codeOf(id) });
    expect(today.data?.['reservationByLink']).toEqual({
      termsText: { language: 'en', sections: termsSections('en') },
    });
    const former = {
      it: { sections: [], cancellation: [] },
      en: { sections: [{ title: 'Cancelling', text: 'As it was.' }], cancellation: [] },
    };
    await app.pool.query('insert into terms_texts (version, texts, first_shown_at) values ($1, $2, now())', [
      'former',
      JSON.stringify(former),
    ]);
    await app.pool.query("update reservations set terms_version = 'former' where id = $1", [id]);
    const then = await app.ask(TEXT, { code: codeOf(id) });
    expect(then.data?.['reservationByLink']).toEqual({
      termsText: { language: 'en', sections: former.en.sections },
    });
  });

  it('is kept once, however often the product starts', async () => {
    await keepTermsText(app.work());
    const { rows } = await app.pool.query('select version from terms_texts where version = $1', [
      TERMS_TEXT.termsVersion,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('the audit', () => {
  const TERMS =
    'a booking has the terms it was made on: its payment mode and price as its order says, the text that was shown';
  const SHARE =
    'a card pays what was agreed: of an order to be paid online, with the share of the day it was opened';

  it.each([
    [
      'a text that was not kept',
      'update reservations set terms_version = $2 where id = $1',
      'another',
      TERMS,
    ],
    [
      'another price than the order',
      'update reservations set total_cents = $2, price_cents = $2, discount_cents = 0 where id = $1',
      4999,
      TERMS,
    ],
    [
      'another payment mode than the order',
      'update reservations set only_book = $2 where id = $1',
      true,
      TERMS,
    ],
    [
      'another share than agreed',
      'update card_payments p set platform_fee_cents = $2 from orders o where o.id = p.order_id and o.subject_id = $1',
      151,
      SHARE,
    ],
    [
      'a card where it is paid on site',
      'update orders set payment_mode = $2 where subject_id = $1',
      'onSite',
      SHARE,
    ],
  ])('finds %s', async (_name, breaking, value, invariant) => {
    const { id } = await bookToPay('2026-11-05T10:00');
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      await client.query(breaking, [id, value]);
      const found = await runAudit(client, app.clock.now());
      expect(found.map((violation) => violation.invariant)).toContain(invariant);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
