import * as v from 'valibot';
import { plainText } from '#contracts/validation/plain-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import {
  CUSTOMER_SORTS,
  CUSTOMER_STANDINGS,
  getCustomerCard,
  getHealthNotes,
  listCustomers,
} from '../index.ts';
import { CustomerCardRef, CustomerPageRef, NoteRef } from './refs.ts';

/** What may be chosen and typed above the list. */
const Filters = v.object({
  search: plainText(120),
  standing: v.nullish(v.picklist(CUSTOMER_STANDINGS), 'current'),
  notSeenDays: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)), null),
  tagId: v.nullish(v.number(), null),
  isEnding: v.nullish(v.boolean(), false),
  sort: v.nullish(v.picklist(CUSTOMER_SORTS), 'name'),
  isDescending: v.nullish(v.boolean(), false),
  // What is counted ends there too
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getCustomers', (t) =>
  t.field({
    type: CustomerPageRef,
    description: 'One page of a provider’s customers. Collaborators: customers of own bookings.',
    args: {
      providerId: t.arg(providerId),
      search: t.arg.string({
        description: 'Beginnings of words of the name, the e-mail, or digits of the phone.',
      }),
      standing: t.arg.string({ description: 'current (the default), blacklisted or archived.' }),
      notSeenDays: t.arg.int({
        description: 'Customers who came before, not in this many days, and have nothing booked.',
      }),
      tagId: t.arg({ type: 'Id', description: 'Id of a tag to filter by.' }),
      isEnding: t.arg.boolean({
        description: 'Whether a custom field has expired or expires within 30 days.',
      }),
      sort: t.arg.string({ description: 'name (the default), lastVisit or added.' }),
      isDescending: t.arg.boolean({ description: 'Whether to reverse the order.' }),
      page: t.arg.int({ description: 'Page number, from 1 to 1000.' }),
    },
    resolve: (_root, { providerId: of, ...typed }, context) =>
      listCustomers(context, { providerId: of, ...checked(Filters, typed) }),
  }),
);

builder.queryField('getCustomer', (t) =>
  t.field({
    type: CustomerCardRef,
    description: 'One customer of a provider. Collaborators: customers of own bookings.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the customer.' }),
    },
    resolve: (_root, of, context) => getCustomerCard(context, of),
  }),
);

builder.queryField('getHealthNotes', (t) =>
  t.field({
    type: [NoteRef],
    description: 'Health notes of a customer, after a fresh proof; each reading is recorded in the history.',
    args: {
      providerId: t.arg(providerId),
      customerId: t.arg({ type: 'Id', required: true, description: 'Id of the customer.' }),
    },
    resolve: (_root, of, context) => getHealthNotes(context, of),
  }),
);
