import { useRef } from 'react';
import { useLiveRows } from '#web/business-frame/live/use-live-rows.ts';
import type { ListedCustomer } from '#web/business-frame/customers/customer-calls.ts';
import type { LoadedCustomers } from './load-customers.ts';
import { readCustomers } from './load-customers.ts';

/** A page of the customers, kept fresh. @returns with `within`, for what is worked in */
export function useLiveCustomers(loaded: LoadedCustomers) {
  const within = useRef<HTMLDivElement>(null);
  const live = useLiveRows<ListedCustomer, LoadedCustomers>(loaded, {
    read: async (api, providerId) => {
      const { list, about } = await readCustomers(api, providerId, loaded.asked);
      return { asked: loaded.asked, list, hasFailed: false, failure: null, ...about };
    },
    isShown: ({ kind, customerIds }, { list }) =>
      kind === 'missed' ||
      kind === 'customers' ||
      // Visits stand in the list
      (kind === 'reservations' &&
        (customerIds.length === 0 || (list?.items.some(({ id }) => customerIds.includes(id)) ?? false))),
    namedBy: ({ customerIds }) => customerIds,
    itemsOf: ({ list }) => list?.items ?? [],
    within,
  });
  return { ...live, within };
}
