import type { HurtBooking, HurtReason } from '#contracts/consequences.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NamedBooking } from '#server/modules/booking/index.ts';
import { bookingsOfProvider } from '#server/modules/booking/index.ts';
import type { BookablePerson } from '#server/modules/catalog/index.ts';
import { readPeopleOfOffers } from '#server/modules/catalog/index.ts';
import { actsFor } from '../rules/hurt.ts';

/** The hurt bookings as who decides sees them, soonest first. */
export async function listHurt(
  work: Work,
  providerId: number,
  hurt: ReadonlyMap<number, readonly HurtReason[]>,
): Promise<HurtBooking[]> {
  const bookings = await bookingsOfProvider(work, { providerId, ids: [...hurt.keys()] });
  const people = await readPeopleOfOffers(work, {
    providerId,
    offerIds: bookings.map(({ offerId }) => offerId),
  });
  return bookings.map((booking) =>
    asShown(booking, people.get(booking.offerId) ?? [], hurt.get(booking.id) ?? []),
  );
}

function asShown(
  booking: NamedBooking,
  people: readonly BookablePerson[],
  reasons: readonly HurtReason[],
): HurtBooking {
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
