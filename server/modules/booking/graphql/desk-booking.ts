import { builder } from '#server/graphql/builder.ts';
import { AskedFieldRef } from '#server/modules/customers/graphql/refs.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { OverrulingInput, ThingInput } from './desk-acts.ts';
import type { CreatedReservation } from '../use-cases/desk/create-reservations.ts';
import { createReservation, createReservations } from '../use-cases/desk/create-reservations.ts';
import type { CustomerAtDesk } from '../use-cases/desk/search-customers.ts';
import { searchCustomers } from '../use-cases/desk/search-customers.ts';
import type { BookableAtDesk, RoomAtDesk } from '../use-cases/desk/what-can-be-booked.ts';
import { whatCanBeBooked } from '../use-cases/desk/what-can-be-booked.ts';

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

const NamedCustomerRef = builder.objectRef<NonNullable<CustomerAtDesk['carer']>>('NamedCustomer').implement({
  description: 'A customer’s id and name.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Last name.' }),
  }),
});

const FoundCustomerRef = builder.objectRef<CustomerAtDesk>('FoundCustomer').implement({
  description: 'A customer found at the desk.',
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
    visits: t.exposeInt('visits', { description: 'Number of visits; for a collaborator, those with them.' }),
    lastOfferId: t.expose('lastOfferId', {
      type: 'Id',
      nullable: true,
      description: 'Id of the offer they booked last.',
    }),
    ordersNumber: t.exposeInt('ordersNumber', {
      nullable: true,
      description: 'Number of orders with the provider; null for a collaborator.',
    }),
    isBlacklisted: t.exposeBoolean('isBlacklisted', {
      description: 'Whether the provider has blocked them.',
    }),
    askedFields: t.expose('askedFields', {
      type: [AskedFieldRef],
      description: 'Required fields that are missing or have an expiry date.',
    }),
    carer: t.expose('carer', {
      type: NamedCustomerRef,
      nullable: true,
      description: 'The carer, who receives their mails.',
    }),
  }),
});

builder.queryField('searchCustomers', (t) =>
  t.field({
    type: [FoundCustomerRef],
    description:
      'Customers of a provider by beginnings of words of the name, by e-mail or phone digits, or by id. Collaborators: customers of own bookings.',
    args: {
      providerId: t.arg(providerId),
      q: t.arg.string({ description: 'Search text; empty finds nobody.' }),
      id: t.arg({ type: 'Id', description: 'Id of one customer.' }),
      first: t.arg.int({ description: 'Maximum number, up to 20; 8 by default.' }),
    },
    resolve: (_root, { providerId: of, q, id, first }, context) =>
      searchCustomers(context, {
        providerId: of,
        q: q ?? undefined,
        id: id ?? undefined,
        first: first ?? undefined,
      }),
  }),
);

type Offer = BookableAtDesk['offers'][number];

const PersonAtDeskRef = builder.objectRef<Offer['people'][number]>('PersonAtDesk').implement({
  description: 'A staff person who does an offer.',
  fields: (t) => ({
    id: t.expose('resourceId', { type: 'Id', description: 'Id of the resource.' }),
    name: t.exposeString('name', { description: 'Name of the person.' }),
  }),
});

const RoomAtDeskRef = builder.objectRef<RoomAtDesk>('RoomAtDesk').implement({
  description: 'A room or thing an offer may use.',
  fields: (t) => ({
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the thing.',
      resolve: ({ resourceId }) => resourceId,
    }),
    unit: t.exposeInt('unit', { nullable: true, description: 'Number of the unit; null for any.' }),
    name: t.exposeString('name', { description: 'Name.' }),
  }),
});

const OfferAtDeskRef = builder.objectRef<Offer>('OfferAtDesk').implement({
  description: 'An offer that the desk can book.',
  fields: (t) => ({
    id: t.expose('offerId', { type: 'Id', description: 'Id of the offer.' }),
    name: t.exposeString('name', { description: 'Name of the offer.' }),
    serviceName: t.exposeString('serviceName', { description: 'Name of its service.' }),
    durationMinutes: t.exposeInt('durationMinutes', { description: 'Duration in minutes.' }),
    priceCents: t.exposeInt('priceCents', { description: 'Total price, in cents.' }),
    people: t.field({
      type: [PersonAtDeskRef],
      description: 'People who do it.',
      resolve: ({ people }) => people,
    }),
    rooms: t.field({
      type: [RoomAtDeskRef],
      description: 'Rooms and things it may need; empty for a collaborator.',
      resolve: ({ rooms }) => [...rooms],
    }),
  }),
});

const BookableAtDeskRef = builder.objectRef<BookableAtDesk>('BookableAtDesk').implement({
  description: 'Data for the form of a new booking.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', { description: 'IANA time zone of the times.' }),
    today: t.exposeString('today', { description: 'Today’s date at the provider, `YYYY-MM-DD`.' }),
    offers: t.field({
      type: [OfferAtDeskRef],
      description: 'In the provider’s order, whether publicly bookable or not.',
      resolve: ({ offers }) => offers,
    }),
  }),
});

builder.queryField('getBookableAtDesk', (t) =>
  t.field({
    type: BookableAtDeskRef,
    description: 'Offers the desk can book and the people who do them. Collaborators: what they do.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => whatCanBeBooked(context, args.providerId),
  }),
);

