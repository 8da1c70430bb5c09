import { randomUUID } from 'node:crypto';
import { bookFor } from '#server/modules/booking/builders.ts';
import { activateAtDesk, cancelAtDesk, updateAtDesk } from '#server/modules/booking/testing/desk.ts';
import {
  giftNow,
  refundOrder,
  returnTillPayment,
  takeTillPayment,
  topUpNow,
} from '#server/modules/payments/index.ts';
import { aPassOf, offerOf } from '../builders.ts';
import type { StoryOfCredit, Visit, Waiting } from './story-of-credit.ts';

/** Chance for one act: a whole number below another, and one of a list (undefined of an empty one). */
export interface Dice {
  below(limit: number): number;
  oneOf<T>(list: readonly T[]): T | undefined;
}
type Act = (story: StoryOfCredit, dice: Dice) => Promise<unknown>;

interface Answer {
  id: number;
  orderId: number;
  clientSecret: string | null;
  stripeAccount: string | null;
}
const RESULT = '{ id orderId clientSecret stripeAccount }';
const TYPED = 'firstname: "Ada", lastname: "Neri", agreements: [{ type: "sharing", decision: "Y" }]';
const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $onlyBook: Boolean!, $cents: Int) {
  it: createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook, ${TYPED},
    payWith: { walletCents: $cents }) ${RESULT} }`;
const BOOK_WITH_PASS = `mutation($pass: Id!, $offer: Id!, $at: String!) {
  it: bookWithPass(passId: $pass, subServiceId: $offer, dateTimeFrom: $at, ${TYPED}) { id orderId } }`;
const BUY = `mutation($id: Id!, $email: String!) { it: generatePaymentIntent(membershipId: $id, email: $email, ${TYPED}) ${RESULT} }`;
const TOP_UP = `mutation($p: Id!, $cents: Int!) { it: topUpMyWallet(providerId: $p, amountCents: $cents) ${RESULT} }`;
const CANCEL = 'mutation($p: Id!, $id: Id!) { it: cancelMyReservation(providerId: $p, id: $id) { id } }';
const PAY =
  'mutation($p: Id!, $o: Id!, $pass: Id!) { it: payOrderWithPass(providerId: $p, orderId: $o, passId: $pass) }';

const HOUR = 60 * 60_000;
/** Longer than the hours in which a visit is cancelled for nothing. */
const IN_TIME = 49 * HOUR;
/** A time to come at the center, between 9 and 17. */
function aTime({ served: { app } }: StoryOfCredit, dice: Dice): { at: string; startsAt: Date } {
  const day = new Date(app.clock.now().getTime() + (1 + dice.below(8)) * 24 * HOUR);
  const at = `${day.toISOString().slice(0, 10)}T${String(9 + dice.below(8)).padStart(2, '0')}:00`;
  // Rome, to the hour; whether it is in time is asked with hours to spare
  return { at, startsAt: new Date(`${at}:00+01:00`) };
}
const till = ({ desk, providerId }: StoryOfCredit, orderId: number, amountCents: number) => ({
  providerId,
  orders: [{ orderId, amountCents }],
  takenBy: desk.owner.personId,
  actor: 'system:test',
  key: randomUUID(),
});
const addVisit = (
  story: StoryOfCredit,
  { id, orderId }: Pick<Visit, 'id' | 'orderId'>,
  more: Pick<Visit, 'startsAt'> & Partial<Visit>,
): void =>
  void story.visits.push({
    id,
    orderId,
    sequence: 0,
    status: 'stands',
    passId: null,
    walletCents: 0,
    cashCents: 0,
    ...more,
  });
function addWaiting(story: StoryOfCredit, kind: Waiting['kind'], answer: Answer): void {
  const { orderId, clientSecret, stripeAccount } = answer;
  if (clientSecret === null || stripeAccount === null) throw new Error('No card is asked for');
  if (!story.waiting.some((one) => one.orderId === orderId))
    story.waiting.push({ kind, orderId, clientSecret, stripeAccount });
}
const standing = ({ visits, served: { app } }: StoryOfCredit, ahead = HOUR): Visit[] =>
  visits.filter(
    ({ status, startsAt }) => status === 'stands' && startsAt.getTime() - app.clock.now().getTime() > ahead,
  );

const sales: Record<string, Act> = {
  async sellPass(story) {
    const { customerId } = story.holder;
    const sale = { customerId, takenBy: story.desk.owner.personId };
    const { passId, orderId } = await aPassOf(story.served.app.work(), story.membership, sale);
    story.passes.push({ id: passId, orderId, entries: 3, isPaid: true });
  },
  async buyPass(story) {
    const bought = await story.ask<Answer>(BUY, {
      id: offerOf(story.membership).offerId,
      email: story.holder.email,
    });
    // Who buys again before the first is paid goes on with that one
    if (!story.passes.some(({ id }) => id === bought.id))
      story.passes.push({ id: bought.id, orderId: bought.orderId, entries: 3, isPaid: false });
    addWaiting(story, 'pass', bought);
  },
  async topUp(story, dice) {
    const amountCents = 1 + dice.below(8000);
    const topUp = { customerId: story.holder.customerId, amountCents, method: 'cash' as const };
    const { takenBy, actor, key, providerId } = till(story, 0, 0);
    const { orderId } = await topUpNow(story.served.app.work(), {
      providerId,
      takenBy,
      actor,
      key,
      topUp: { ...topUp, receiptNumber: null, note: '' },
    });
    story.topUps.push({ orderId, leftCents: amountCents, isByCard: false });
  },
  async topUpOnline(story, dice) {
    addWaiting(story, 'topUp', await story.ask<Answer>(TOP_UP, { cents: 50 + dice.below(8000) }));
  },
  async gift(story, dice) {
    const { providerId } = story;
    const gift = { customerId: story.holder.customerId, amountCents: 1 + dice.below(4000) };
    await story.served.app
      .work()
      .transaction((tx) => giftNow(tx, { providerId, gift, givenBy: story.desk.owner.personId }));
    story.giftsCents += gift.amountCents;
  },
  async payByCard(story, dice) {
    const one = dice.oneOf(story.waiting);
    if (!one) return;
    story.waiting = story.waiting.filter((other) => other !== one);
    const before = (await story.order(one.orderId)).paid;
    await story.served.giveCard(one).catch(() => null);
    await story.rest();
    const paid = (await story.order(one.orderId)).paid - before;
    if (paid <= 0) return;
    if (one.kind === 'topUp') story.topUps.push({ orderId: one.orderId, leftCents: paid, isByCard: true });
    const waits = story.visits.find(({ orderId }) => orderId === one.orderId);
    if (waits) waits.status = 'stands';
    const bought = story.passes.find(({ orderId }) => orderId === one.orderId);
    if (bought) bought.isPaid = true;
  },
};

const visits: Record<string, Act> = {
  async bookWithPass(story, dice) {
    const pass = dice.oneOf(story.passes)?.id;
    if (pass === undefined) return;
    const { at, startsAt } = aTime(story, dice);
    const { offerId: offer } = story.desk.offer;
    addVisit(story, await story.ask<Answer>(BOOK_WITH_PASS, { pass, offer, at }), { startsAt, passId: pass });
  },
  async payVisitWithPass(story, dice) {
    const pass = dice.oneOf(story.passes)?.id;
    const { offerId } = story.desk.offer;
    const { at, startsAt } = aTime(story, dice);
    const of = { providerId: story.providerId, customerId: story.holder.customerId, offerId, at };
    const { orderId, reservationId: id } = await bookFor(story.served.app, of);
    addVisit(story, { id, orderId }, { startsAt });
    if (pass === undefined) return;
    await story.atDesk(PAY, { o: orderId, pass });
    Object.assign(story.visits.at(-1) ?? {}, { passId: pass });
  },
  async bookWithCredit(story, dice) {
    const { at, startsAt } = aTime(story, dice);
    const onlyBook = dice.below(2) === 0;
    const cents = dice.below(3) === 0 ? 5000 : 1 + dice.below(4950);
    const { offerId: offer } = story.desk.offer;
    const booked = await story.ask<Answer>(BOOK, { offer, at, email: story.holder.email, onlyBook, cents });
    const taken = { startsAt, walletCents: cents };
    if (booked.clientSecret === null) return addVisit(story, booked, taken);
    // Taken up again: what was paid with credit stays paid
    if (!story.visits.some(({ id }) => id === booked.id))
      addVisit(story, booked, { ...taken, status: 'waits' });
    addWaiting(story, 'booking', booked);
  },
  async payRest(story, dice) {
    const visit = dice.oneOf(standing(story));
    if (!visit || visit.passId !== null) return;
    const { owed } = await story.order(visit.orderId);
    if (owed <= 0) return;
    const of = till(story, visit.orderId, 1 + dice.below(owed));
    await takeTillPayment(story.served.app.work(), { ...of, method: 'cash' });
    visit.cashCents += of.orders[0]?.amountCents ?? 0;
  },
  async move(story, dice) {
    const visit = dice.oneOf(standing(story));
    if (!visit) return;
    const { at, startsAt } = aTime(story, dice);
    const { providerId } = story;
    const of = { providerId, id: visit.id, sequence: visit.sequence };
    const { code } = await updateAtDesk(story.served.app, of, { start: at }, { actor: story.desk.owner });
    if (code !== null) return;
    Object.assign(visit, { startsAt, sequence: visit.sequence + 1 });
    await story.rest();
    // After the last day of its pass it is to be paid
    if ((await story.order(visit.orderId)).state !== 'paidWithMembership') visit.passId = null;
  },
};

const backs: Record<string, Act> = {
  async cancelInTime(story, dice) {
    const visit = dice.oneOf(standing(story, IN_TIME));
    if (!visit) return;
    await story.ask(CANCEL, { id: visit.id });
    Object.assign(visit, { status: 'back', passId: null, walletCents: 0 });
  },
  async cancelLate(story, dice) {
    const visit = dice.oneOf(standing(story, 2 * HOUR));
    if (!visit) return;
    const { clock } = story.served.app;
    const late = visit.startsAt.getTime() - 2 * HOUR;
    if (late > clock.now().getTime()) await story.pass((late - clock.now().getTime()) / 60_000);
    await story.ask(CANCEL, { id: visit.id });
    // What the center has moved may be declined until it begins (docs/decisions/0081)
    const { rows } = await story.served.app.pool.query<{ isMoved: boolean }>(
      'select moved_by_us as "isMoved" from reservations where provider_id = $1 and id = $2',
      [story.providerId, visit.id],
    );
    if (rows[0]?.isMoved) Object.assign(visit, { status: 'back', passId: null, walletCents: 0 });
    else visit.status = 'kept';
  },
  async calledOff(story, dice) {
    const visit = dice.oneOf(standing(story));
    if (!visit) return;
    const { providerId } = story;
    const asked = { actor: story.desk.owner };
    const { code } = await cancelAtDesk(story.served.app, { providerId, id: visit.id }, {}, asked);
    if (code !== null) return;
    await story.restAfterUndo();
    Object.assign(visit, { status: 'back', passId: null, walletCents: 0, sequence: visit.sequence + 1 });
  },
  async standsAgain(story, dice) {
    const off = story.visits.filter(({ status }) => status === 'back' || status === 'kept');
    const visit = dice.oneOf(off);
    if (!visit) return;
    const { providerId, served } = story;
    const { rows } = await served.app.pool.query<{ sequence: number }>(
      'select sequence from reservations where provider_id = $1 and id = $2',
      [providerId, visit.id],
    );
    const of = { providerId, id: visit.id, sequence: rows[0]?.sequence ?? 0 };
    const { code } = await activateAtDesk(served.app, of, {}, { actor: story.desk.owner });
    if (code !== null) return;
    await story.rest();
    Object.assign(visit, { status: 'stands', sequence: of.sequence + 1 });
    const { rows: uses } = await served.app.pool.query<{ pass: number }>(
      "select pass_id as pass from pass_uses where order_id = $1 and state <> 'returned'",
      [visit.orderId],
    );
    visit.passId = uses[0]?.pass ?? null;
  },
  async returnTopUp(story, dice) {
    const one = dice.oneOf(story.topUps.filter(({ leftCents }) => leftCents > 0));
    if (!one) return;
    const amountCents = 1 + dice.below(one.leftCents);
    const { orderId } = one;
    const { providerId, served } = story;
    const by = {
      providerId,
      orderId,
      reason: 'providerDecision' as const,
      actor: 'system:test',
      amountCents,
    };
    if (one.isByCard) await refundOrder(served.app.work(), by);
    else await returnTillPayment(served.app.work(), { ...till(story, orderId, amountCents), method: 'cash' });
    one.leftCents -= amountCents;
  },
  async returnPass(story, dice) {
    const one = dice.oneOf(story.passes);
    if (!one) return;
    const amountCents = dice.below(2) === 0 ? 12_000 : 1 + dice.below(12_000);
    const of = till(story, one.orderId, amountCents);
    await returnTillPayment(story.served.app.work(), { ...of, method: 'cash' });
  },
  async returnCash(story, dice) {
    const visit = dice.oneOf(
      story.visits.filter(({ status, cashCents }) => status === 'back' && cashCents > 0),
    );
    if (!visit) return;
    const amountCents = 1 + dice.below(visit.cashCents);
    const method = dice.below(2) === 0 ? 'cash' : 'wallet';
    const of = till(story, visit.orderId, amountCents);
    await returnTillPayment(story.served.app.work(), { ...of, method });
    visit.cashCents -= amountCents;
    if (method === 'wallet') story.fromDeskCents += amountCents;
  },
  wait: (story, dice) => story.pass([5, 31, 31, 60 * 24][dice.below(4)] ?? 5),
};

/** All that may happen to passes and credit, by name. */
export const ACTS: Readonly<Record<string, Act>> = { ...sales, ...visits, ...backs };
