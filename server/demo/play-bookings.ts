import type { App } from '#server/kernel/app.ts';
import type { SettableClock } from '#server/kernel/clock.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Booked } from '#server/modules/booking/index.ts';
import {
  cancelReservation,
  confirmReservationByLink,
  expireReservations,
} from '#server/modules/booking/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getBookableOffersOf } from '#server/modules/catalog/index.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { isPayableByCard } from '#server/modules/payments/index.ts';
import { bookFreeTime } from './book-free-time.ts';
import { payInTime } from './pay-in-time.ts';
import type { PlannedBooking } from './plan-bookings.ts';

export interface BookingsPlayed {
  booked: number;
  paidOnline: number;
  cancelled: number;
  abandoned: number;
}

interface Stage {
  app: App;
  /** Of each provider, in the order of the plan. */
  offers: readonly (readonly BookableOffer[])[];
  played: BookingsPlayed;
  secondThoughts: SecondThought[];
}

interface SecondThought {
  from: Date;
  providerId: number;
  reservationId: number;
  actor: string;
}

/** Between booking and thinking better of it. */
const SECOND_THOUGHTS_MS = 20 * 3_600_000;

/** Lets the plan happen, moment by moment, with the clock standing at each of them; ends with the clock at `now`. */
export async function playBookings(
  app: App,
  clock: SettableClock,
  plan: readonly PlannedBooking[],
  town: { providerIds: readonly number[]; now: Date },
): Promise<BookingsPlayed> {
  const stage: Stage = {
    app,
    offers: await offersOf(app.jobs.work(), town.providerIds),
    played: { booked: 0, paidOnline: 0, cancelled: 0, abandoned: 0 },
    secondThoughts: [],
  };
  for (const [moment, requests] of Map.groupBy(plan, ({ at }) => at.getTime())) {
    clock.set(new Date(moment));
    await tidyUp(stage);
    for (const request of requests) await playOne(stage, request);
  }
  clock.set(town.now);
  await tidyUp(stage);
  return stage.played;
}

async function offersOf(work: Work, providerIds: readonly number[]): Promise<BookableOffer[][]> {
  const offers = Map.groupBy(await getBookableOffersOf(work, providerIds), ({ providerId }) => providerId);
  return providerIds.map((providerId) => offers.get(providerId) ?? []);
}

async function playOne(
  { app, offers, played, secondThoughts }: Stage,
  request: PlannedBooking,
): Promise<void> {
  const work = app.jobs.work();
  const offer = chosenBy(request.choices[0], offers[request.provider] ?? []);
  const way = offer && wayOfPaying(app, offer, request);
  if (!offer || !way) return;
  const booked = await bookAndConfirm(app, offer, request, way);
  if (!booked) return;
  played.booked += 1;
  const { providerId, reservationId, status } = booked;
  if (status === 'RSD' && request.fate === 'abandoned') {
    played.abandoned += 1;
    return;
  }
  if (status === 'RSD') {
    await payInTime(work, app, booked);
    // At once, since a queue that holds several jobs gives them out in any order.
    await app.jobs.drain();
    played.paidOnline += 1;
  }
  if (request.fate === 'cancelled') {
    const from = new Date(request.at.getTime() + SECOND_THOUGHTS_MS);
    secondThoughts.push({ from, providerId, reservationId, actor: await guest(work, request) });
  }
}

/** @returns null when there is no free time, or too much of that day is theirs already: then they let it be */
async function bookAndConfirm(
  { jobs, deps }: App,
  offer: BookableOffer,
  request: PlannedBooking,
  way: 'online' | 'onSite',
): Promise<Booked | null> {
  try {
    return await jobs.work().transaction(async (tx) => {
      const placed = await bookFreeTime(tx, deps, { offer, request, onlyBook: way === 'onSite' });
      // They read their mail at once.
      if (placed?.status === 'P')
        await confirmReservationByLink(tx, deps, { ...placed, actor: await guest(tx, request) });
      return placed;
    });
  } catch (error) {
    if (isRefusal(error) && error.code === 'tooManyOpenBookings') return null;
    throw error;
  }
}

async function guest(work: Work, { customer }: PlannedBooking): Promise<string> {
  return `guest:${await findPerson(work, customer.email)}`;
}

/** As the provider wants it and, where it leaves the choice, the customer. @returns null when neither is possible */
function wayOfPaying(
  app: App,
  { provider, priceCents }: BookableOffer,
  { wouldPay }: PlannedBooking,
): 'online' | 'onSite' | null {
  const canPayOnline = app.cards?.simulator != null && isPayableByCard(priceCents);
  if (provider.acceptPayments === 'OnlineOnly') return canPayOnline ? 'online' : null;
  return provider.acceptPayments === 'Optional' && canPayOnline && wouldPay ? 'online' : 'onSite';
}

/** What happens by itself meanwhile: payments that nobody made run out, and some people cancel. */
async function tidyUp({ app, secondThoughts, played }: Stage): Promise<void> {
  const work = app.jobs.work();
  await expireReservations(work, app.deps);
  const due = secondThoughts.filter(({ from }) => from <= work.now());
  for (const one of due) {
    secondThoughts.splice(secondThoughts.indexOf(one), 1);
    if (await cancelInTime(work, app, one)) played.cancelled += 1;
  }
}

/** @returns false when it has begun in the meantime: they went after all */
async function cancelInTime(
  work: Work,
  app: App,
  { providerId, reservationId, actor }: SecondThought,
): Promise<boolean> {
  try {
    await cancelReservation(work, app.deps, { providerId, reservationId, actor });
    await app.jobs.drain();
    return true;
  } catch (error) {
    if (isRefusal(error) && error.code === 'invalidPastDate') return false;
    throw error;
  }
}

function chosenBy<T>(choice: number, among: readonly T[]): T | null {
  return among[Math.floor(choice * among.length)] ?? null;
}
