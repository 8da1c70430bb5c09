import { CustomerSearch } from '#contracts/validation/new-reservation.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { FoundCustomer } from '#server/modules/customers/index.ts';
import { findCustomers } from '#server/modules/customers/index.ts';
import { checked } from '#server/kernel/checked.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { bookedWith, readPastOfCustomers } from '../../store/bookings-of-customers.ts';
import { seesContacts } from '../../policy.ts';
import { ownResource } from './own-resource.ts';

/** A customer as who books for them sees them. */
export interface CustomerAtDesk extends FoundCustomer {
  visits: number;
  lastOfferId: number | null;
}

/**
 * The provider's customers by what was typed (the beginnings of words of the name, the e-mail, the digits of the phone), or the one with an id; of a
 * collaborator those of own bookings, without e-mail and phone, also to look for, where the owner hides them.
 * @throws Refusal as `expectMay`; NotAuthorizedException for a collaborator who is nobody of the staff; invalidInput
 */
export async function searchCustomers(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  asked: { providerId: number; q?: string | undefined; id?: number | undefined; first?: number | undefined },
): Promise<CustomerAtDesk[]> {
  const { providerId, id } = asked;
  const viewer = await expectMay(work, actor, providerId, 'seeCustomers');
  const { q, first } = checked(CustomerSearch, { q: asked.q, first: asked.first });
  const resourceId = await ownResource(work, viewer);
  const found = await findCustomers(work, {
    providerId,
    q: id === undefined ? q : { id },
    first,
    withContacts: await seesContacts(work, viewer),
    among: resourceId === null ? null : bookedWith(providerId, resourceId),
  });
  const ids = found.map((customer) => customer.id);
  const past = await readPastOfCustomers(work, { providerId, ids, resourceId });
  return found.map((customer) => ({
    ...customer,
    visits: past.get(customer.id)?.visits ?? 0,
    lastOfferId: past.get(customer.id)?.lastOfferId ?? null,
  }));
}
