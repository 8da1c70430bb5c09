import { beforeEach, describe, expect, it } from 'vitest';
import { runAudit } from '#server/run-audit.ts';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { moveReservation } from './index.ts';
import type { AppWithCards, ToPay } from './testing/app-with-cards.ts';
import { appWithCardsOfFile } from './testing/app-with-cards.ts';
import type { AtWork } from './testing/desk.ts';
import { aDesk, afterUndo, cancelAtDesk, updateAtDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';

// Whoever is moved by the provider may decline free of charge (business rule 15).

/** Booked for a Thursday; cancelling is free until two days before. */
const [BOOKED, LATER, TOO_LATE] = ['2026-11-05T10:00', '2026-11-05T15:00', '2026-11-04T12:00:00Z'];

let served: AppWithCards;
let app: TestApp;
let statements: Statements;
let offer: Place;
let owner: AtWork;

appWithCardsOfFile(
  (opened) => {
    served = opened;
    ({ app } = opened);
    statements = new Statements(app);
  },
  { whenOver: () => app.clock.advance(60) },
);
beforeEach(async () => {
  ({ offer, owner } = await aDesk(app, { provider: { freeCancellationHours: 48 } }));
  await served.takeCards(offer.providerId);
});

/** Paid online by a guest, with the first of both. */
async function paid(): Promise<ToPay> {
  const { offerId, people } = offer;
  const booked = await served.bookOnline({ offerId, at: BOOKED, resourceId: people[0] });
  await served.giveCard(booked);
  await served.settle();
  return booked;
}

const atTheDesk = ({ id }: ToPay, input: object, sequence = 0) =>
  updateAtDesk(app, { providerId: offer.providerId, id, sequence }, input, { actor: owner });
const codeOf = ({ id }: ToPay) =>
  app.deps.links.codeFor('manage-reservation', { providerId: offer.providerId, id });

/** As the page behind the mailed link tells it. */
async function shown(booked: ToPay) {
  const answer = await app.ask(
    `query($code: String!) { reservationByLink(code: $code, purpose: manage) { status isMovedByUs canMove freeCancellationUntil
      freeCancellationHours refundCentsIfCancelledNow } }`,
    { code: codeOf(booked) },
  );
  return answer.data?.['reservationByLink'];
}

/** By the mailed link. @returns the code of the refusal, or null */
async function decline(booked: ToPay): Promise<string | null> {
  const answer = await app.ask(
    'mutation($code: String!) { cancelReservationByLink(code: $code) { status } }',
    { code: codeOf(booked) },
  );
  return answer.errors?.[0]?.code ?? null;
}

const moveOneself = (booked: ToPay, dateTimeFrom: string) =>
  moveReservation(
    app.work(),
    app.deps,
    { providerId: offer.providerId, reservationId: booked.id, dateTimeFrom, resourceId: null },
    { by: 'customer', actor: 'guest:link', idempotencyKey: null },
  );

async function refunds({ orderId }: ToPay): Promise<number[]> {
  const { rows } = await app.pool.query<{ cents: number }>(
    'select amount_cents as cents from refunds where order_id = $1 order by id',
    [orderId],
  );
  return rows.map(({ cents }) => cents);
}

async function movedMails({ id }: ToPay): Promise<string[]> {
  const { rows } = await app.pool.query<{ text: string }>(
    `select rendered ->> 'text' as text from mails where kind = 'reservation-moved' and state = 'sent' and subject_id = $1 order by id`,
    [id],
  );
  return rows.map(({ text }) => text);
}

describe('who was moved by the provider', () => {
  it('is told so, and gets all back until it begins, whatever the hours say', async () => {
    const booked = await paid();
    app.clock.set(TOO_LATE);
    expect(await shown(booked)).toMatchObject({ isMovedByUs: false, refundCentsIfCancelledNow: 0 });
    expect(await atTheDesk(booked, { start: LATER })).toMatchObject({ code: null });
    await afterUndo(app);
    const [mail] = await movedMails(booked);
    expect(mail).toContain('you can decline until the start, 05/11/2026 15:00');
    expect(mail).toContain('get back everything you paid.');
    expect(mail).toContain(`/manage/${codeOf(booked)}`);
    expect(await shown(booked)).toMatchObject({
      isMovedByUs: true,
      canMove: true,
      freeCancellationUntil: '2026-11-05T15:00:00+01:00',
      freeCancellationHours: 48,
      refundCentsIfCancelledNow: 5000,
    });
    app.clock.set('2026-11-05T13:59:00Z');
    expect(await decline(booked)).toBeNull();
    await served.settle();
    expect(await refunds(booked)).toEqual([5000]);
    expect(await shown(booked)).toMatchObject({ status: 'R' });
  });

  it('declines no more once it has begun', async () => {
    const booked = await paid();
    await atTheDesk(booked, { start: LATER });
    app.clock.set('2026-11-05T14:00:00Z');
    expect(await decline(booked)).toBe('invalidPastDate');
    expect(await refunds(booked)).toEqual([]);
  });

  it('pays what the desk cancels for them once it has begun, and the audit asks for nothing back', async () => {
    const booked = await paid();
    await atTheDesk(booked, { start: LATER });
    app.clock.set('2026-11-05T14:30:00Z');
    const { providerId } = offer;
    await cancelAtDesk(app, { providerId, id: booked.id }, { by: 'customer' }, { actor: owner });
    await afterUndo(app);
    await served.settle();
    expect(await refunds(booked)).toEqual([]);
    app.clock.advance(11);
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  });

  it.each([
    ['another person', () => ({ resourceId: offer.people[1] })],
    ['more minutes', () => ({ durationMinutes: 90 })],
  ])('is moved also by %s', async (_, input) => {
    const booked = await paid();
    app.clock.set(TOO_LATE);
    expect(await atTheDesk(booked, input())).toMatchObject({ code: null });
    expect(await shown(booked)).toMatchObject({ isMovedByUs: true, refundCentsIfCancelledNow: 5000 });
  });

  it('has agreed to a note or a price that changes, and to a move that is undone', async () => {
    const booked = await paid();
    app.clock.set(TOO_LATE);
    await atTheDesk(booked, { note: 'Porta le scarpe' });
    expect(await shown(booked)).toMatchObject({ isMovedByUs: false });
    await atTheDesk(booked, { start: LATER });
    await atTheDesk(booked, { start: '2026-11-05T16:00' }, 1);
    expect(await shown(booked)).toMatchObject({ isMovedByUs: true });
    await atTheDesk(booked, { start: BOOKED }, 2);
    expect(await shown(booked)).toMatchObject({ isMovedByUs: false, refundCentsIfCancelledNow: 0 });
  });

  it('has not agreed by a move that they had asked for and that was undone at once', async () => {
    const booked = await paid();
    app.clock.set(TOO_LATE);
    await atTheDesk(booked, { start: LATER });
    await atTheDesk(booked, { start: '2026-11-05T16:00', isCustomersWish: true }, 1);
    expect(await shown(booked)).toMatchObject({ isMovedByUs: false });
    await atTheDesk(booked, { start: LATER, isCustomersWish: true }, 2);
    expect(await shown(booked)).toMatchObject({ isMovedByUs: true, refundCentsIfCancelledNow: 5000 });
  });

  it('declines as well what the provider moved for reasons of its own, off the desk', async () => {
    const booked = await paid();
    const of = { providerId: offer.providerId, reservationId: booked.id };
    app.clock.set(TOO_LATE);
    await moveReservation(
      app.work(),
      app.deps,
      { ...of, dateTimeFrom: LATER, resourceId: null },
      { by: 'provider', actor: 'system:test', idempotencyKey: null },
    );
    expect(await shown(booked)).toMatchObject({ isMovedByUs: true });
    await moveReservation(
      app.work(),
      app.deps,
      { ...of, dateTimeFrom: BOOKED, resourceId: null },
      { by: 'provider', actor: 'system:test', idempotencyKey: null },
    );
    expect(await atTheDesk(booked, { durationMinutes: 90 }, 2)).toMatchObject({ code: null });
    expect(await shown(booked)).toMatchObject({ isMovedByUs: true });
  });
});

describe('who asked for the move', () => {
  it('keeps the terms of the booking, and the history says whose wish it was', async () => {
    const booked = await paid();
    app.clock.set(TOO_LATE);
    await atTheDesk(booked, { start: LATER, isCustomersWish: true });
    await afterUndo(app);
    expect((await movedMails(booked))[0]).not.toContain('decline');
    expect(await shown(booked)).toMatchObject({ isMovedByUs: false, refundCentsIfCancelledNow: 0 });
    const { rows } = await app.pool.query(
      "select after from audit_entries where action = 'updateReservation' and subject_id = $1",
      [booked.id],
    );
    expect(rows).toEqual([{ after: expect.objectContaining({ isCustomersWish: true }) }]);
    expect(await decline(booked)).toBeNull();
    await served.settle();
    expect(await refunds(booked)).toEqual([]);
  });

  it('and moved it themselves after the provider has agreed to where it is', async () => {
    const booked = await paid();
    await atTheDesk(booked, { start: '2026-11-09T10:00' });
    expect(await shown(booked)).toMatchObject({ isMovedByUs: true });
    await moveOneself(booked, '2026-11-10T10:00');
    expect(await shown(booked)).toMatchObject({
      isMovedByUs: false,
      freeCancellationUntil: '2026-11-08T10:00:00+01:00',
    });
  });
});

// The lock of the booking's row alone carries these: what becomes of them without it, row-races.integration.test.ts shows.
describe('at once', () => {
  /** With which whoever changes a booking locks its row. */
  const LOCKS_THE_ROW = /from "reservations".* for update/is;

  it('declining twice gives back once', async () => {
    const booked = await paid();
    app.clock.set(TOO_LATE);
    await atTheDesk(booked, { start: LATER });
    const heard = await statements.meet(
      LOCKS_THE_ROW,
      () => decline(booked),
      () => decline(booked),
    );
    await served.settle();
    expect(heard.toSorted()).toEqual(['alreadyCanceled', null].toSorted());
    expect(await refunds(booked)).toEqual([5000]);
  });

  it('declining wins over the desk that moves again, and ends what it moved', async () => {
    const first = await paid();
    app.clock.set(TOO_LATE);
    await atTheDesk(first, { start: LATER });
    const [declined, moved] = await statements.meet(
      LOCKS_THE_ROW,
      () => decline(first),
      () => atTheDesk(first, { start: '2026-11-05T16:00' }, 1),
    );
    await served.settle();
    expect([declined, moved.code, await refunds(first)]).toEqual([null, 'alreadyCanceled', [5000]]);
  });

  it('what the desk puts back in that moment is given up by the terms of the booking', async () => {
    const booked = await paid();
    app.clock.set(TOO_LATE);
    await atTheDesk(booked, { start: LATER });
    const [moved, declined] = await statements.meet(
      LOCKS_THE_ROW,
      () => atTheDesk(booked, { start: BOOKED }, 1),
      () => decline(booked),
    );
    await served.settle();
    expect([moved.code, declined, await refunds(booked)]).toEqual([null, null, []]);
  });
});
