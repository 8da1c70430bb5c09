import { eachDetail } from '#contracts/customer-details.ts';
import { builder } from '#server/graphql/builder.ts';
import { CustomerTagRef, FieldOfCustomerRef } from '#server/modules/customers/graphql/refs.ts';
import { SaleOfCustomerRef } from '#server/modules/payments/graphql/refs.ts';
import type {
  CustomerFacts,
  CustomerInCare,
  LikelyDouble,
  UndoableMerge,
} from '#server/modules/customers/index.ts';
import type { CustomerCard, CustomerPage, ListedCustomer, SignedNote } from '../index.ts';

const ListedCustomerRef = builder.objectRef<ListedCustomer>('ListedCustomer').implement({
  description: 'A customer as the provider’s list shows them.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Family name.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null also for who may not see it.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Null also for who may not see it.' }),
    isBlacklisted: t.exposeBoolean('isBlacklisted', { description: 'The provider does not receive them.' }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Left out of lists and searches.' }),
    visits: t.exposeInt('visits', { description: 'Bookings that are over; with a collaborator.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', nullable: true, description: 'The last of them.' }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true, description: 'The next to come.' }),
    tags: t.expose('tags', { type: [CustomerTagRef], description: 'In the order of their names.' }),
  }),
});

export const CustomerPageRef = builder.objectRef<CustomerPage>('CustomerPage').implement({
  description: 'Ten customers of a provider.',
  fields: (t) => ({
    items: t.expose('items', { type: [ListedCustomerRef], description: 'In the order of the list.' }),
    total: t.exposeInt('total', { description: 'On all pages together, counted up to 10,000.' }),
    isMore: t.exposeBoolean('isMore', { description: 'Whether there are more than were counted.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages can be asked for.' }),
  }),
});

const CustomerInCareRef = builder.objectRef<CustomerInCare>('CustomerInCare').implement({
  description: 'Another customer: who cares for one, or in whose care they are.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Family name.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null also for who may not see it.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Null also for who may not see it.' }),
    relation: t.exposeString('relation', {
      description: 'What who cares is to the other: parent, child, partner, relative, guardian or other.',
    }),
  }),
});

const FurtherRef = builder.objectRef<CustomerFacts['further'][number]>('FurtherContact').implement({
  description: 'A further address or phone.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'email or phone.' }),
    value: t.exposeString('value', { description: 'The address or number.' }),
    label: t.exposeString('label', { nullable: true, description: 'What it is called.' }),
  }),
});

const CameRef = builder.objectRef<CustomerCard['came']>('CustomerCame').implement({
  description: 'What a customer’s bookings come to; of a collaborator, with them.',
  fields: (t) => ({
    visits: t.exposeInt('visits', { description: 'Bookings that stood and are over.' }),
    noShows: t.exposeInt('noShows', { description: 'Those they did not come to.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', nullable: true, description: 'The last visit.' }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true, description: 'The next to come.' }),
  }),
});

const MoneyRef = builder.objectRef<NonNullable<CustomerCard['money']>>('CustomerMoney').implement({
  description: 'What a customer’s bookings and purchases at the desk cost, in cents.',
  fields: (t) => ({
    unpaidVisits: t.exposeInt('unpaidVisits', { description: 'Bookings that still ask for money.' }),
    unpaidSales: t.exposeInt('unpaidSales', { description: 'Purchases at the desk that do.' }),
    sales: t.expose('sales', {
      type: [SaleOfCustomerRef],
      description: 'What they bought at the desk, the last first, five at most.',
    }),
    salesTotal: t.exposeInt('salesTotal', { description: 'How often they did.' }),
    owedCents: t.exposeInt('owedCents', {
      nullable: true,
      description: 'What they ask for; for who sees takings.',
    }),
    paidCents: t.exposeInt('paidCents', {
      nullable: true,
      description: 'What was paid so far; for who sees takings.',
    }),
  }),
});

export const NoteRef = builder.objectRef<SignedNote>('CustomerNote').implement({
  description: 'What somebody of the provider noted of a customer, who may read it in their export.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the note.' }),
    text: t.exposeString('text', { description: 'What it says.' }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime', description: 'When.' }),
    by: t.exposeString('by', { nullable: true, description: 'By whom; null: imported.' }),
    canRemove: t.exposeBoolean('canRemove', { description: 'Whether the viewer may remove it.' }),
  }),
});

const LineRef = builder.objectRef<CustomerCard['history'][number]>('CustomerHistoryLine').implement({
  description: 'Something that was changed of a customer.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', { description: 'What was done.' }),
    by: t.exposeString('by', { nullable: true, description: 'Who did it, by name.' }),
    fields: t.exposeStringList('fields', { description: 'Which fields were changed.' }),
    isBlacklisted: t.exposeBoolean('isBlacklisted', {
      nullable: true,
      description: 'What was said of receiving them.',
    }),
  }),
});

