import * as m from '#contracts/texts/messages.js';
import { LOCALES } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import { NewSubscription } from '#contracts/validation/class-desk.ts';
import type { WhoComes } from '#contracts/validation/new-reservation.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { addCustomer, restoreForBooking } from '#server/modules/customers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { sessionsBought } from '../../store/places.ts';
import { findNamelessWalkIn } from '../../store/walk-ins.ts';
import { whoSignsUp } from '../../store/who-signs-up.ts';
import { classAtDesk } from '../class-for-sale.ts';
import type { SignedUp } from '../enrol.ts';
import { enrol } from '../enrol.ts';
import { ownTeacherOf } from '../own-teacher.ts';
import type { PricedSubscription } from '../subscription-price.ts';
import { priceSubscription } from '../subscription-price.ts';
import { expectActs } from './expect-acts.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'deps' | 'locale'>;

/** What was written, with its customer. */
export type CreatedSubscription = SignedUp & { customerId: number };

/**
 * Signs somebody up at the desk, paid at the center: a customer the provider has, one who is written down with it, or a walk-in. It is confirmed at once, also in a
 * session that goes on; a place more than there are is never taken. A collaborator adds walk-ins to sessions they teach.
 * @throws Refusal as `providerCommand`, `priceSubscription` and `addCustomer`; priceChanged; alreadyBooked; invalidCustomer for a customer whom the provider does not
 *   receive; errorUserNotFound; NotAuthorizedException for what a collaborator may not
 */
export async function createSubscription(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<CreatedSubscription> {
  return providerCommand(asking, {
    operation: 'createSubscription',
    action: 'changeReservations',
    providerId,
    schema: NewSubscription,
    input,
    run: async (tx, form, viewer) => ({ answer: await create(tx, asking, viewer, form), changes: [] }),
  });
}

async function create(
  tx: Work,
  { deps, locale, actor }: Asking,
  viewer: Viewer,
  form: NewSubscription,
): Promise<CreatedSubscription> {
  const { providerId } = viewer;
  const { classId, sessions: sessionIds } = form;
  await expectActs(tx, viewer);
  const sold = await classAtDesk(tx, { providerId, classId });
  const priced = await priceSubscription(tx, sold, { sessionIds, onlyBook: true }, { atDesk: true });
  await expectTheirs(tx, viewer, form, priced);
  if (form.shownAmountCents !== null && form.shownAmountCents !== priced.totalCents)
    throw new Refusal('priceChanged');
  const customerId = await whoComes(tx, form, { providerId, locale });
  const who = await whoSignsUp(tx, { attendee: { customerId }, providerId, locks: [] });
  if (who.isBlacklisted && !form.despiteBlacklist)
    throw new Refusal('invalidCustomer', { affected: ['customer'] });
  if ((await sessionsBought(tx, { providerId, customerId: who.customerId, sessionIds })).length > 0)
    throw new Refusal('alreadyBooked', { affected: ['customer'] });
  const by = nameOfActor(actor);
  if (who.isArchived) await restoreForBooking(tx, { providerId, customerId: who.customerId }, by);
  const made = await enrol(tx, deps, {
    sold,
    priced,
    who,
    status: 'A',
    holdMinutes: null,
    onlyBook: true,
    actor: by,
    waitsForAddress: null,
    isByProvider: true,
    // What has begun needs no letter
    isQuiet: !form.tellsCustomer || priced.sessions.some(({ startsAt }) => startsAt <= tx.now()),
    language: locale,
    channel: 'Business',
    classId,
  });
  return { ...made, customerId: who.customerId };
}

/** @throws Refusal notFound for a session that a collaborator does not teach; NotAuthorizedException for anybody but a walk-in */
async function expectTheirs(
  tx: Work,
  viewer: Viewer,
  { customer }: NewSubscription,
  { sessions }: PricedSubscription,
): Promise<void> {
  const own = await ownTeacherOf(tx, viewer);
  if (own === null) return;
  if (sessions.some(({ teacherId }) => teacherId !== own)) throw new Refusal('notFound');
  if (customer.walkIn === null) throw new Refusal('NotAuthorizedException');
}

/** Who comes; one who is new is written down with the sign-up, or not at all. */
async function whoComes(
  tx: Work,
  { customer, sessions: sessionIds }: NewSubscription,
  { providerId, locale }: { providerId: number; locale: Locale },
): Promise<number> {
  if (customer.id !== null) return customer.id;
  if (customer.new !== null) return addCustomer(tx, providerId, { ...customer.new, language: locale });
  const { name = null, email = null } = (customer.walkIn ?? {}) satisfies Partial<
    NonNullable<WhoComes['walkIn']>
  >;
  // Whoever leaves an e-mail is a customer
  if (email !== null) throw new Refusal('invalidInput', { affected: ['customer'] });
  const nameless = LOCALES.map((of) => m.new_reservation_walk_in_name({}, { locale: of }));
  const known = name === null && (await findNamelessWalkIn(tx, { providerId, sessionIds, names: nameless }));
  if (known !== null && known !== false) return known;
  const firstname = name ?? m.new_reservation_walk_in_name({}, { locale });
  const nobody = { lastname: null, email: null, phone: null, further: [] };
  return addCustomer(tx, providerId, { ...nobody, firstname, language: locale });
}
