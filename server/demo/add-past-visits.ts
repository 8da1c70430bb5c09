import { sql } from 'kysely';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { localDateOf, minuteOfDay } from '#contracts/time.ts';
import type { EpochMinutes, Zone } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { TERMS_TEXT } from '#server/modules/selling/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { addPastMoney } from './add-past-money.ts';
import { at, insertRows, newIds, span } from './insert-rows.ts';
import type { PlannedVisit } from './plan-visits.ts';

/** Of whom the visits are, and what they are of. */
export interface PastOf {
  providerId: number;
  zone: Zone;
  offers: ReadonlyMap<number, Pick<BookableOffer, 'capacity' | 'name' | 'group' | 'priceCents' | 'vat'>>;
  people: ReadonlyMap<number, { name: string; personId: number | null }>;
  /** In the order in which the plan counts them. */
  customerIds: readonly number[];
  /** Who stands at the till. */
  takenBy: number;
}

const BOOKED_DAYS_BEFORE = 4;

/**
 * Writes visits of the past with all that the product would have written, too many to be lived through one by one: bookings with time, rooms and terms,
 * orders with their line, payments at the till with sale and tax, the drawer counted each evening. What must hold of them is what the
 * audit says. The one place that writes such rows beside the use cases.
 */
export async function addPastVisits(work: Work, of: PastOf, visits: readonly PlannedVisit[]): Promise<void> {
  const [orderIds, reservationIds] = [
    await newIds(work, 'orders_id_seq', visits.length),
    await newIds(work, 'reservations_id_seq', visits.length),
  ];
  const booked = visits.map((visit, index) => ({
    visit,
    orderId: orderIds[index] ?? 0,
    reservationId: reservationIds[index] ?? 0,
  }));
  const paid = booked.filter(({ visit }) => visit.paid !== null);
  await sinceTheirFirstBooking(work, of, visits);
  await insertRows(
    work,
    'orders',
    booked.map((one) => orderOf(of, one)),
  );
  await insertRows(
    work,
    'order_lines',
    booked.map((one) => lineOf(of, one)),
  );
  await insertRows(
    work,
    'reservations',
    booked.map((one) => reservationOf(of, one)),
  );
  const standing = booked.filter(({ visit }) => visit.fate !== 'cancelled');
  await insertRows(
    work,
    'reservation_things',
    standing.flatMap((one) => thingsOf(of, one)),
  );
  await addHolds(work, of, standing);
  await addPastMoney(
    work,
    of,
    paid.map(({ visit, orderId }) => {
      const { priceCents: cents, vat } = offerOf(of, visit);
      return { orderId, cents, vat, method: visit.paid ?? 'cash', paidAt: visit.endsAt + 2 };
    }),
  );
}

/** A customer is written down when they first book, not when the demo is made. */
async function sinceTheirFirstBooking(work: Work, of: PastOf, visits: readonly PlannedVisit[]) {
  const first = new Map<number, string>();
  for (const visit of visits) {
    const customerId = customerOf(of, visit);
    if (!first.has(customerId)) first.set(customerId, at(bookedAt(visit)));
  }
  await sql`
    update customers c set created_at = least(c.created_at, f.at)
    from unnest(${[...first.keys()]}::bigint[], ${[...first.values()]}::timestamptz[]) f (id, at)
    where c.provider_id = ${of.providerId} and c.id = f.id`.execute(work.db);
}

type Booked = { visit: PlannedVisit; orderId: number; reservationId: number };

const offerOf = ({ offers }: PastOf, { offer }: PlannedVisit) => {
  const found = offers.get(offer.offerId);
  if (!found) throw new Error(`The plan speaks of the offer ${offer.offerId}, which is not there`);
  return found;
};
const personOf = ({ people }: PastOf, { resourceId }: PlannedVisit) => {
  const found = people.get(resourceId);
  if (!found) throw new Error(`The plan speaks of the person ${resourceId}, who is not there`);
  return found;
};
const customerOf = ({ customerIds }: PastOf, { customer }: PlannedVisit): number =>
  customerIds[customer] ?? 0;
const bookedAt = ({ startsAt }: PlannedVisit): EpochMinutes => startsAt - BOOKED_DAYS_BEFORE * 1440;

function orderOf(of: PastOf, { visit, orderId, reservationId }: Booked) {
  const { name, group, priceCents } = offerOf(of, visit);
  return {
    id: orderId,
    provider_id: of.providerId,
    customer_id: customerOf(of, visit),
    subject: 'reservation',
    subject_id: reservationId,
    name,
    resource_name: personOf(of, visit).name,
    group_name: group?.name ?? null,
    color: group?.color ?? null,
    starts_at: at(visit.startsAt),
    ends_at: at(visit.endsAt),
    duration_minutes: visit.offer.durationMinutes,
    price_cents: priceCents,
    discount_cents: 0,
    paid_cents: visit.paid === null ? 0 : priceCents,
    payment_state: priceCents === 0 ? 'pricedZero' : visit.paid === null ? 'notPaid' : 'fullyPaid',
    payment_method: visit.paid === null ? null : visit.paid === 'cash' ? 'Cash' : 'DebitCard',
    payment_mode: 'onSite',
    platform_fee_basis_points: 300,
    platform_fee_cents: 0,
    channel: 'Business',
    currency: 'EUR',
    line_count: 1,
    credited_cents: 0,
    created_at: at(bookedAt(visit)),
  };
}

