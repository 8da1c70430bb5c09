import { builder } from '#server/graphql/builder.ts';
import type { TagOfCustomers } from '../index.ts';

/** A tag as a customer has it. */
export const CustomerTagRef = builder.objectRef<TagOfCustomers>('CustomerTag').implement({
  description: 'What a provider sorts its customers by.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the tag.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    color: t.exposeString('color', { description: '`#rrggbb`.' }),
  }),
});
