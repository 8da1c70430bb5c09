import type { LocalDate, Zone } from '#contracts/time.ts';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { PassUseKind } from '#contracts/memberships.ts';
import { findReservation } from '#server/modules/booking/index.ts';
import { subscriptionDetails } from '#server/modules/classes/index.ts';
import type { Order } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';

/** A visit behind a line of an order. */
export interface VisitOfOrder {
  kind: PassUseKind;
  /** Of the line. */
  position: number;
  offerId: number;
  /** The booking, or the sign-up. */
  subjectId: number;
  sessionId: number | null;
  name: string;
  visitAt: Date;
  /** By the center's date. */
  visitOn: LocalDate;
}

/** The date of an instant at a center. */
export const dateAt = (zone: Zone, at: Date): LocalDate => localDateOf(zone, epochMinutesOf(at));

/**
 * The visits that an order is for and that stand.
 * @throws Refusal notFound for an order of something else; alreadyCanceled where nothing of it stands
 */
export async function visitsOfOrder(work: Work, order: Order): Promise<VisitOfOrder[]> {
  const visits =
    order.subject === 'reservation'
      ? await visitOfReservation(work, order)
      : order.subject === 'subscription'
        ? await visitsOfSubscription(work, order)
        : null;
  if (visits === null) throw new Refusal('notFound');
  if (visits.length === 0) throw new Refusal('alreadyCanceled');
  return visits;
}

async function visitOfReservation(
  work: Work,
  { providerId, subjectId, snapshot: { name } }: Order,
): Promise<VisitOfOrder[]> {
  // The booking alone: whoever books with a pass waits for every statement
  const reservation = await findReservation(work, providerId, subjectId);
  if (!reservation) throw new Refusal('notFound');
  const { status, startsAt, offerId, timeZone } = reservation;
  if (status === 'C' || status === 'R') return [];
  const visitOn = dateAt(zoneOf(timeZone), startsAt);
  return [
    {
      kind: 'reservation',
      position: 1,
      offerId,
      subjectId,
      sessionId: null,
      name,
      visitAt: startsAt,
      visitOn,
    },
  ];
}

async function visitsOfSubscription(work: Work, { providerId, subjectId }: Order): Promise<VisitOfOrder[]> {
  const { enrolment, ofClass, provider, sessions } = await subscriptionDetails(work, {
    providerId,
    id: subjectId,
  });
  if (enrolment.status === 'C' || enrolment.status === 'R') return [];
  const zone = zoneOf(provider.timeZone);
  return sessions
    .filter(({ place }) => place.status !== 'C')
    .map(({ id, place, startsAt }) => ({
      kind: 'subscription',
      position: place.line,
      offerId: enrolment.classId,
      subjectId,
      sessionId: id,
      name: ofClass.name,
      visitAt: startsAt,
      visitOn: dateAt(zone, startsAt),
    }));
}