const NewCustomerInput = builder.inputType('NewCustomerInput', {
  description: 'A new customer, created with the booking: at least one field.',
  fields: (t) => ({
    firstname: t.string({ description: 'First name.' }),
    lastname: t.string({ description: 'Last name.' }),
    email: t.string({ description: 'E-mail; binds the customer to its person.' }),
    phone: t.string({ description: 'With the usual separators between the digits.' }),
  }),
});

const WalkInInput = builder.inputType('WalkInInput', {
  description: 'A walk-in customer.',
  fields: (t) => ({
    name: t.string({ description: 'Name, if given.' }),
    email: t.string({ description: 'E-mail for this booking’s confirmation; it creates no account.' }),
  }),
});

const WhoComesInput = builder.inputType('WhoComesInput', {
  description: 'The customer: exactly one of these.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of an existing customer.' }),
    new: t.field({ type: NewCustomerInput, description: 'A new customer.' }),
    walkIn: t.field({ type: WalkInInput, description: 'A walk-in customer.' }),
  }),
});

const place = {
  offerId: { type: 'Id', required: true, description: 'Id of the offer.' },
  resourceId: { type: 'Id', description: 'Id of the person; anyone available if omitted.' },
  start: {
    required: true,
    description: 'yyyy-mm-ddThh:mm in the provider’s local time, or with an offset an instant.',
  },
  durationMinutes: { description: '1 to 1440; the offer’s own if omitted.' },
  priceCents: { description: 'In cents; the offer’s own if omitted.' },
  room: {
    type: ThingInput,
    description: 'Id of a required room or thing to use (`thingsDoNotFit`); any available if omitted.',
  },
} as const;
const customer = { type: WhoComesInput, required: true, description: 'The attendee.' } as const;
const note = { description: 'At most 1000 characters; included in the customer’s personal export.' };
const tellsCustomer = { description: 'Whether the confirmation is mailed; true by default.' };
const despiteBlacklist = {
  description: 'Whether to book although the customer is blocked; otherwise refused.',
};

const overruling = {
  type: OverrulingInput,
  description:
    'Reason for overruling the center’s rules; needed only after `rulesAgainst`, which lists them in `extensions.against`.',
} as const;

const NewReservationInput = builder.inputType('NewReservationInput', {
  description: 'A booking created at the desk, paid on site.',
  fields: (t) => ({
    customer: t.field(customer),
    offerId: t.field(place.offerId),
    resourceId: t.field(place.resourceId),
    start: t.string(place.start),
    durationMinutes: t.int(place.durationMinutes),
    priceCents: t.int(place.priceCents),
    room: t.field(place.room),
    note: t.string(note),
    tellsCustomer: t.boolean(tellsCustomer),
    despiteBlacklist: t.boolean(despiteBlacklist),
    overruling: t.field(overruling),
  }),
});

const ReservationRowInput = builder.inputType('ReservationRowInput', {
  description: 'One of several bookings.',
  fields: (t) => ({
    offerId: t.field(place.offerId),
    resourceId: t.field(place.resourceId),
    start: t.string(place.start),
    durationMinutes: t.int(place.durationMinutes),
    priceCents: t.int(place.priceCents),
    room: t.field(place.room),
  }),
});

const NewReservationsInput = builder.inputType('NewReservationsInput', {
  description: 'Several bookings for one customer.',
  fields: (t) => ({
    customer: t.field(customer),
    rows: t.field({ type: [ReservationRowInput], required: true, description: 'At most 52.' }),
    note: t.string(note),
    tellsCustomer: t.boolean(tellsCustomer),
    despiteBlacklist: t.boolean(despiteBlacklist),
    overruling: t.field(overruling),
  }),
});

const CreatedReservationRef = builder.objectRef<CreatedReservation>('CreatedReservation').implement({
  description: 'A booking created at the desk.',
  fields: (t) => ({
    id: t.expose('reservationId', { type: 'Id', description: 'Id of the reservation.' }),
    orderId: t.expose('orderId', { type: 'Id', description: 'Id of its order, to be paid on site.' }),
    customerId: t.expose('customerId', { type: 'Id', description: 'Id of the attending customer.' }),
    status: t.exposeString('status', { description: 'Always A: confirmed.' }),
    totalCents: t.exposeInt('totalCents', { description: 'Total price, in cents.' }),
  }),
});

const input = { required: true, description: 'The new value.' } as const;

builder.mutationField('createReservation', (t) =>
  t.field({
    type: CreatedReservationRef,
    description:
      'Creates a booking at the desk, paid on site, for an existing or new customer or a walk-in (specification section 7).',
    args: { providerId: t.arg(providerId), input: t.arg({ type: NewReservationInput, ...input }) },
    resolve: (_root, args, context) => createReservation(context, args.providerId, withoutNulls(args.input)),
  }),
);

builder.mutationField('createReservations', (t) =>
  t.field({
    type: [CreatedReservationRef],
    description:
      'Creates several bookings for one customer, all or none; each impossible row is named with its reason (specification section 7).',
    args: { providerId: t.arg(providerId), input: t.arg({ type: NewReservationsInput, ...input }) },
    resolve: async (_root, args, context) =>
      (await createReservations(context, args.providerId, withoutNulls(args.input))).booked,
  }),
);
