import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getCustomers } from '#server/modules/customers/index.ts';
import { getOrders } from '#server/modules/payments/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { emptyBookingsOfPerson, readBookingsOfPerson } from '../store/personal-data.ts';

/**
 * What somebody booked, for themselves and for those in their care. Times and amounts belong to the order, which has to be kept; notes and names do
 * not, but for what the provider wrote down itself.
 */
export const bookingPersonalData: PersonalDataSource = {
  placeInExport: 40,
  tables: {
    reservations: {
      leftWhen:
        't.person_id = gone.id and (not t.booked_by_provider and num_nonnulls(t.visitor, t.unproved_contact, t.visitor_phone, t.walk_in_email, t.note) > 0 or t.waits_for_address is not null)',
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
    const customers = await getCustomers(
      work,
      bookings.map(({ providerId, customerId }) => ({ providerId, id: customerId })),
    );
    const reservations = bookings.map((booking) => {
      const snapshot = orders.get(booking.orderId ?? 0)?.snapshot;
      const whoComes = customers.get(booking.customerId);
      return {
        provider: providers.get(booking.providerId)?.name,
        // Somebody in their care; who comes themselves is told with the provider's list.
        for:
          whoComes && whoComes.personId !== personId
            ? { firstname: whoComes.firstname, lastname: whoComes.lastname }
            : undefined,
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
