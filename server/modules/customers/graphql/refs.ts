import { builder } from '#server/graphql/builder.ts';
import type { AskedField, FieldOfCustomer, TagOfCustomers } from '../index.ts';
import { FieldKindRef } from './field-kind.ts';

/** A tag as a customer has it. */
export const CustomerTagRef = builder.objectRef<TagOfCustomers>('CustomerTag').implement({
  description: 'What a provider sorts its customers by.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the tag.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    color: t.exposeString('color', { description: '`#rrggbb`.' }),
  }),
});

/** One of the provider's own fields with what stands in it of a customer. */
export const FieldOfCustomerRef = builder.objectRef<FieldOfCustomer>('FieldOfCustomer').implement({
  description: 'One of the provider’s own fields with what stands in it of a customer.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the field.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    kind: t.expose('kind', { type: FieldKindRef, description: 'What its values are.' }),
    expires: t.exposeBoolean('expires', { description: 'Whether its values have a last day.' }),
    isAsked: t.exposeBoolean('isAsked', { description: 'Whether a booking at the desk warns of it.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'By its kind: a line of text, yyyy-mm-dd, yes or no; null: nothing.',
    }),
    validUntil: t.exposeString('validUntil', {
      nullable: true,
      description: 'yyyy-mm-dd, the last day it counts; null: without an end.',
    }),
  }),
});

/** What a booking asks for of a customer. */
export const AskedFieldRef = builder.objectRef<AskedField>('AskedField').implement({
  description: 'What a booking at the desk asks for of a customer that is missing, or ends one day.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the field is called.' }),
    isMissing: t.exposeBoolean('isMissing', { description: 'Nothing stands in it.' }),
    validUntil: t.exposeString('validUntil', {
      nullable: true,
      description: 'yyyy-mm-dd, the last day it counts.',
    }),
  }),
});
