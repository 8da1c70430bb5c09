import type { Affected, AffectedBooking, AffectedReason } from '#contracts/consequences.ts';
import { affectedKey } from '#contracts/consequences.ts';
import type { Touched } from '#server/kernel/consequences.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NamedBooking } from '#server/modules/booking/index.ts';
import { bookingsOfProvider } from '#server/modules/booking/index.ts';
import type { BookablePerson } from '#server/modules/catalog/index.ts';
import { readPeopleOfOffers } from '#server/modules/catalog/index.ts';
import type { AffectedReasons } from '../rules/affected.ts';
import { actsFor, idsOf } from '../rules/affected.ts';
import { listHurtSessions } from './list-affected-sessions.ts';

/** The hurt bookings and sessions as who decides sees them, soonest first. */
export async function listAffected(
  work: Work,
  of: { providerId: number; touched: Touched },
  affected: AffectedReasons,
): Promise<Affected[]> {
  const bookings = await listHurtBookings(work, of.providerId, affected);
  const sessions = await listHurtSessions(work, of, affected);
  return [...bookings, ...sessions].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

async function listHurtBookings(
  work: Work,
  providerId: number,
  affected: AffectedReasons,
): Promise<AffectedBooking[]> {
  const bookings = await bookingsOfProvider(work, { providerId, ids: idsOf(affected, 'reservation') });
  const people = await readPeopleOfOffers(work, {
    providerId,
    offerIds: bookings.map(({ offerId }) => offerId),
  });
  return bookings.map((booking) =>
    asShown(
      booking,
      people.get(booking.offerId) ?? [],
      affected.get(affectedKey({ reservationId: booking.id })) ?? [],
    ),
  );
}

function asShown(
  booking: NamedBooking,
  people: readonly BookablePerson[],
  reasons: readonly AffectedReason[],
): AffectedBooking {
  const { id, status, startsAt, endsAt, localStart, service, customer, resourceId, resourceName } = booking;
  return {
    reservationId: id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    localStart: localStart.slice(0, 16).replace(' ', 'T'),
    service,
    customer,
    resourceId,
    resourceName,
    people: people.map((person) => ({ resourceId: person.resourceId, name: person.name })),
    reasons,
    acts: actsFor({ reasons, isConfirmed: status === 'A' }),
  };
}