const ErasureRef = builder.objectRef<NonNullable<CustomerFacts['erasure']>>('CustomerErasure').implement({
  description: 'What became of what the provider wrote down of a customer whose account was deleted.',
  fields: (t) => ({
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the account was deleted.' }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'erased or kept; null: nobody has decided yet.',
    }),
  }),
});

const DoubleRef = builder.objectRef<LikelyDouble>('LikelyDouble').implement({
  description: 'Another customer who may be the same person.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Family name.' }),
    email: t.exposeString('email', { nullable: true, description: 'The main one.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The main one.' }),
  }),
});

const MergeRef = builder.objectRef<UndoableMerge>('UndoableMerge').implement({
  description: 'A merge that can still be undone.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the merge.' }),
    mergedAt: t.expose('mergedAt', { type: 'DateTime', description: 'When.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'Of who was merged.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Of who was merged.' }),
    email: t.exposeString('email', { nullable: true, description: 'Of who was merged.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Of who was merged.' }),
  }),
});

export const CustomerCardRef = builder.objectRef<CustomerCard>('CustomerCard').implement({
  description: 'A customer with all that whoever looks after them wants to know.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Of the customer.', resolve: ({ facts }) => facts.id }),
    version: t.int({ description: 'What a change must be based on.', resolve: ({ facts }) => facts.version }),
    firstname: t.string({
      nullable: true,
      description: 'First name.',
      resolve: ({ facts }) => facts.firstname,
    }),
    lastname: t.string({
      nullable: true,
      description: 'Family name.',
      resolve: ({ facts }) => facts.lastname,
    }),
    email: t.string({
      nullable: true,
      description: 'Where mails go; null also for who may not see it.',
      resolve: ({ facts }) => facts.email,
    }),
    phone: t.string({
      nullable: true,
      description: 'Null also for who may not see it.',
      resolve: ({ facts }) => facts.phone,
    }),
    further: t.field({
      type: [FurtherRef],
      description: 'Further addresses and phones.',
      resolve: ({ facts }) => facts.further,
    }),
    ...eachDetail(({ description, isContact }, name) =>
      t.string({
        nullable: true,
        description: isContact ? `${description} Null also for who may not see contacts.` : description,
        resolve: ({ facts }) => facts[name],
      }),
    ),
    isBlacklisted: t.boolean({
      description: 'The provider does not receive them.',
      resolve: ({ facts }) => facts.isBlacklisted,
    }),
    blacklistReason: t.string({
      nullable: true,
      description: 'Why, in the provider’s words.',
      resolve: ({ facts }) => facts.blacklistReason,
    }),
    archivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when they are left out of lists.',
      resolve: ({ facts }) => facts.archivedAt,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Since when they are known.',
      resolve: ({ facts }) => facts.createdAt,
    }),
    carer: t.field({
      type: CustomerInCareRef,
      nullable: true,
      description: 'In whose care they are.',
      resolve: ({ facts }) => facts.carer,
    }),
    inCare: t.field({
      type: [CustomerInCareRef],
      description: 'Who is in their care.',
      resolve: ({ facts }) => facts.inCare,
    }),
    timeZone: t.exposeString('timeZone', { description: 'The provider’s.' }),
    came: t.expose('came', { type: CameRef, description: 'What their bookings come to.' }),
    money: t.expose('money', { type: MoneyRef, nullable: true, description: 'For who takes money.' }),
  }),
});

/** What is noted of them, and what was changed. */
builder.objectFields(CustomerCardRef, (t) => ({
  erasure: t.field({
    type: ErasureRef,
    nullable: true,
    description: 'Null where no account of theirs was deleted.',
    resolve: ({ facts }) => facts.erasure,
  }),
  hasPerson: t.boolean({
    description: 'Whether their e-mail binds them to a person, whose log-in sees what is booked for them.',
    resolve: ({ facts }) => facts.hasPerson,
  }),
  tags: t.expose('tags', { type: [CustomerTagRef], description: 'In the order of their names.' }),
  fields: t.expose('fields', {
    type: [FieldOfCustomerRef],
    description: 'The provider’s own that are in use, in its order, with what stands in them.',
  }),
  notes: t.expose('notes', {
    type: [NoteRef],
    description: 'The latest first, without those about health.',
  }),
  healthNotes: t.exposeInt('healthNotes', { description: 'How many notes are about health.' }),
  history: t.expose('history', { type: [LineRef], description: 'What was changed, the latest first.' }),
  doubles: t.expose('doubles', {
    type: [DoubleRef],
    description: 'Who may be the same person, three at most; for who may merge.',
  }),
  merge: t.expose('merge', {
    type: MergeRef,
    nullable: true,
    description: 'The last merge that can be undone; for who may merge.',
  }),
}));
