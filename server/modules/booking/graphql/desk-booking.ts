import { formatLocalTime, formatOffsetDateTime } from '#contracts/time-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { AskedFieldRef } from '#server/modules/customers/graphql/refs.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { OverrulingInput, ThingInput } from './desk-acts.ts';
import type { CreatedReservation } from '../use-cases/desk/create-reservations.ts';
import { createReservation, createReservations } from '../use-cases/desk/create-reservations.ts';
import type { CustomerAtDesk } from '../use-cases/desk/search-customers.ts';
import { searchCustomers } from '../use-cases/desk/search-customers.ts';
import type { BookableAtDesk, RoomAtDesk } from '../use-cases/desk/what-can-be-booked.ts';
import { timesAtDesk, whatCanBeBooked } from '../use-cases/desk/what-can-be-booked.ts';

const providerId = { type: 'Id', required: true, description: 'Whose it is.' } as const;

const NamedCustomerRef = builder.objectRef<NonNullable<CustomerAtDesk['carer']>>('NamedCustomer').implement({
  description: 'A customer by name.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Last name.' }),
  }),
});

const FoundCustomerRef = builder.objectRef<CustomerAtDesk>('FoundCustomer').implement({
  description: 'A customer as the desk finds them.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Of the customer.' }),
    firstname: t.exposeString('firstname', { nullable: true, description: 'First name.' }),
    lastname: t.exposeString('lastname', { nullable: true, description: 'Last name.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null also for who may not see it.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Null also for who may not see it.' }),
    visits: t.exposeInt('visits', { description: 'How often they have been there; with a collaborator.' }),
    lastOfferId: t.expose('lastOfferId', {
      type: 'Id',
      nullable: true,
      description: 'What was booked last for them.',
    }),
    ordersNumber: t.exposeInt('ordersNumber', {
      nullable: true,
      description: 'How many orders they have with the provider; null for a collaborator.',
    }),
    isBlacklisted: t.exposeBoolean('isBlacklisted', { description: 'The provider does not receive them.' }),
    askedFields: t.expose('askedFields', {
      type: [AskedFieldRef],
      description: 'What a booking asks for that is missing, or ends one day.',
    }),
    carer: t.expose('carer', {
      type: NamedCustomerRef,
      nullable: true,
      description: 'Who cares for them and gets their mails.',
    }),
  }),
});

builder.queryField('searchCustomers', (t) =>
  t.field({
    type: [FoundCustomerRef],
    description:
      'A provider’s customers by the beginnings of words of their name, by e-mail or by the digits of the phone, or the one with an id; of a collaborator those of own bookings.',
    args: {
      providerId: t.arg(providerId),
      q: t.arg.string({ description: 'What was typed; nothing finds nobody.' }),
      id: t.arg({ type: 'Id', description: 'This one alone.' }),
      first: t.arg.int({ description: 'How many at most, up to 20; 8 when left out.' }),
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
  description: 'Somebody of the staff who does an offer.',
  fields: (t) => ({
    id: t.expose('resourceId', { type: 'Id', description: 'Of the resource.' }),
    name: t.exposeString('name', { description: 'Their name.' }),
  }),
});

const RoomAtDeskRef = builder.objectRef<RoomAtDesk>('RoomAtDesk').implement({
  description: 'A room or thing that an offer may have.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'Which one.', resolve: ({ resourceId }) => resourceId }),
    unit: t.exposeInt('unit', { nullable: true, description: 'Which of its units; null: any of them.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
  }),
});

const OfferAtDeskRef = builder.objectRef<Offer>('OfferAtDesk').implement({
  description: 'An offer that the desk can book.',
  fields: (t) => ({
    id: t.expose('offerId', { type: 'Id', description: 'Of the offer.' }),
    name: t.exposeString('name', { description: 'Its own name.' }),
    serviceName: t.exposeString('serviceName', { description: 'The heading it stands under.' }),
    durationMinutes: t.exposeInt('durationMinutes', { description: 'How long it takes.' }),
    priceCents: t.exposeInt('priceCents', { description: 'What it costs.' }),
    people: t.field({
      type: [PersonAtDeskRef],
      description: 'Who does it.',
      resolve: ({ people }) => people,
    }),
    rooms: t.field({
      type: [RoomAtDeskRef],
      description: 'The rooms and things that it needs one or more of; of a collaborator none.',
      resolve: ({ rooms }) => [...rooms],
    }),
  }),
});

const BookableAtDeskRef = builder.objectRef<BookableAtDesk>('BookableAtDesk').implement({
  description: 'What the form of a new booking offers.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', { description: 'IANA name, in which times are meant.' }),
    today: t.exposeString('today', { description: 'The date there now, yyyy-mm-dd.' }),
    offers: t.field({
      type: [OfferAtDeskRef],
      description: 'In the provider’s order, on public sale or not.',
      resolve: ({ offers }) => offers,
    }),
  }),
});

builder.queryField('getBookableAtDesk', (t) =>
  t.field({
    type: BookableAtDeskRef,
    description: 'The offers that the desk can book, and who does them; of a collaborator what they do.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => whatCanBeBooked(context, args.providerId),
  }),
);

interface FreeTime {
  time: string;
  start: string;
}

const FreeTimeRef = builder.objectRef<FreeTime>('FreeTime').implement({
  description: 'A start that is free.',
  fields: (t) => ({
    time: t.exposeString('time', { description: 'Local time of the provider, `HH:mm`.' }),
    start: t.exposeString('start', {
      description: 'The same with date and offset: an autumn night has an hour twice.',
    }),
  }),
});

