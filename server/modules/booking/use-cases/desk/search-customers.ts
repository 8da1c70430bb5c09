import { CustomerSearch } from '#contracts/validation/new-reservation.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { AskedField, FoundCustomer } from '#server/modules/customers/index.ts';
import { findCustomers, readAskedFields } from '#server/modules/customers/index.ts';
import { countOrdersOfCustomers } from '#server/modules/payments/index.ts';
import { checked } from '#server/kernel/checked.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { bookedWith, readPastOfCustomers } from '../../store/bookings-of-customers.ts';
import { seesContacts } from '../../policy.ts';
import { workingAs } from '#server/modules/staff/index.ts';

/** A customer as who books for them sees them. */
export interface CustomerAtDesk extends FoundCustomer {
  visits: number;
  lastOfferId: number | null;
  /** Orders of theirs at this provider; null for a collaborator, who sees but what is with them. */
  ordersNumber: number | null;
  /** What a booking asks for that is missing, or ends one day. */
  askedFields: AskedField[];
}

/**
 * The provider's customers by what was typed (the beginnings of words of the name, the e-mail, the digits of the phone), or the one with an id; of a
 * collaborator those of own bookings, without e-mail and phone, also to look for, where the owner hides them.
 * @throws Refusal as `expectMay`; invalidInput
 */
export async function searchCustomers(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  asked: { providerId: number; q?: string | undefined; id?: number | undefined; first?: number | undefined },
): Promise<CustomerAtDesk[]> {
  const { providerId, id } = asked;
  const viewer = await expectMay(work, actor, providerId, 'seeCustomers');
  const { q, first } = checked(CustomerSearch, { q: asked.q, first: asked.first });
  const resourceId = await searchedFor(work, viewer);
  if (resourceId === 'nobody') return [];
  const found = await findCustomers(work, {
    providerId,
    q: id === undefined ? q : { id },
    first,
    withContacts: await seesContacts(work, viewer),
    among: resourceId === null ? null : bookedWith({ providerId, resourceId, now: work.now() }),
  });
  const ids = found.map((customer) => customer.id);
  const [past, orders, fields] = await Promise.all([
    readPastOfCustomers(work, { providerId, ids, resourceId }),
    viewer.extent === 'all' ? countOrdersOfCustomers(work, providerId, ids) : null,
    readAskedFields(work, providerId, ids),
  ]);
  return found.map((customer) => ({
    ...customer,
    visits: past.get(customer.id)?.visits ?? 0,
    lastOfferId: past.get(customer.id)?.lastOfferId ?? null,
    askedFields: fields.get(customer.id) ?? [],
    ordersNumber: orders && (orders.get(customer.id) ?? 0),
  }));
}

/** Whose customers a viewer finds: a collaborator their own; one who is nobody of the staff has none. Null: everybody's. */
async function searchedFor(
  work: Work,
  { extent, providerId, personId }: Viewer,
): Promise<number | 'nobody' | null> {
  if (extent === 'all') return null;
  return (await workingAs(work, { providerId, personId })) ?? 'nobody';
}
