import type { Api } from '#web/lib/api.ts';
import type { LoadedList } from '#web/lib/load-list.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { loadList } from '#web/lib/load-list.ts';
import { CUSTOMER_LIST, questionOf } from '#web/business-frame/customers/customer-address.ts';
import type { CustomerQuery } from '#web/business-frame/customers/customer-address.ts';
import type { CustomerTag, ListedCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { CHOSEN, CUSTOMERS } from '#web/business-frame/customers/customer-calls.ts';
import type { JustDone } from './just-done.ts';
import type { DoneJustNow } from './just-done.tsx';

type CustomerPage = { total: number; isMore: boolean; pages: number; items: readonly ListedCustomer[] };

/** What a page of the customers shows. */
export type LoadedCustomers = Pick<LoadedList<object, CustomerPage>, 'list' | 'hasFailed' | 'failure'> & {
  asked: CustomerQuery;
  tags: readonly CustomerTag[];
  /** Whether the center keeps anything that expires. */
  hasEnding: boolean;
};

/** The page that an address asks for. @throws as `loadList` */
export async function loadCustomers(api: Api, providerId: number, url: URL): Promise<LoadedCustomers> {
  let about: Pick<LoadedCustomers, 'tags' | 'hasEnding'> = { tags: [], hasEnding: false };
  const { asked, list, hasFailed, failure } = await loadList(url, CUSTOMER_LIST.address, async (question) => {
    const read = await readCustomers(api, providerId, question);
    about = read.about;
    return read.list;
  });
  return { asked, list, hasFailed, failure, ...about };
}

/** The same page as it is now. @throws ApiFailure */
export async function readCustomers(api: Api, providerId: number, asked: CustomerQuery) {
  const {
    getCustomers: list,
    getCustomerTags: tags,
    getCustomerFields: fields,
  } = await api(CUSTOMERS, { providerId, ...questionOf(asked) });
  const hasEnding = fields.some(({ expires, isArchived }) => expires && !isArchived);
  return { list, about: { tags, hasEnding } };
}

/** With whom something was done just now, of those with whom it still is so; null for nobody, and for who may not do it. */
export async function loadJustDone(
  api: Api,
  providerId: number,
  done: JustDone | null,
): Promise<DoneJustNow | null> {
  if (done === null) return null;
  const { act, ids } = done;
  try {
    const { getChosenCustomers: chosen } = await api(CHOSEN, { providerId, ids: [...ids] });
    const customers = chosen.filter(({ isArchived }) => isArchived === (act === 'archive'));
    return customers.length > 0 ? { act, customers } : null;
  } catch (failure) {
    // The list is there without it
    if (failure instanceof ApiFailure) return null;
    throw failure;
  }
}