builder.queryField('getFreeTimesAtDesk', (t) =>
  t.field({
    type: [FreeTimeRef],
    description: 'The free starts of a date as the desk books them, without the notice of public calls.',
    args: {
      providerId: t.arg(providerId),
      offerId: t.arg({ type: 'Id', required: true, description: 'What is to be booked.' }),
      resourceId: t.arg({ type: 'Id', description: 'With whom; whoever is free when left out.' }),
      date: t.arg.string({ required: true, description: 'yyyy-mm-dd.' }),
      durationMinutes: t.arg.int({ description: 'How long; the offer’s own minutes when left out.' }),
      room: t.arg({
        type: ThingInput,
        description: 'In which room, or with which thing; whichever is free when left out.',
      }),
    },
    resolve: async (_root, { resourceId, durationMinutes, room, ...asked }, context) => {
      const { zone, starts } = await timesAtDesk(context, {
        ...asked,
        resourceId: resourceId ?? null,
        durationMinutes: durationMinutes ?? null,
        room: room ? { resourceId: room.resourceId, unit: room.unit ?? null } : null,
      });
      return starts.map((at) => ({
        time: formatLocalTime(zone, at).slice(0, 5),
        start: formatOffsetDateTime(zone, at),
      }));
    },
  }),
);

const NewCustomerInput = builder.inputType('NewCustomerInput', {
  description: 'Somebody who is written down with the booking: at least one of these.',
  fields: (t) => ({
    firstname: t.string({ description: 'First name.' }),
    lastname: t.string({ description: 'Last name.' }),
    email: t.string({ description: 'Binds them to its person.' }),
    phone: t.string({ description: 'With the signs people write between the digits.' }),
  }),
});

const WalkInInput = builder.inputType('WalkInInput', {
  description: 'Somebody who is there and asked for nothing.',
  fields: (t) => ({
    name: t.string({ description: 'What they are called, if they say.' }),
    email: t.string({ description: 'Where this one booking is confirmed; it makes nobody’s account.' }),
  }),
});

const WhoComesInput = builder.inputType('WhoComesInput', {
  description: 'Who comes: exactly one of these.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'A customer of the provider.' }),
    new: t.field({ type: NewCustomerInput, description: 'A new one.' }),
    walkIn: t.field({ type: WalkInInput, description: 'A walk-in.' }),
  }),
});

const place = {
  offerId: { type: 'Id', required: true, description: 'What is booked.' },
  resourceId: { type: 'Id', description: 'With whom; whoever is free when left out.' },
  start: {
    required: true,
    description: 'yyyy-mm-ddThh:mm, local time of the provider, or with an offset an instant.',
  },
  durationMinutes: { description: '1 to 1440; the offer’s own when left out.' },
  priceCents: { description: 'In cents; the offer’s own when left out.' },
  room: {
    type: ThingInput,
    description:
      'One of the rooms and things that it shall have, of those that it needs (`thingsDoNotFit`); whichever is free when left out.',
  },
} as const;
const customer = { type: WhoComesInput, required: true, description: 'Who comes.' } as const;
const note = { description: 'At most 1000 characters; the customer may read it in their export.' };
const tellsCustomer = { description: 'Whether the confirmation is mailed; true when left out.' };
const despiteBlacklist = {
  description: 'Also for a customer whom the provider does not receive, who is refused otherwise.',
};

const overruling = {
  type: OverrulingInput,
  description:
    'Only where rules of the center speak against the time (`rulesAgainst`, with all of them in `extensions.against`).',
} as const;

const NewReservationInput = builder.inputType('NewReservationInput', {
  description: 'A booking that the desk writes down, paid on site.',
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
  description: 'Several bookings of one customer.',
  fields: (t) => ({
    customer: t.field(customer),
    rows: t.field({ type: [ReservationRowInput], required: true, description: 'Up to 52.' }),
    note: t.string(note),
    tellsCustomer: t.boolean(tellsCustomer),
    despiteBlacklist: t.boolean(despiteBlacklist),
    overruling: t.field(overruling),
  }),
});

const CreatedReservationRef = builder.objectRef<CreatedReservation>('CreatedReservation').implement({
  description: 'What the desk has booked.',
  fields: (t) => ({
    id: t.expose('reservationId', { type: 'Id', description: 'Of the reservation.' }),
    orderId: t.expose('orderId', { type: 'Id', description: 'Of its order, which is to be paid on site.' }),
    customerId: t.expose('customerId', { type: 'Id', description: 'Of who comes.' }),
    status: t.exposeString('status', { description: 'A: it stands.' }),
    totalCents: t.exposeInt('totalCents', { description: 'What it costs.' }),
  }),
});

const input = { required: true, description: 'As it shall be.' } as const;

builder.mutationField('createReservation', (t) =>
  t.field({
    type: CreatedReservationRef,
    description:
      'Books a service at the desk, paid on site, for a known or new customer or a walk-in (specification section 7).',
    args: { providerId: t.arg(providerId), input: t.arg({ type: NewReservationInput, ...input }) },
    resolve: (_root, args, context) => createReservation(context, args.providerId, withoutNulls(args.input)),
  }),
);

builder.mutationField('createReservations', (t) =>
  t.field({
    type: [CreatedReservationRef],
    description:
      'Books several for one customer, all or none; each row that cannot be is named with its reason (specification section 7).',
    args: { providerId: t.arg(providerId), input: t.arg({ type: NewReservationsInput, ...input }) },
    resolve: async (_root, args, context) =>
      (await createReservations(context, args.providerId, withoutNulls(args.input))).booked,
  }),
);
