import { builder } from '#server/graphql/builder.ts';
import type { AskedField, FieldOfCustomer, TagOfCustomers } from '../index.ts';
import { FieldKindRef } from './field-kind.ts';

/** A tag as a customer has it. */
export const CustomerTagRef = builder.objectRef<TagOfCustomers>('CustomerTag').implement({
  description: 'A tag of a provider’s customers.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the tag.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    color: t.exposeString('color', { description: '`#rrggbb`.' }),
  }),
});

/** One of the provider's own fields with what stands in it of a customer. */
export const FieldOfCustomerRef = builder.objectRef<FieldOfCustomer>('FieldOfCustomer').implement({
  description: 'A custom field with a customer’s value.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the field.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    kind: t.expose('kind', { type: FieldKindRef, description: 'Type of its values.' }),
    expires: t.exposeBoolean('expires', { description: 'Whether its values have an expiry date.' }),
    isAsked: t.exposeBoolean('isAsked', { description: 'Whether the desk is warned.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'By the field’s type: a line of text, `YYYY-MM-DD`, yes or no; null if empty.',
    }),
    validUntil: t.exposeString('validUntil', {
      nullable: true,
      description: 'Last valid day, `YYYY-MM-DD`; null for none.',
    }),
  }),
});

/** What a booking asks for of a customer. */
export const AskedFieldRef = builder.objectRef<AskedField>('AskedField').implement({
  description: 'A customer field required at the desk that is missing or has an expiry date.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the field.' }),
    isMissing: t.exposeBoolean('isMissing', { description: 'Whether it has no value.' }),
    validUntil: t.exposeString('validUntil', {
      nullable: true,
      description: 'Last valid day, `YYYY-MM-DD`.',
    }),
  }),
});
