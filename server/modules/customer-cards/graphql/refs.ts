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
  description: 'A customer in the provider’s list.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Last name.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Null if missing or hidden from the viewer.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Null if missing or hidden from the viewer.',
    }),
    isBlacklisted: t.exposeBoolean('isBlacklisted', {
      description: 'Whether the provider has blocked them.',
    }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Whether they are archived.' }),
    visits: t.exposeInt('visits', {
      description: 'Number of past visits; for a collaborator, those with them.',
    }),
    lastAt: t.expose('lastAt', { type: 'DateTime', nullable: true, description: 'The last visit.' }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true, description: 'Next visit.' }),
    tags: t.expose('tags', { type: [CustomerTagRef], description: 'Sorted by name.' }),
  }),
});

export const CustomerPageRef = builder.objectRef<CustomerPage>('CustomerPage').implement({
  description: 'One page of a provider’s customers.',
  fields: (t) => ({
    items: t.expose('items', { type: [ListedCustomerRef], description: 'In the requested order.' }),
    total: t.exposeInt('total', { description: 'Number on all pages, counted up to 10,000.' }),
    isMore: t.exposeBoolean('isMore', { description: 'Whether there are more than the counted total.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages that can be requested.' }),
  }),
});

const CustomerInCareRef = builder.objectRef<CustomerInCare>('CustomerInCare').implement({
  description: 'A carer, or a customer in somebody’s care.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Last name.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Null if missing or hidden from the viewer.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Null if missing or hidden from the viewer.',
    }),
    relation: t.exposeString('relation', {
      description: 'Relation of the carer: parent, child, partner, relative, guardian or other.',
    }),
  }),
});

const FurtherRef = builder.objectRef<CustomerFacts['further'][number]>('FurtherContact').implement({
  description: 'A further e-mail or phone.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'email or phone.' }),
    value: t.exposeString('value', { description: 'The e-mail or phone number.' }),
    label: t.exposeString('label', { nullable: true, description: 'Name.' }),
  }),
});

const CameRef = builder.objectRef<CustomerCard['came']>('CustomerCame').implement({
  description: 'Summary of a customer’s bookings; for a collaborator, of those with them.',
  fields: (t) => ({
    visits: t.exposeInt('visits', { description: 'Number of confirmed bookings that are over.' }),
    noShows: t.exposeInt('noShows', { description: 'Number of no-shows.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', nullable: true, description: 'Last visit.' }),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true, description: 'Next visit.' }),
  }),
});

const MoneyRef = builder.objectRef<NonNullable<CustomerCard['money']>>('CustomerMoney').implement({
  description: 'Amounts of a customer’s bookings and purchases, in cents.',
  fields: (t) => ({
    unpaidVisits: t.exposeInt('unpaidVisits', { description: 'Number of unpaid bookings and sign-ups.' }),
    unpaidSales: t.exposeInt('unpaidSales', { description: 'Number of unpaid purchases.' }),
    sales: t.expose('sales', {
      type: [SaleOfCustomerRef],
      description: 'Last purchases at the desk, at most five.',
    }),
    salesTotal: t.exposeInt('salesTotal', { description: 'Number of purchases at the desk.' }),
    owedCents: t.exposeInt('owedCents', {
      nullable: true,
      description: 'Amount due; for roles that see takings.',
    }),
    paidCents: t.exposeInt('paidCents', {
      nullable: true,
      description: 'Amount paid; for roles that see takings.',
    }),
  }),
});

export const NoteRef = builder.objectRef<SignedNote>('CustomerNote').implement({
  description: 'A staff note about a customer, included in their personal export.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the note.' }),
    text: t.exposeString('text', { description: 'The text.' }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime', description: 'Time.' }),
    by: t.exposeString('by', { nullable: true, description: 'Author; null if imported.' }),
    canRemove: t.exposeBoolean('canRemove', { description: 'Whether the viewer may remove it.' }),
  }),
});

const LineRef = builder.objectRef<CustomerCard['history'][number]>('CustomerHistoryLine').implement({
  description: 'A change of a customer.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'Time.' }),
    action: t.exposeString('action', { description: 'The action.' }),
    by: t.exposeString('by', { nullable: true, description: 'Name of the person who did it.' }),
    fields: t.exposeStringList('fields', { description: 'Changed fields.' }),
    isBlacklisted: t.exposeBoolean('isBlacklisted', {
      nullable: true,
      description: 'Whether the customer was blocked or unblocked.',
    }),
  }),
});

const ErasureRef = builder.objectRef<NonNullable<CustomerFacts['erasure']>>('CustomerErasure').implement({
  description: 'Decision about the provider’s records of a customer whose account was deleted.',
  fields: (t) => ({
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the account was deleted.' }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'erased or kept; null if undecided.',
    }),
  }),
});

