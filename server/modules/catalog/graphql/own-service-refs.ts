import { builder } from '#server/graphql/builder.ts';
import { VatTreatmentRef } from '#server/modules/providers/graphql/refs.ts';
import type {
  OwnNeed,
  OwnOffer,
  OwnService,
  PlacedService,
  ServiceGroup,
  ServiceResource,
} from '../index.ts';
import { imageSize, shownImage } from './image-size.ts';
import { GroupRef } from './refs.ts';

const OwnNeedRef = builder.objectRef<OwnNeed>('OwnNeed').implement({
  description: 'Rooms or pieces of equipment that an offer needs: so many, of any of these.',
  fields: (t) => ({
    units: t.exposeInt('units', { description: 'How many, all things together.' }),
    resourceIds: t.field({
      type: ['Id'],
      description: 'Of which things, in the provider’s order.',
      resolve: ({ resourceIds }) => resourceIds,
    }),
    names: t.exposeStringList('names', { description: 'What these are called, in the same order.' }),
  }),
});

const OwnOfferRef = builder.objectRef<OwnOffer>('OwnOffer').implement({
  description: 'An offer as its provider sees it, sold or not.',
  fields: (t) => ({
    id: t.field({
      type: 'Id',
      description: 'The `subServiceId` of the booking calls.',
      resolve: ({ id }) => id,
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    priceCents: t.exposeInt('priceCents', { description: 'In cents, before any discount.' }),
    duration: t.exposeInt('durationMinutes', { description: 'Minutes.' }),
    prepareMinutes: t.exposeInt('prepareMinutes', {
      description: 'Minutes before it in which person and rooms are taken.',
    }),
    cleanupMinutes: t.exposeInt('cleanupMinutes', { description: 'The same after it.' }),
    capacity: t.exposeInt('capacity', { description: 'How many can come to the same start and person.' }),
    minimumCapacity: t.exposeInt('minimumCapacity', { description: 'How many must come.' }),
    vatTreatment: t.field({
      type: VatTreatmentRef,
      nullable: true,
      description: 'How it is taxed; null: as the provider says.',
      resolve: ({ vatTreatment }) => vatTreatment,
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Switched on.' }),
    people: t.field({
      type: ['Id'],
      description: 'The resources that can do it.',
      resolve: ({ people }) => people,
    }),
    needs: t.field({
      type: [OwnNeedRef],
      description: 'What must be free too.',
      resolve: ({ needs }) => needs,
    }),
  }),
});

export const OwnServiceRef = builder.objectRef<OwnService>('OwnService').implement({
  description: 'A heading with its offers as its provider sees it, sold or not.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The heading’s id.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'Its own picture, as it was given.',
    }),
    shownImageUrl: t.string({
      description: 'Absolute address of what visitors see: its picture, or a drawn landscape.',
      args: { size: t.arg(imageSize) },
      resolve: (service, { size }, { deps }) => shownImage(service, size, deps.origin),
    }),
    group: t.field({
      type: GroupRef,
      nullable: true,
      description: 'The group it stands in.',
      resolve: ({ group }) => group,
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Switched on.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'Visitors see and book it; otherwise only the provider sells it.',
    }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Put away; it can be restored.' }),
    version: t.exposeInt('version', {
      description: 'Counts the changes: a form sends the one it was filled from.',
    }),
    isAlwaysAvailable: t.exposeBoolean('isAlwaysAvailable', {
      description: 'False when it can be booked in its period only.',
    }),
    periodStartDate: t.exposeString('periodStartDate', {
      nullable: true,
      description: 'First day, yyyy-mm-dd.',
    }),
    periodEndDate: t.exposeString('periodEndDate', { nullable: true, description: 'Last day.' }),
    periodStartMinute: t.exposeInt('periodStartMinute', {
      nullable: true,
      description: 'From this minute of the day.',
    }),
    periodEndMinute: t.exposeInt('periodEndMinute', {
      nullable: true,
      description: 'Until this minute of the day.',
    }),
    locationType: t.exposeInt('locationType', { description: '1 to 4, as the specification counts them.' }),
    minCalendarSlot: t.exposeInt('minCalendarSlot', {
      nullable: true,
      description: 'Minutes between starts; null: the provider’s step.',
    }),
    offers: t.field({
      type: [OwnOfferRef],
      description: 'In the provider’s order.',
      resolve: ({ offers }) => offers,
    }),
  }),
});

export const PlacedServiceRef = builder.objectRef<PlacedService>('PlacedService').implement({
  description: 'A service at its place in the price list.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The heading’s id.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    group: t.field({
      type: GroupRef,
      nullable: true,
      description: 'The group it stands in.',
      resolve: ({ group }) => group,
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Switched on.' }),
    isPublished: t.exposeBoolean('isPublished', { description: 'Visitors see and book it.' }),
  }),
});

export const ServiceGroupRef = builder.objectRef<ServiceGroup>('ServiceGroup').implement({
  description: 'A name and a colour that several services share.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The group.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    color: t.exposeString('color', { description: '#rrggbb.' }),
  }),
});

const ResourceKindEnum = builder.enumType('ResourceKind', {
  description: 'What a resource is.',
  values: {
    human: { value: 1, description: 'A person.' },
    physical: { value: 2, description: 'A room or a piece of equipment.' },
  } as const,
});

export const ServiceResourceRef = builder.objectRef<ServiceResource>('ServiceResource').implement({
  description: 'A person or thing that an offer can be bound to.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The resource.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    kind: t.field({
      type: ResourceKindEnum,
      description: 'A person or a thing.',
      resolve: ({ kind }) => kind as 1 | 2,
    }),
    quantity: t.exposeInt('quantity', { description: 'How many there are of it; 1 for a person.' }),
  }),
});
