import { getCustomers } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../../store/reservations.ts';

/**
 * About which of some bookings somebody can be written to, by their ids: who comes has an address, else who cares for them, or a walk-in has left one for the
 * booking. Two questions however many they are.
 */
export async function whichCanBeNotified(
  work: Work,
  reservations: readonly Pick<Reservation, 'providerId' | 'id' | 'customerId' | 'walkInEmail'>[],
): Promise<Set<number>> {
  const customers = await getCustomers(
    work,
    reservations.map(({ providerId, customerId }) => ({ providerId, id: customerId })),
  );
  const cared = reservations.flatMap(({ providerId, customerId }) => {
    const { email = null, caredForBy = null } = customers.get(customerId) ?? {};
    return email === null && caredForBy !== null ? [{ providerId, id: caredForBy }] : [];
  });
  const carers = cared.length > 0 ? await getCustomers(work, cared) : new Map<number, never>();
  const isNotified = ({ customerId, walkInEmail }: (typeof reservations)[number]): boolean => {
    const { email = null, caredForBy = null } = customers.get(customerId) ?? {};
    return Boolean(email ?? carers.get(caredForBy ?? 0)?.email ?? walkInEmail);
  };
  return new Set(reservations.filter(isNotified).map(({ id }) => id));
}
