import { cancellationTerms, freeCancellationUntil, isFreeAt } from '#server/modules/selling/index.ts';
import { readClasses } from '#server/modules/catalog/index.ts';
import type { CatalogClass } from '#server/modules/catalog/index.ts';
import type { Customer } from '#server/modules/customers/index.ts';
import { getCustomer } from '#server/modules/customers/index.ts';
import type { Order } from '#server/modules/payments/index.ts';
import { getOrder, moneyBackOfMany } from '#server/modules/payments/index.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ClassTerms } from '../rules/class-terms.ts';
import { readClassTerms } from '../store/class-terms.ts';
import type { Enrolment } from '../store/enrolments.ts';
import type { Place } from '../store/places.ts';
import { findEnrolment } from '../store/enrolments.ts';
import { readPlaces } from '../store/places.ts';
import type { NamedSession } from '../store/sessions.ts';
import { readSessions } from '../store/sessions.ts';

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
  const enrolment = await findEnrolment(work, key);
  if (!enrolment) throw new Refusal('notFound');
  const { providerId, classId, orderId, customerId } = enrolment;
  const [places, [ofClass], terms, provider, order, customer, money] = await Promise.all([
    readPlaces(work, key),
    readClasses(work, { providerId, ids: [classId] }),
    readClassTerms(work, [classId]),
    getProviderContact(work, providerId),
    getOrder(work, providerId, orderId),
    getCustomer(work, providerId, customerId),
    moneyBackOfMany(work, [{ providerId, id: orderId }]),
  ]);
  const ofTerms = terms.get(classId);
  if (!ofClass || !ofTerms || !provider || !order) throw new Error(`Enrolment ${enrolment.id} is not whole`);
  const isTotal = ofTerms.model === 'total';
  const holdsPlaces = enrolment.status !== 'C' && enrolment.status !== 'R';
  const byId = new Map(
    (await readSessions(work, { providerId, ids: places.map(({ sessionId }) => sessionId) })).map((one) => [
      one.id,
      one,
    ]),
  );
  const sessions = places
    .flatMap((place) => {
      const session = byId.get(place.sessionId);
      if (!session) return [];
      const free = {
        startsAt: session.startsAt,
        freeCancellationHours: enrolment.freeCancellationHours,
        isMovedByUs: place.isMovedByUs,
      };
      const isComing = session.startsAt > work.now() && session.status === 'A';
      return [
        {
          ...session,
          place,
          canCancel: holdsPlaces && place.status !== 'C' && isComing && !isTotal,
          freeUntil: freeCancellationUntil(free),
        },
      ];
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const held = sessions.filter(({ place }) => place.status !== 'C');
  const [first] = held;
  const paid = money.get(orderId);
  const terms0 = first && {
    startsAt: first.startsAt,
    freeCancellationHours: enrolment.freeCancellationHours,
    isMovedByUs: held.some(({ place }) => place.isMovedByUs),
  };
  const canCancelWhole =
    holdsPlaces && (isTotal || held.length === 1) && first !== undefined && first.startsAt > work.now();
  const refundCentsIfCancelledNow =
    terms0 && canCancelWhole && isFreeAt(work.now(), terms0)
      ? cancellationTerms({
          ...terms0,
          refundableCents: paid?.refundableCents ?? 0,
          atCenterCents: paid?.atCenterCents ?? 0,
          now: work.now(),
        }).refundCents
      : 0;
  return {
    enrolment,
    ofClass,
    terms: ofTerms,
    provider,
    order,
    customer,
    sessions,
    canCancelWhole,
    refundCentsIfCancelledNow,
  };
}
