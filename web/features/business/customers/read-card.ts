import { localDateTimeIn } from '#web/booking/shown-times.ts';
import type { Api } from '#web/lib/api.ts';
import type { CardPages } from './card-address.ts';
import { CUSTOMER_CARD } from '#web/business-frame/customers/customer-calls.ts';

/** All that a customer's card shows. @throws ApiFailure */
export async function readCard(
  api: Api,
  { providerId, id, pages }: { providerId: number; id: number; pages: CardPages },
) {
  const found = await api(CUSTOMER_CARD, {
    providerId,
    id,
    comingPage: pages.coming,
    pastPage: pages.past,
    mailPage: pages.mails,
  });
  const { getCustomer: customer, getCustomerTags: tags, coming, past, mails } = found;
  const email = found.getCurrentUser?.email ?? '';
  const today = localDateTimeIn(customer.timeZone, new Date().toISOString()).slice(0, 10);
  return { customer, tags, coming, past, mails, pages, today, email };
}

export type LoadedCard = Awaited<ReturnType<typeof readCard>>;
