import * as m from '#contracts/texts/messages.js';
import type { Locale } from '#contracts/languages.ts';
import type { WhoComes } from '#contracts/validation/new-reservation.ts';
import { NewReservation, NewReservations } from '#contracts/validation/new-reservation.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { locksFor } from '#server/modules/availability/index.ts';
import { addCustomer } from '#server/modules/customers/index.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { hasBookedWith } from '../../store/bookings-of-customers.ts';
import { bookForCustomer } from '../book-for-customer.ts';
import type { Booked } from '../booking-request.ts';
import { resolveDeskSale } from '../resolve-sale.ts';
import { expectActs } from '../../policy.ts';
import { knownWalkIn } from './known-walk-in.ts';
import { ownResource, personFor } from './own-resource.ts';
import { tellingWhoHolds, timeAtDesk } from './who-holds.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'deps' | 'locale'>;

/** What was booked, with its order; both are the customer's from then on. */
export type CreatedReservation = Booked & { customerId: number };

const OPERATION = { action: 'changeReservations' } as const;

/**
 * Books a service at the desk, paid on site: for a customer the provider has, for one who is written down with it, or for a walk-in.
 * It stands at once. A collaborator books with themselves, for walk-ins and customers of own bookings.
 * @throws Refusal as `providerCommand`, `bookForCustomer` and `addCustomer`; NotAuthorizedException for a new customer, a price, a room or
 *   overruling by who may not
 */
