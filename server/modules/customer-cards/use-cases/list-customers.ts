import { DAYS_BEFORE_EXPIRY } from '#contracts/customer-fields.ts';
import { addDays, epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { Page } from '#server/kernel/page.ts';
import { pageOf } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { ownResourceOf, seesContacts } from '#server/modules/booking/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { CustomerQuestion, ListedCustomer } from '../store/find-customers.ts';
import { findCustomersOfProvider, MOST_COUNTED } from '../store/find-customers.ts';

/** What is typed and chosen above the list. */
export interface CustomersQuery extends Omit<CustomerQuestion, 'ownResourceId' | 'search' | 'endingBy'> {
  search: string | null;
  /** Something in the provider's own fields is over, or will be in thirty days. */
  isEnding: boolean;
}

/** A page of customers; `total` is exact up to ten thousand. */
export interface CustomerPage extends Page<ListedCustomer> {
  isMore: boolean;
}

/**
 * A page of a provider's customers; of a collaborator those of own bookings, with what they came to with them, without contacts where the owner
 * hides them.
 * @throws Refusal as `expectMay`
 */
export async function listCustomers(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { search, isEnding, ...asked }: CustomersQuery,
): Promise<CustomerPage> {
  const viewer = await expectMay(work, actor, asked.providerId, 'seeCustomers');
  const [ownResourceId, withContacts] = [await ownResourceOf(work, viewer), await seesContacts(work, viewer)];
  const { customers, counted } = await findCustomersOfProvider(work, {
    ...asked,
    ownResourceId,
    endingBy: isEnding ? await lastDayToTell(work, asked.providerId) : null,
    search: search === null ? null : { typed: search, withContacts },
  });
  const items = customers.map((one) => (withContacts ? one : { ...one, email: null, phone: null }));
  const total = Math.min(counted, MOST_COUNTED);
  return { ...pageOf(items, { total, page: asked.page }), isMore: counted > MOST_COUNTED };
}

/** Of what ends the last day that is told of today, by the provider's date. */
export async function lastDayToTell(work: Work, providerId: number): Promise<string> {
  const provider = await getProviderContact(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const today = localDateOf(zoneOf(provider.timeZone), epochMinutesOf(work.now()));
  return addDays(today, DAYS_BEFORE_EXPIRY);
}
