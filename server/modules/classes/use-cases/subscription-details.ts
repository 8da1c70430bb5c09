import { cancellationTerms, freeCancellationUntil, isFreeAt } from '#server/modules/selling/index.ts';
import { findClasses } from '#server/modules/catalog/index.ts';
import type { CatalogClass } from '#server/modules/catalog/index.ts';
import type { Customer } from '#server/modules/customers/index.ts';
import { getCustomers } from '#server/modules/customers/index.ts';
import type { MoneyBack, Order } from '#server/modules/payments/index.ts';
import { getOrders, moneyBackOfMany } from '#server/modules/payments/index.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ClassTerms } from '../rules/class-terms.ts';
import { readClassTerms } from '../store/class-terms.ts';
import type { Enrolment } from '../store/enrolments.ts';
import type { Place } from '../store/places.ts';
import { findEnrolments } from '../store/enrolments.ts';
import { readPlacesOfMany } from '../store/places.ts';
import type { NamedSession } from '../store/sessions.ts';
import { sessionsOfEnrolments } from '../store/sessions.ts';

/** A session of a sign-up, and what giving it up means now. */
export interface SubscribedSession extends NamedSession {
  place: Place;
  /** Whether it can be given up by itself. */
  canCancel: boolean;
  /** Until when that is free of charge. */
  freeUntil: Date;
}

/** A sign-up with all that whoever holds it sees. */
export interface SubscriptionDetails {
  enrolment: Enrolment;
  ofClass: CatalogClass;
  terms: ClassTerms;
  provider: ProviderContact;
  order: Order;
  customer: Customer | null;
  /** What of it was paid from the wallet, given credit included, in cents. */
  walletCents: number;
  sessions: SubscribedSession[];
  /** The whole can be given up now. */
  canCancelWhole: boolean;
  /** What goes back by card when the whole is given up now, in cents. */
  refundCentsIfCancelledNow: number;
}

/** @throws Refusal notFound */
export async function subscriptionDetails(
  work: Work,
  key: { providerId: number; id: number },
): Promise<SubscriptionDetails> {
  const [details] = await subscriptionDetailsOfMany(work, [key]);
  if (!details) throw new Refusal('notFound');
  return details;
}

/** The details of some sign-ups of perhaps several providers, in a few queries however many they are; unknown ones are left out. */
export async function subscriptionDetailsOfMany(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<SubscriptionDetails[]> {
  const enrolments = await findEnrolments(work, keys);
  if (enrolments.length === 0) return [];
  const keysOf = (field: 'classId' | 'orderId' | 'customerId') =>
    enrolments.map((one) => ({ providerId: one.providerId, id: one[field] }));
  const classIds = enrolments.map(({ classId }) => classId);
  const [places, sessions, classes, terms, providers, orders, customers, money] = await Promise.all([
    readPlacesOfMany(work, keys),
    sessionsOfEnrolments(work, keys),
    findClasses(work, keysOf('classId')),
    readClassTerms(work, classIds),
    getProviderContacts(
      work,
      enrolments.map(({ providerId }) => providerId),
    ),
    getOrders(work, keysOf('orderId')),
    getCustomers(work, keysOf('customerId')),
    moneyBackOfMany(work, keysOf('orderId')),
  ]);
  const classById = new Map(classes.map((one) => [one.classId, one]));
  const placesOf = Map.groupBy(places, ({ enrolmentId }) => enrolmentId);
  const sessionById = new Map(sessions.map((one) => [one.id, one]));
  return enrolments.map((enrolment) => {
    const { classId, providerId, orderId, customerId } = enrolment;
    const ofClass = classById.get(classId);
    const ofTerms = terms.get(classId);
    const provider = providers.get(providerId);
    const order = orders.get(orderId);
    if (!ofClass || !ofTerms || !provider || !order)
      throw new Error(`Enrolment ${enrolment.id} is not whole`);
    const isTotal = ofTerms.model === 'total';
    const subscribed = sessionsOf(placesOf.get(enrolment.id) ?? [], sessionById, {
      enrolment,
      isTotal,
      now: work.now(),
    });
    const paid = money.get(orderId);
    return {
      enrolment,
      ofClass,
      terms: ofTerms,
      provider,
      order,
      customer: customers.get(customerId) ?? null,
      walletCents: (paid?.byWalletCents ?? 0) + (paid?.giftCents ?? 0),
      sessions: subscribed,
      ...ifCancelledNow(subscribed, { enrolment, isTotal, paid, now: work.now() }),
    };
  });
}

const holdsPlaces = ({ status }: Enrolment): boolean => status !== 'C' && status !== 'R';

function sessionsOf(
  places: readonly Place[],
  sessionById: ReadonlyMap<number, NamedSession>,
  { enrolment, isTotal, now }: { enrolment: Enrolment; isTotal: boolean; now: Date },
): SubscribedSession[] {
  return places
    .flatMap((place) => {
      const session = sessionById.get(place.sessionId);
      if (!session) return [];
      const free = {
        startsAt: session.startsAt,
        freeCancellationHours: enrolment.freeCancellationHours,
        isMovedByUs: place.isMovedByUs,
      };
      const isComing = session.startsAt > now && session.status === 'A';
      const canCancel = holdsPlaces(enrolment) && place.status !== 'C' && isComing && !isTotal;
      return [{ ...session, place, canCancel, freeUntil: freeCancellationUntil(free) }];
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Whether the whole can be given up now, and what goes back by card then. */
function ifCancelledNow(
  sessions: readonly SubscribedSession[],
  {
    enrolment,
    isTotal,
    paid,
    now,
  }: { enrolment: Enrolment; isTotal: boolean; paid: MoneyBack | undefined; now: Date },
): Pick<SubscriptionDetails, 'canCancelWhole' | 'refundCentsIfCancelledNow'> {
  const held = sessions.filter(({ place }) => place.status !== 'C');
  const [first] = held;
  const canCancelWhole =
    holdsPlaces(enrolment) && (isTotal || held.length === 1) && first !== undefined && first.startsAt > now;
  const terms = first && {
    startsAt: first.startsAt,
    freeCancellationHours: enrolment.freeCancellationHours,
    isMovedByUs: held.some(({ place }) => place.isMovedByUs),
  };
  if (!terms || !canCancelWhole || !isFreeAt(now, terms))
    return { canCancelWhole, refundCentsIfCancelledNow: 0 };
  const { refundCents } = cancellationTerms({
    ...terms,
    refundableCents: paid?.refundableCents ?? 0,
    atCenterCents: paid?.atCenterCents ?? 0,
    byWalletCents: paid?.byWalletCents ?? 0,
    now,
  });
  return { canCancelWhole, refundCentsIfCancelledNow: refundCents };
}
