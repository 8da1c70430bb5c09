import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import type { ListedOffer } from '../index.ts';
import { listPublicOffers } from '../index.ts';
import { imageSize, shownImage } from './image-size.ts';
import { GroupRef, OfferRef, SubServiceRef } from './refs.ts';

GroupRef.implement({
  description: 'A group of offers, shown with its colour.',
  fields: (t) => ({
    id: t.field({ description: 'The group’s id.', type: 'Id', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    color: t.exposeString('color', { description: '#rrggbb.' }),
  }),
});

const OfferResourceRef = builder.objectRef<ListedOffer['resources'][number]>('OfferResource').implement({
  description: 'Somebody who can do an offer.',
  fields: (t) => ({
    id: t.field({ description: 'The resource’s id.', type: 'Id', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'As the provider shows it.' }),
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
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    price: t.float({
      description: 'In euro, before any discount.',
      resolve: ({ priceCents }) => euroOfCents(priceCents),
    }),
    priceCents: t.exposeInt('priceCents', { description: 'In cents, before any discount.' }),
    duration: t.exposeInt('durationMinutes', { description: 'Minutes.' }),
    capacity: t.exposeInt('capacity', {
      description: 'How many can come to the same start and person; 1 unless it is for groups.',
    }),
    resources: t.field({
      description: 'Who can do it; at least one.',
      type: [OfferResourceRef],
      resolve: ({ resources }) => resources,
    }),
  }),
});

SubServiceRef.implement({
  description: 'A heading with what can be booked under it.',
  fields: (t) => ({
    id: t.field({
      description: 'The heading’s id; what is booked is an offer.',
      type: 'Id',
      resolve: ({ id }) => id,
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    serviceType: t.exposeString('serviceType', { description: 'N: a service.' }),
    isAlwaysAvailable: t.exposeBoolean('isAlwaysAvailable', {
      description: 'False when it can be booked in a certain period only.',
    }),
    imageUrl: t.string({
      description: 'Absolute address of its picture; a drawn landscape while it has none.',
      args: { size: t.arg(imageSize) },
      resolve: (service, { size }, { deps }) => shownImage(service, size, deps.origin),
    }),
    group: t.field({
      description: 'The group it stands in.',
      type: GroupRef,
      nullable: true,
      resolve: ({ group }) => group,
    }),
    offers: t.field({
      description: 'What can be booked, in the provider’s order; at least one.',
      type: [OfferRef],
      resolve: ({ providerId, offers }) => offers.map((offer) => ({ ...offer, providerId })),
    }),
  }),
});

builder.queryField('getSubservicesForBooking', (t) =>
  t.field({
    description: 'The provider’s price list; null when visitors may not see the provider.',
    type: [SubServiceRef],
    nullable: true,
    args: { providerId: t.arg({ description: 'Whose price list.', type: 'Id', required: true }) },
    resolve: (_root, { providerId }, { work }) => listPublicOffers(work, providerId),
  }),
);
