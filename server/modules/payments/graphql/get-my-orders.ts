import { builder } from '#server/graphql/builder.ts';
import type { Page } from '#server/kernel/page.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { MyOrder } from '../index.ts';
import { myOrders } from '../use-cases/my-orders.ts';
import './order.ts';
import { OrderRef } from './refs.ts';

const OrderPage = builder.objectRef<Page<MyOrder>>('OrderPage').implement({
  description: 'One page of the person’s orders.',
  fields: (t) => ({
    items: t.expose('items', { type: [OrderRef], description: 'Newest first.' }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
  }),
});

builder.queryField('getMyOrders', (t) =>
  t.field({
    description: 'The signed-in person’s orders with all providers (specification section 7).',
    type: OrderPage,
    args: { page: t.arg.int({ defaultValue: 1, description: 'Page number, from 1.' }) },
    resolve: (_root, { page }, { work, actor }) => myOrders(work, signedIn(actor).personId, page ?? 1),
  }),
);
