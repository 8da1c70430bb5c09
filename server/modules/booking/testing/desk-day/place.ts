import { randomUUID } from 'node:crypto';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { AppWithCards } from '../app-with-cards.ts';
import type { Method, Presence } from './steps.ts';

/** A page on which a card can be given. */
interface CardPage {
  reservationId: number;
  account: string;
  clientSecret: string;
}

/** A center on one day, with what those at its desk know to have happened to its money. */
export interface Place {
  served: AppWithCards;
  date: string;
  providerId: number;
  people: number[];
  rooms: number[];
  /** An hour with buffers in one of two rooms; half an hour anywhere; an hour and a half in one of the rooms. */
  offers: Offered[];
  /** An owner, a manager and a collaborator, who is the first of the people. */
  desk: Awaited<ReturnType<typeof worksAt>>[];
  pages: CardPage[];
  /** What went through the till by order and way, less what went back: of every answer that was yes. */
  till: Map<string, number>;
  /** What cards have paid, by booking. */
  cards: Map<number, number>;
}

interface Offered {
  offerId: number;
  durationMinutes: number;
  hasRoom: boolean;
}

/** Who is told of no rooms, prices nothing, overrules nothing, and acts on own bookings alone. */
export const COLLABORATOR = 2;

/** @param date of the day on which all happens; it begins at seven in the morning */
export async function aPlace(served: AppWithCards, date: string): Promise<Place> {
  const { app } = served;
  app.clock.set(`${date}T06:00:00Z`);
  const providerId = await aProvider(app.work(), { freeCancellationHours: 24 });
  await served.takeCards(providerId);
  const people: number[] = [];
  for (const name of ['Anna', 'Bruno', 'Carla']) {
    const resourceId = await aColleague(app.work(), { providerId, name });
    await worksEveryDay(app.work(), { providerId, resourceId });
    people.push(resourceId);
  }
  const rooms = [
    await anEquipment(app.work(), { providerId }),
    await anEquipment(app.work(), { providerId }),
  ];
  const inRoom = { providerId, people, needs: [{ resourceIds: rooms }] };
  const massage = await anOffer(app.work(), { ...inRoom, prepareMinutes: 10, cleanupMinutes: 10 });
  const talk = await anOffer(app.work(), {
    providerId,
    people,
    durationMinutes: 30,
    priceCents: 2500,
    name: 'Colloquio',
  });
  const ritual = await anOffer(app.work(), {
    ...inRoom,
    durationMinutes: 90,
    priceCents: 8000,
    name: 'Rituale',
  });
  const desk = [
    await worksAt(app, providerId, 'owner'),
    await worksAt(app, providerId, 'manager'),
    await worksAt(app, providerId, 'collaborator'),
  ];
  await app.pool.query('update resources set person_id = $2 where id = $1', [
    people[0],
    desk[COLLABORATOR]?.personId,
  ]);
  await app.pool.query(`update providers set notification_email = 'avvisi@example.it' where id = $1`, [
    providerId,
  ]);
  const offers = [
    { offerId: massage.offerId, durationMinutes: 60, hasRoom: true },
    { offerId: talk.offerId, durationMinutes: 30, hasRoom: false },
    { offerId: ritual.offerId, durationMinutes: 90, hasRoom: true },
  ];
  const money = { pages: [], till: new Map<string, number>(), cards: new Map<number, number>() };
  return { served, date, providerId, people, rooms, offers, desk, ...money };
}

/** A booking as whoever acts on it has seen it. */
export interface Booking {
  id: number;
  sequence: number;
  orderId: number;
  offerId: number;
  status: 'A' | 'P' | 'RSD' | 'C' | 'R';
  /** ISO, an instant: the clocks may show it twice. */
  startsAt: string;
  minutes: number;
  person: number;
  things: { resourceId: number; unit: number }[];
  presence: Presence | null;
  dueCents: number;
  paidCents: number;
  /** Of one that waits: until when. */
  until: Date | null;
}

export async function bookingsOf({ served, providerId }: Place): Promise<Booking[]> {
  const { rows } = await served.app.pool.query<Booking>(
    `select r.id::int as id, r.sequence, r.order_id::int as "orderId", r.offer_id::int as "offerId", r.status,
        to_char(r.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt",
        (extract(epoch from r.ends_at - r.starts_at) / 60)::int as minutes, r.resource_id::int as person,
        (select coalesce(jsonb_agg(jsonb_build_object('resourceId', t.resource_id, 'unit', t.unit) order by t.resource_id, t.unit), '[]')
          from reservation_things t where t.provider_id = r.provider_id and t.reservation_id = r.id) as things,
        r.presence_now as presence, o.total_cents - o.credited_cents as "dueCents", o.paid_cents as "paidCents", r.expires_at as until
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      where r.provider_id = $1 order by r.id`,
    [providerId],
  );
  return rows;
}