function lineOf(of: PastOf, { visit, orderId, reservationId }: Booked) {
  const { name, priceCents, vat } = offerOf(of, visit);
  return {
    provider_id: of.providerId,
    order_id: orderId,
    position: 1,
    subject: 'reservation',
    subject_id: reservationId,
    name,
    price_cents: priceCents,
    online_discount_cents: 0,
    promo_discount_cents: 0,
    gift_cents: 0,
    credited_cents: 0,
    vat_treatment: vat.treatment,
    vat_rate_basis_points: vat.rateBasisPoints,
    vat_nature: vat.nature,
  };
}

function reservationOf(of: PastOf, { visit, orderId, reservationId }: Booked) {
  const { priceCents } = offerOf(of, visit);
  const { startsAt, endsAt, fate, offer } = visit;
  const isOff = fate === 'cancelled';
  const presence = fate === 'came' ? 'arrived' : fate === 'noShow' ? 'noShow' : null;
  return {
    id: reservationId,
    provider_id: of.providerId,
    offer_id: offer.offerId,
    resource_id: visit.resourceId,
    customer_id: customerOf(of, visit),
    order_id: orderId,
    status: isOff ? 'C' : 'A',
    starts_at: at(startsAt),
    ends_at: at(endsAt),
    local_start: `${localDateOf(of.zone, startsAt)} ${formatMinuteOfDay(minuteOfDay(of.zone, startsAt))}:00`,
    time_zone: of.zone.id,
    note: noteFor(visit),
    only_book: true,
    price_cents: priceCents,
    discount_cents: 0,
    total_cents: priceCents,
    language: 'it',
    confirmed_at: at(bookedAt(visit)),
    cancelled_at: isOff ? at(startsAt - 2 * 1440) : null,
    cancel_reason: isOff ? 'byCustomer' : null,
    created_at: at(bookedAt(visit)),
    sequence: isOff ? 1 : 0,
    free_cancellation_hours: 24,
    notice_minutes: 0,
    terms_version: TERMS_TEXT.termsVersion,
    booked_by_provider: true,
    vouched: true,
    prepare_minutes: offer.prepareMinutes,
    cleanup_minutes: offer.cleanupMinutes,
    presence,
    presence_by: presence === null ? null : of.takenBy,
    presence_at: presence === null ? null : at(startsAt),
  };
}

/** What the desk keeps in mind about some of them. */
const NOTES = [
  'Preferisce una pressione leggera.',
  'Arriva spesso con il treno: può tardare di cinque minuti.',
  'Chiede la musica bassa.',
];
const noteFor = ({ customer }: PlannedVisit): string | null =>
  customer % 9 === 0 ? (NOTES[(customer / 9) % NOTES.length] ?? null) : null;

const thingsOf = ({ providerId }: PastOf, { visit, reservationId }: Booked) =>
  visit.things.map(({ resourceId, unit }) => ({
    provider_id: providerId,
    reservation_id: reservationId,
    resource_id: resourceId,
    unit,
  }));

async function addHolds(work: Work, of: PastOf, standing: readonly Booked[]): Promise<void> {
  const occasions = await newIds(work, 'occasions', standing.length);
  const held = standing.flatMap(({ visit, reservationId }, index) => {
    const { offer, startsAt, endsAt, resourceId } = visit;
    const common = {
      provider_id: of.providerId,
      occasion_id: occasions[index] ?? 0,
      seat: 1,
      capacity: offerOf(of, visit).capacity,
      kind: 'reservation',
      holder_id: reservationId,
      offer_id: offer.offerId,
      main_resource_id: resourceId,
      starts_at: at(startsAt),
      busy: span(startsAt - offer.prepareMinutes, endsAt + offer.cleanupMinutes),
      service: span(startsAt, endsAt),
    };
    return [
      { ...common, resource_id: resourceId, unit: 1, person_id: personOf(of, visit).personId },
      ...visit.things.map(({ resourceId: thing, unit }) => ({
        ...common,
        resource_id: thing,
        unit,
        person_id: null,
      })),
    ];
  });
  const ids = await newIds(work, 'holds_id_seq', held.length);
  await insertRows(
    work,
    'holds',
    held.map((hold, index) => ({ id: ids[index] ?? 0, ...hold })),
  );
}
