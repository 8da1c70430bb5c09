import { builder } from '#server/graphql/builder.ts';
import type { Page } from '#server/kernel/page.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { MyOrder } from '../index.ts';
import { myOrders } from '../use-cases/my-orders.ts';
import './order.ts';
import { OrderRef } from './refs.ts';

const OrderPage = builder.objectRef<Page<MyOrder>>('OrderPage').implement({
  description: 'Ten own orders.',
  fields: (t) => ({
    items: t.expose('items', { type: [OrderRef], description: 'The newest first.' }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
  }),
});

builder.queryField('getMyOrders', (t) =>
  t.field({
    description: 'The signed-in person’s own orders with all providers (specification section 7).',
    type: OrderPage,
    args: { page: t.arg.int({ defaultValue: 1, description: '1 for the first.' }) },
    resolve: (_root, { page }, { work, actor }) => myOrders(work, signedIn(actor).personId, page ?? 1),
  }),
);
