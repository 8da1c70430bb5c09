import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import type { ListedOffer } from '../index.ts';
import { listPublicOffers } from '../index.ts';
import { imageSize, shownImage } from './image-size.ts';
import { GroupRef, OfferRef, SubServiceRef } from './refs.ts';

GroupRef.implement({
  description: 'A group of offers with its colour.',
  fields: (t) => ({
    id: t.field({ description: 'Id of the group.', type: 'Id', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name.' }),
    color: t.exposeString('color', { description: '#rrggbb.' }),
  }),
});

const OfferResourceRef = builder.objectRef<ListedOffer['resources'][number]>('OfferResource').implement({
  description: 'A person who can do an offer.',
  fields: (t) => ({
    id: t.field({ description: 'Id of the resource.', type: 'Id', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name as the provider shows it.' }),
    role: t.exposeString('role', { description: 'Job title, if any.', nullable: true }),
  }),
});

OfferRef.implement({
  description: 'Something that can be booked.',
  fields: (t) => ({
    id: t.field({
      description: 'The `subServiceId` of the booking calls.',
      type: 'Id',
      resolve: ({ id }) => id,
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    price: t.float({
      description: 'Price in euro, before any discount.',
      resolve: ({ priceCents }) => euroOfCents(priceCents),
    }),
    priceCents: t.exposeInt('priceCents', { description: 'Price in cents, before any discount.' }),
    duration: t.exposeInt('durationMinutes', { description: 'Minutes.' }),
    capacity: t.exposeInt('capacity', {
      description: 'Number of people per start and person; 1 unless it is for groups.',
    }),
    resources: t.field({
      description: 'People who can do it; at least one.',
      type: [OfferResourceRef],
      resolve: ({ resources }) => resources,
    }),
  }),
});

SubServiceRef.implement({
  description: 'A service with its bookable offers.',
  fields: (t) => ({
    id: t.field({
      description: 'Id of the service; what is booked is an offer.',
      type: 'Id',
      resolve: ({ id }) => id,
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    serviceType: t.exposeString('serviceType', { description: 'N: a service.' }),
    isAlwaysAvailable: t.exposeBoolean('isAlwaysAvailable', {
      description: 'False if it can be booked only during a certain period.',
    }),
    imageUrl: t.string({
      description: 'Absolute address of its picture, or of a drawing.',
      args: { size: t.arg(imageSize) },
      resolve: (service, { size }, { deps }) => shownImage(service, size, deps.origin),
    }),
    group: t.field({
      description: 'Its group.',
      type: GroupRef,
      nullable: true,
      resolve: ({ group }) => group,
    }),
    offers: t.field({
      description: 'Bookable offers, in the provider’s order; at least one.',
      type: [OfferRef],
      resolve: ({ providerId, offers }) => offers.map((offer) => ({ ...offer, providerId })),
    }),
  }),
});

builder.queryField('getSubservicesForBooking', (t) =>
  t.field({
    description: 'The provider’s price list; null if visitors may not see the provider.',
    type: [SubServiceRef],
    nullable: true,
    args: { providerId: t.arg({ description: 'Id of the provider.', type: 'Id', required: true }) },
    resolve: (_root, { providerId }, { work }) => listPublicOffers(work, providerId),
  }),
);
