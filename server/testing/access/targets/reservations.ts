import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { takeTillPayment } from '#server/modules/payments/index.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { bookingOfPerson, cancelledBooking } from './desk.ts';
import { anotherProvider, letDo, otherPlaceOf, placeOf, service } from './services.ts';
import type { AccessTarget, AnothersIds } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;

/** A booking that stands and is to be paid where it takes place. */
export const booking = ({ app, nextStart }: Town, { offerId }: ProviderOfTown) =>
  aConfirmedReservation(app, { offerId, email: `al-banco-${(made += 1)}@example.it`, at: nextStart() });

export const anothersBooking =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await booking(town, otherPlaceOf(town, me))).id }];
export const anothersOrder =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await booking(town, otherPlaceOf(town, me))).orderId }];

export const anothersCustomer =
  (path: string): AnothersIds =>
  async (town, me) => [
    { [path]: await aWalkIn(town.app.work(), { providerId: otherPlaceOf(town, me).providerId }) },
  ];

export const RESERVATIONS: AccessTarget = {
  called: 'the bookings of a provider; another’s: of another one',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return { providerId: place.providerId };
  },
  others: (town, me) => [{ providerId: otherPlaceOf(town, me).providerId }],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    resourceId: (town, me) => [{ resourceId: otherPlaceOf(town, me).resourceId }],
    serviceId: async (town, me) => [{ serviceId: await service(town, otherPlaceOf(town, me)) }],
    customerId: anothersCustomer('customerId'),
  },
};

export const RESERVATION: AccessTarget = {
  called: 'a booking of a provider; another’s: of another one',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return { providerId: place.providerId, id: (await booking(town, place)).id };
  },
  async others(town, me) {
    const place = otherPlaceOf(town, me);
    return [{ providerId: place.providerId, id: (await booking(town, place)).id }];
  },
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, id: anothersBooking('id') },
};

const owedAt = async (town: Town, place: ProviderOfTown) => ({
  providerId: place.providerId,
  reservationIds: [(await booking(town, place)).id],
});
export const OWED_FOR_BOOKINGS: AccessTarget = {
  called: 'what is owed for bookings; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    return owedAt(town, place);
  },
  others: async (town, me) => [await owedAt(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, reservationIds: anothersBooking('reservationIds') },
};
export const OWED_BY_CUSTOMER: AccessTarget = {
  called: 'what a customer owes; another’s: of another provider',
  async mine(town, me) {
    const place = placeOf(town, me);
    await letDo(town, place, me);
    const { id } = await booking(town, place);
    const { rows } = await town.app.pool.query<{ customer_id: number }>(
      'select customer_id from reservations where id = $1',
      [id],
    );
    return { providerId: place.providerId, customerId: rows[0]?.customer_id ?? 0 };
  },
  ids: { customerId: anothersCustomer('customerId') },
};

const paymentAt = async (town: Town, place: ProviderOfTown) => {
  const { orderId } = await booking(town, place);
  return { providerId: place.providerId, orders: [{ orderId, amountCents: 100 }], method: 'cash' };
};
const moneyOf = (called: string, prepare: typeof paymentAt): AccessTarget => ({
  called: `${called}; another’s: of another provider`,
  mine: (town, me) => prepare(town, placeOf(town, me)),
  others: async (town, me) => [await prepare(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, 'orders.orderId': anothersOrder('orders.orderId') },
});
export const PAYMENT_AT_DESK = moneyOf('money for an order', paymentAt);
export const MONEY_TO_RETURN = moneyOf('money to give back', async (town, place) => {
  const wanted = await paymentAt(town, place);
  await payAtDesk(town, wanted);
  return wanted;
});

const cardMoneyAt = async (town: Town, place: ProviderOfTown) => {
  const { orderId } = await booking(town, place);
  await payByCard(town, orderId);
  return { providerId: place.providerId, orderId, amountCents: 100 };
};
export const CARD_MONEY_TO_RETURN: AccessTarget = {
  called: 'card money to give back; another’s: of another provider',
  mine: (town, me) => cardMoneyAt(town, placeOf(town, me)),
  others: async (town, me) => [await cardMoneyAt(town, otherPlaceOf(town, me))],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider, orderId: anothersOrder('orderId') },
};