export async function createReservation(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<CreatedReservation> {
  return providerCommand(asking, {
    ...OPERATION,
    operation: 'createReservation',
    providerId,
    schema: NewReservation,
    input,
    async run(tx, { customer, note, tellsCustomer, despiteBlacklist, overruling, ...row }, viewer) {
      const form = { customer, note, tellsCustomer, despiteBlacklist, overruling, rows: [row] };
      const [booked] = await bookRows(tx, asking, { viewer, form });
      if (!booked) throw new Error('A booking was neither made nor refused');
      return { answer: booked, changes: [] };
    },
  });
}

/**
 * Books several for one customer, all or none: the same hour of the coming weeks, or one treatment after another.
 * @throws Refusal as `createReservation`; of the rows each that cannot be booked is named (`rows.2`) with its reason in `inputs`
 */
export async function createReservations(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ booked: CreatedReservation[] }> {
  return providerCommand(asking, {
    ...OPERATION,
    operation: 'createReservations',
    providerId,
    schema: NewReservations,
    input,
    async run(tx, form, viewer) {
      return { answer: { booked: await bookRows(tx, asking, { viewer, form }) }, changes: [] };
    },
  });
}

interface Booking {
  viewer: Viewer;
  form: NewReservations;
}

async function bookRows(
  tx: Work,
  { deps, locale, actor }: Asking,
  { viewer, form }: Booking,
): Promise<CreatedReservation[]> {
  const { providerId } = viewer;
  await expectActs(tx, viewer);
  const own = await ownResource(tx, viewer);
  if (form.overruling !== null) await expectMay(tx, actor, providerId, 'overruleReservations');
  if (own !== null && form.rows.some(({ priceCents }) => priceCents !== null))
    throw new Refusal('NotAuthorizedException');
  // A collaborator is told of no rooms.
  if (own !== null && form.rows.some(({ room }) => room !== null))
    throw new Refusal('NotAuthorizedException');
  const rows = form.rows.map((row) => ({ ...row, resourceId: personFor(own, row.resourceId) }));
  // All at once and in one order: two desks whose rows cross would wait for each other.
  if (rows.length > 1) await lockAll(tx, providerId, rows);
  const { customerId, isVouched } = await whoComes(tx, form.customer, { viewer, own, locale, starts: rows });
  const { note, tellsCustomer, despiteBlacklist, overruling, customer } = form;
  const forAll = { note: note || null, tellsCustomer, despiteBlacklist, overruling };
  const atDesk = { ...forAll, walkInEmail: customer.walkIn?.email ?? null, isVouched };
  const desk = { actor: nameOfActor(actor), language: locale, channel: 'Business' } as const;
  const booked: CreatedReservation[] = [];
  const refused: { row: number; refusal: Refusal }[] = [];
  for (const [row, { durationMinutes, priceCents, start, room, ...place }] of rows.entries()) {
    const request = { ...place, providerId, customerId, dateTimeFrom: start, onlyBook: true };
    const agreed = { ...atDesk, durationMinutes, priceCents, room };
    try {
      const made = await tellingWhoHolds(
        tx,
        () => timeAtDesk(tx, { ...place, providerId, start, durationMinutes }),
        () => bookForCustomer(tx, deps, { ...request, atDesk: agreed }, desk),
      );
      booked.push({ ...made, customerId });
    } catch (error) {
      if (isRefusal(error) && rows.length > 1) refused.push({ row, refusal: error });
      // What a constraint refused has ended the transaction: nothing more can be asked, and what is known is told.
      else if (refused.length === 0) throw error;
      else break;
    }
  }
  throwRefused(refused);
  return booked;
}

async function lockAll(
  tx: Work,
  providerId: number,
  rows: readonly { offerId: number; resourceId: number | null }[],
): Promise<void> {
  const places = [...new Map(rows.map((row) => [`${row.offerId} ${row.resourceId}`, row])).values()];
  const locks: string[] = [];
  for (const { offerId, resourceId } of places) {
    const { calendar } = await resolveDeskSale(tx, {
      providerId,
      offerId,
      durationMinutes: null,
      priceCents: null,
    });
    locks.push(...locksFor({ offer: calendar, resourceId }));
  }
  await tx.lock(locks);
}

function throwRefused(refused: readonly { row: number; refusal: Refusal }[]): void {
  const [first] = refused;
  if (!first) return;
  const inputs = refused.map(({ row, refusal }) => ({ code: refusal.code, affected: [`rows.${row}`] }));
  // What cannot be overruled comes first: nobody shall give a reason in vain
  const { refusal } = refused.find((one) => one.refusal.code !== 'rulesAgainst') ?? first;
  const against = [...new Set(refused.flatMap((one) => one.refusal.details.against ?? []))];
  throw new Refusal(refusal.code, {
    ...refusal.details,
    inputs,
    affected: inputs.flatMap(({ affected }) => affected),
    ...(refusal.code === 'rulesAgainst' && { against }),
  });
}

/** Who comes, and whether the booking lends a right to what is kept of them; one who is new is written down with the booking, or not at all. */
async function whoComes(
  tx: Work,
  who: WhoComes,
  {
    viewer,
    own,
    locale,
    starts,
  }: { viewer: Viewer; own: number | null; locale: Locale; starts: readonly { start: string }[] },
): Promise<{ customerId: number; isVouched: boolean }> {
  const { providerId } = viewer;
  if (who.id !== null) {
    const customerId = who.id;
    if (own === null) return { customerId, isVouched: true };
    const of = { providerId, customerId, resourceId: own };
    if (!(await hasBookedWith(tx, of, 'card')))
      throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
    return { customerId, isVouched: await hasBookedWith(tx, of, 'healthNotes') };
  }
  if (who.new === null) {
    const known = await knownWalkIn(tx, providerId, { walkIn: who.walkIn, starts });
    // A collaborator's word on who walked in lends no right to a card that others made
    if (known !== null) return { customerId: known, isVouched: own === null };
    const firstname = who.walkIn?.name ?? m.new_reservation_walk_in_name({}, { locale });
    const nobody = { lastname: null, email: null, phone: null, further: [] };
    const customerId = await addCustomer(tx, providerId, { ...nobody, firstname, language: locale });
    return { customerId, isVouched: true };
  }
  if (own !== null) throw new Refusal('NotAuthorizedException');
  const customerId = await addCustomer(tx, providerId, { ...who.new, language: locale });
  return { customerId, isVouched: true };
}