export const bookingNow = async (place: Place, id: number): Promise<Booking | undefined> =>
  (await bookingsOf(place)).find((one) => one.id === id);

const ACT = {
  book: 'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }',
  change:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ReservationChangeInput!) { updateReservation(providerId: $p, id: $id, sequence: $sequence, input: $input) { id } }',
  service:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ReservationServiceInput!) { changeReservationService(providerId: $p, id: $id, sequence: $sequence, input: $input) { id } }',
  cancel:
    'mutation($p: Id!, $input: CancelReservationsInput!) { cancelReservations(providerId: $p, input: $input) { id } }',
  activate:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ActivateReservationInput) { activateReservation(providerId: $p, id: $id, sequence: $sequence, input: $input) { id } }',
  confirm:
    'mutation($p: Id!, $id: Id!, $sequence: Int!) { confirmReservation(providerId: $p, id: $id, sequence: $sequence) { id } }',
  presence:
    'mutation($p: Id!, $id: Id!, $presence: ReservationPresence) { setReservationPresence(providerId: $p, id: $id, presence: $presence) { id } }',
  pay: 'mutation($p: Id!, $orders: [TillOrderInput!]!, $method: TillMethod!) { takePayment(providerId: $p, orders: $orders, method: $method) { __typename } }',
  giveBack:
    'mutation($p: Id!, $orders: [TillOrderInput!]!, $method: TillMethod!) { returnPayment(providerId: $p, orders: $orders, method: $method) { __typename } }',
  refund:
    'mutation($p: Id!, $orderId: Id!, $amountCents: Int!) { refundPayment(providerId: $p, orderId: $orderId, amountCents: $amountCents) { __typename } }',
} as const;

/** @returns what speaks against it; null: it is done */
export async function act(
  { served, providerId, desk }: Place,
  who: number,
  name: keyof typeof ACT,
  variables: object,
): Promise<string | null> {
  const { errors } = await served.app.ask(
    ACT[name],
    { p: providerId, ...variables },
    { actor: desk[who], idempotencyKey: randomUUID() },
  );
  return errors?.[0]?.code ?? null;
}

export const keyOfTill = (orderId: number, method: Method): string => `${orderId} ${method}`;

let guests = 0;

/** A guest books: without paying, which waits for the mailed link, or on the way to the page on which a card is given. */
export async function bookAsGuest(
  place: Place,
  { offer, person, start, toPay }: { offer: number; person: number; start: string; toPay: boolean },
): Promise<string | null> {
  guests += 1;
  const { errors, data } = await place.served.app.ask(
    `mutation($offer: Id!, $person: Id!, $at: String!, $email: String!, $onlyBook: Boolean!) { made: createReservationAsAnonymous(subServiceId: $offer, resourceId: $person,
      dateTimeFrom: $at, email: $email, onlyBook: $onlyBook, agreements: [{ type: "sharing", decision: "Y" }]) { id clientSecret stripeAccount } }`,
    {
      offer: place.offers[offer]?.offerId,
      person: place.people[person],
      at: start,
      email: `ospite-${guests}@example.it`,
      onlyBook: !toPay,
    },
    { address: `203.0.113.${guests % 250}` },
  );
  // The selection above is this shape.
  const made = data?.['made'] as {
    id: number;
    clientSecret: string | null;
    stripeAccount: string | null;
  } | null;
  if (made?.clientSecret && made.stripeAccount)
    place.pages.push({
      reservationId: Number(made.id),
      account: made.stripeAccount,
      clientSecret: made.clientSecret,
    });
  return errors?.[0]?.code ?? null;
}

/** Somebody gives a card on a page that is open, or was. */
export async function payOnPage(place: Place, page: CardPage): Promise<string | null> {
  const { app } = place.served;
  const { account, clientSecret, reservationId } = page;
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  const card = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '34', cvc: '123' };
  const cards = app.deps.cardPayments;
  const outcome = await cards?.testCardForm?.confirm({ account, intentId, clientSecret, card });
  if (outcome?.kind !== 'succeeded') return outcome?.kind ?? 'noCards';
  const { amountReceivedCents } = (await cards?.fetchIntent(account, intentId)) ?? { amountReceivedCents: 0 };
  place.cards.set(reservationId, (place.cards.get(reservationId) ?? 0) + amountReceivedCents);
  return null;
}