/** As if the card processor had taken all that is owed. */
export async function payByCard({ app }: Town, orderId: number): Promise<void> {
  const of = [orderId, app.clock.now()];
  await app.pool.query(
    `with paid as (
      insert into card_payments (provider_id, order_id, attempt, description, processor_account_id, processor_intent_id, idempotency_key,
          amount_cents, platform_fee_cents, state, created_at, settled_at)
        select provider_id, id, 1, '', 'acct_access', 'pi_access_' || id, 'access-' || id, total_cents, 0, 'succeeded', $2::timestamptz, $2
          from orders where id = $1 returning *)
    insert into ledger_entries (provider_id, order_id, happened_at, reason, debit_account, credit_account, amount_cents, card_payment_id)
      select provider_id, order_id, $2, 'capture', 'processor', 'order', amount_cents, id from paid`,
    of,
  );
  await app.pool.query(
    `update orders set paid_cents = total_cents, payment_state = 'fullyPaid', payment_method = 'CreditCard' where id = $1`,
    [orderId],
  );
}

async function payAtDesk(town: Town, { providerId, orders }: Awaited<ReturnType<typeof paymentAt>>) {
  await takeTillPayment(town.app.work(), {
    providerId,
    orders,
    method: 'cash',
    takenBy: town.vera.personId,
    actor: 'system:test',
    key: `desk-${(made += 1)}`,
  });
}

export const RESERVATIONS_SCREEN = screen('the bookings', () => ({}), {
  'search.person': (town, me) => [{ 'search.person': otherPlaceOf(town, me).resourceId }],
  'search.service': async (town, me) => [{ 'search.service': await service(town, otherPlaceOf(town, me)) }],
  'search.customer': anothersCustomer('search.customer'),
});
export const RESERVATION_SCREEN = screen(
  'a booking',
  async (town, _me, place) => ({ id: (await booking(town, place)).id }),
  { id: anothersBooking('id') },
);
export const RESERVATION_TO_PAY = screen(
  'a booking to take money for',
  async (town, _me, place) => {
    const { id } = await booking(town, place);
    return { id, form: { intent: 'take', 'orders.0.amountCents': '1', method: 'cash' } };
  },
  { id: anothersBooking('id') },
);

export const VISITS_TO_PAY_SCREEN = screen(
  'bookings to take money for at once',
  async (town, _me, place) => ({ search: { pay: (await booking(town, place)).id } }),
  { 'search.pay': anothersBooking('search.pay') },
);
export const VISITS_TO_PAY = screen('bookings that are paid at once', async (town, _me, place) => {
  const { id, orderId } = await booking(town, place);
  const form = { owed: `${orderId}:100`, 'orders.0.amountCents': '1', method: 'cash' };
  return { search: { pay: id }, form };
});

export const BOOKINGS_TO_CANCEL_SCREEN = screen(
  'bookings to cancel at once',
  async (town, _me, place) => ({ search: { cancel: await bookingOfPerson(town, place) } }),
  { 'search.cancel': anothersBooking('search.cancel') },
);
export const BOOKINGS_CANCELLED = screen(
  'bookings that are cancelled at once',
  async (town, _me, place) => {
    const id = await bookingOfPerson(town, place);
    return { search: { cancel: id }, form: { intent: 'cancel', ids: String(id), by: 'we', tells: 'on' } };
  },
  { 'form.ids': anothersBooking('form.ids') },
);
export const BOOKINGS_RESTORED = screen(
  'bookings that stand again at once',
  async (town, _me, place) => {
    const id = await cancelledBooking(town, place);
    return { search: { cancel: id }, form: { intent: 'restore', restore: `${id}:0` } };
  },
  {
    'form.restore': async (town, me) => [
      { 'form.restore': `${await cancelledBooking(town, otherPlaceOf(town, me))}:0` },
    ],
  },
);

export const RESERVATION_TO_NOTE = screen(
  'a booking to write a note beside',
  async (town, _me, place) => {
    const at = town.nextStart();
    const { id } = await aConfirmedReservation(town.app, {
      offerId: place.offerId,
      email: `al-banco-${(made += 1)}@example.it`,
      at,
      resourceId: place.resourceId,
    });
    const [date, time] = at.split('T');
    const asItStands = { date, time, startBefore: at, durationMinutes: '', resourceId: '', sequence: '0' };
    return { id, form: { intent: 'change', ...asItStands, note: 'Porta le scarpe' } };
  },
  { id: anothersBooking('id') },
);
