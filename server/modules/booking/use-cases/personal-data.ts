import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getOrders } from '#server/modules/payments/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { emptyBookingsOfPerson, readBookingsOfPerson } from '../store/personal-data.ts';

/** What somebody booked. Times and amounts belong to the order, which has to be kept; notes and names do not. */
export const bookingPersonalData: PersonalDataSource = {
  placeInExport: 40,
  tables: {
    reservations: {
      leftWhen:
        't.person_id = gone.id and num_nonnulls(t.visitor, t.walk_in_email, t.note, t.waits_for_address) > 0',
    },
  },
  async export(work, _deps, { personId }) {
    const bookings = await readBookingsOfPerson(work, personId);
    const providers = await getProviderContacts(
      work,
      bookings.map(({ providerId }) => providerId),
    );
    const keys = bookings.flatMap(({ providerId, orderId }) =>
      orderId === null ? [] : { providerId, id: orderId },
    );
    const orders = await getOrders(work, keys);
    const reservations = bookings.map((booking) => {
      const snapshot = orders.get(booking.orderId ?? 0)?.snapshot;
      return {
        provider: providers.get(booking.providerId)?.name,
        what: snapshot?.name,
        with: snapshot?.resourceName,
        ...booking,
      };
    });
    return { reservations };
  },
  async erase(work, { personId }) {
    await emptyBookingsOfPerson(work, personId);
  },
};
