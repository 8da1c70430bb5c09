import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import type { CardPages } from './card-address.ts';
import { PASSES_OF_CUSTOMER } from '#web/business-frame/customers/pass-calls.ts';
import { WALLET_OF_CUSTOMER } from '#web/business-frame/customers/wallet-calls.ts';
import { CUSTOMER_CARD } from '#web/business-frame/customers/customer-calls.ts';

/** All that a customer's card shows. @throws ApiFailure */
export async function readCard(
  api: Api,
  { providerId, id, pages }: { providerId: number; id: number; pages: CardPages },
) {
  const [found, passes, wallet] = await Promise.all([
    api(CUSTOMER_CARD, {
      providerId,
      id,
      comingPage: pages.coming,
      pastPage: pages.past,
      mailPage: pages.mails,
    }),
    ifMaySee(async () => (await api(PASSES_OF_CUSTOMER, { providerId, customerId: id })).getUserMemberships),
    ifMaySee(async () => ({
      held: (await api(WALLET_OF_CUSTOMER, { providerId, customerId: id })).getWallet,
    })),
  ]);
  const { getCustomer: customer, getCustomerTags: tags, coming, past, mails } = found;
  const email = found.getCurrentUser?.email ?? '';
  const today = localDateTimeIn(customer.timeZone, new Date().toISOString()).slice(0, 10);
  return { customer, tags, coming, past, mails, pages, today, email, passes, wallet };
}

/** Null for who may not see it. */
async function ifMaySee<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiFailure && error.hasCode('NotAuthorizedException')) return null;
    throw error;
  }
}

export type LoadedCard = Awaited<ReturnType<typeof readCard>>;