const DoubleRef = builder.objectRef<LikelyDouble>('LikelyDouble').implement({
  description: 'A customer who may be a duplicate.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Last name.' }),
    email: t.exposeString('email', { nullable: true, description: 'The main one.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The main one.' }),
  }),
});

const MergeRef = builder.objectRef<UndoableMerge>('UndoableMerge').implement({
  description: 'A merge that can still be undone.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the merge.' }),
    mergedAt: t.expose('mergedAt', { type: 'DateTime', description: 'Time.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'Of the merged customer.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Of the merged customer.' }),
    email: t.exposeString('email', { nullable: true, description: 'Of the merged customer.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Of the merged customer.' }),
  }),
});

export const CustomerCardRef = builder.objectRef<CustomerCard>('CustomerCard').implement({
  description: 'A customer with everything staff need to know.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the customer.', resolve: ({ facts }) => facts.id }),
    version: t.int({ description: 'Version to send with a change.', resolve: ({ facts }) => facts.version }),
    firstname: t.string({
      nullable: true,
      description: 'First name.',
      resolve: ({ facts }) => facts.firstname,
    }),
    lastname: t.string({ nullable: true, description: 'Last name.', resolve: ({ facts }) => facts.lastname }),
    email: t.string({
      nullable: true,
      description: 'E-mail; null if missing or hidden from the viewer.',
      resolve: ({ facts }) => facts.email,
    }),
    phone: t.string({
      nullable: true,
      description: 'Null if missing or hidden from the viewer.',
      resolve: ({ facts }) => facts.phone,
    }),
    further: t.field({
      type: [FurtherRef],
      description: 'Further e-mails and phones.',
      resolve: ({ facts }) => facts.further,
    }),
    ...eachDetail(({ description, isContact }, name) =>
      t.string({
        nullable: true,
        description: isContact ? `${description} Null if hidden from the viewer.` : description,
        resolve: ({ facts }) => facts[name],
      }),
    ),
    isBlacklisted: t.boolean({
      description: 'Whether the provider has blocked them.',
      resolve: ({ facts }) => facts.isBlacklisted,
    }),
    blacklistReason: t.string({
      nullable: true,
      description: 'Reason for blocking.',
      resolve: ({ facts }) => facts.blacklistReason,
    }),
    isContentBlocked: t.boolean({
      description: 'Whether the video courses they have are withheld from them.',
      resolve: ({ facts }) => facts.isContentBlocked,
    }),
    archivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they were archived.',
      resolve: ({ facts }) => facts.archivedAt,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When they were added.',
      resolve: ({ facts }) => facts.createdAt,
    }),
    carer: t.field({
      type: CustomerInCareRef,
      nullable: true,
      description: 'Their carer.',
      resolve: ({ facts }) => facts.carer,
    }),
    inCare: t.field({
      type: [CustomerInCareRef],
      description: 'Customers in their care.',
      resolve: ({ facts }) => facts.inCare,
    }),
    timeZone: t.exposeString('timeZone', { description: 'Time zone of the provider.' }),
    came: t.expose('came', { type: CameRef, description: 'Summary of their bookings.' }),
    money: t.expose('money', {
      type: MoneyRef,
      nullable: true,
      description: 'For roles that take payments.',
    }),
  }),
});

/** What is noted of them, and what was changed. */
builder.objectFields(CustomerCardRef, (t) => ({
  erasure: t.field({
    type: ErasureRef,
    nullable: true,
    description: 'Erasure notice; null if no account was deleted.',
    resolve: ({ facts }) => facts.erasure,
  }),
  hasPerson: t.boolean({
    description: 'Whether their e-mail binds them to a person, whose log-in sees their bookings.',
    resolve: ({ facts }) => facts.hasPerson,
  }),
  hasVideoCourses: t.exposeBoolean('hasVideoCourses', {
    description: 'Whether they have or had a video course.',
  }),
  tags: t.expose('tags', { type: [CustomerTagRef], description: 'Sorted by name.' }),
  fields: t.expose('fields', {
    type: [FieldOfCustomerRef],
    description: 'The provider’s active fields, in its order, with their values.',
  }),
  notes: t.expose('notes', {
    type: [NoteRef],
    description: 'Latest first, without health notes.',
  }),
  healthNotes: t.exposeInt('healthNotes', { description: 'Number of health notes.' }),
  history: t.expose('history', { type: [LineRef], description: 'Changes, latest first.' }),
  doubles: t.expose('doubles', {
    type: [DoubleRef],
    description: 'Likely duplicates, at most three; for roles that merge.',
  }),
  merge: t.expose('merge', {
    type: MergeRef,
    nullable: true,
    description: 'The last merge that can be undone; for roles that merge.',
  }),
}));
