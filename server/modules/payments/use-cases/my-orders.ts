import { getPerson } from '#server/modules/identity/index.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { PAGE_SIZE, pageOf, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { seesOwnOrders } from '../policy.ts';
import type { MoneyOfOrder } from '../store/money-of-orders.ts';
import { readMoneyOfOrders } from '../store/money-of-orders.ts';
import type { Order } from '../store/orders.ts';
import { countOrdersOfPerson, readOrdersOfPerson } from '../store/orders-of-person.ts';

/** An order as the person it belongs to sees it. */
export interface MyOrder {
  order: Order;
  /** Null while nothing was paid of it. */
  money: MoneyOfOrder | null;
  /** Whose log-in sees it, and their e-mail. */
  personId: number;
  email: string;
  provider: ProviderContact;
}

/**
 * A person's own orders with all providers, the newest first, a page of ten (specification sections 3 and 7). What was ordered as
 * a guest with the same e-mail is among them once it is verified (specification sections 1 and 3); before, there are none.
 */
export async function myOrders(work: Work, personId: number, page: number): Promise<Page<MyOrder>> {
  // Counting ten thousand takes longer than reading ten with all that belongs to them: neither waits for the other.
  const [person, total, items] = await Promise.all([
    getPerson(work, personId),
    countOrdersOfPerson(work, personId),
    readPage(work, personId, page),
  ]);
  if (!person || !seesOwnOrders(person)) return pageOf([], { total: 0, page });
  const { email } = person;
  return pageOf(
    items.map((item): MyOrder => ({ ...item, personId, email })),
    { total, page },
  );
}

async function readPage(
  work: Work,
  personId: number,
  page: number,
): Promise<Omit<MyOrder, 'personId' | 'email'>[]> {
  const orders = await readOrdersOfPerson(work, personId, { limit: PAGE_SIZE, offset: rowsBefore(page) });
  const [money, providers] = await Promise.all([
    readMoneyOfOrders(work, orders),
    getProviderContacts(
      work,
      orders.map(({ providerId }) => providerId),
    ),
  ]);
  return orders.map((order) => {
    const provider = providers.get(order.providerId);
    if (!provider) throw new Error(`Order ${order.id} has lost its provider`);
    return { order, money: money.get(order.id) ?? null, provider };
  });
}

/** How many orders a person sees as their own. */
export async function myOrdersNumber(work: Work, personId: number): Promise<number> {
  const person = await getPerson(work, personId);
  return person && seesOwnOrders(person) ? countOrdersOfPerson(work, personId) : 0;
}
