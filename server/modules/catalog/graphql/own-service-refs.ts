import type { GroupKind } from '#contracts/group-kinds.ts';
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
  description: 'Rooms or equipment an offer needs: a number of units of any of these things.',
  fields: (t) => ({
    units: t.exposeInt('units', { description: 'Number of units, over all things.' }),
    resourceIds: t.field({
      type: ['Id'],
      description: 'Ids of the things, in the provider’s order.',
      resolve: ({ resourceIds }) => resourceIds,
    }),
    names: t.exposeStringList('names', { description: 'Names of these things, in the same order.' }),
  }),
});

const OwnOfferRef = builder.objectRef<OwnOffer>('OwnOffer').implement({
  description: 'An offer as its provider sees it, bookable or not.',
  fields: (t) => ({
    id: t.field({
      type: 'Id',
      description: 'The `subServiceId` of the booking calls.',
      resolve: ({ id }) => id,
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    priceCents: t.exposeInt('priceCents', { description: 'Price in cents, before any discount.' }),
    duration: t.exposeInt('durationMinutes', { description: 'Minutes.' }),
    prepareMinutes: t.exposeInt('prepareMinutes', {
      description: 'Minutes before it in which person and rooms are held.',
    }),
    cleanupMinutes: t.exposeInt('cleanupMinutes', {
      description: 'Minutes after it in which person and rooms are held.',
    }),
    capacity: t.exposeInt('capacity', { description: 'Number of people per start and person.' }),
    minimumCapacity: t.exposeInt('minimumCapacity', { description: 'Minimum number of people.' }),
    vatTreatment: t.field({
      type: VatTreatmentRef,
      nullable: true,
      description: 'VAT treatment; null for the provider’s.',
      resolve: ({ vatTreatment }) => vatTreatment,
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it is active.' }),
    people: t.field({
      type: ['Id'],
      description: 'Ids of the people who can do it.',
      resolve: ({ people }) => people,
    }),
    needs: t.field({
      type: [OwnNeedRef],
      description: 'Rooms and equipment it needs.',
      resolve: ({ needs }) => needs,
    }),
  }),
});

export const OwnServiceRef = builder.objectRef<OwnService>('OwnService').implement({
  description: 'A service with its offers as its provider sees it, bookable or not.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the service.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name.' }),
    description: t.exposeString('description', { description: 'Plain text, may be empty.' }),
    imageUrl: t.exposeString('imageUrl', {
      nullable: true,
      description: 'Its own picture, as it was given.',
    }),
    shownImageUrl: t.string({
      description: 'Absolute address of the shown image: its picture, or a drawing.',
      args: { size: t.arg(imageSize) },
      resolve: (service, { size }, { deps }) => shownImage(service, size, deps.origin),
    }),
    group: t.field({
      type: GroupRef,
      nullable: true,
      description: 'Its group.',
      resolve: ({ group }) => group,
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it is active.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'Whether visitors see and book it; otherwise only the provider books it.',
    }),
    isArchived: t.exposeBoolean('isArchived', { description: 'Whether it is archived; it can be restored.' }),
    version: t.exposeInt('version', {
      description: 'Version; a form sends the one it was filled from.',
    }),
    isAlwaysAvailable: t.exposeBoolean('isAlwaysAvailable', {
      description: 'False if it can be booked only during its period.',
    }),
    periodStartDate: t.exposeString('periodStartDate', {
      nullable: true,
      description: 'First day, `YYYY-MM-DD`.',
    }),
    periodEndDate: t.exposeString('periodEndDate', { nullable: true, description: 'Last day.' }),
    periodStartMinute: t.exposeInt('periodStartMinute', {
      nullable: true,
      description: 'Start minute of the day.',
    }),
    periodEndMinute: t.exposeInt('periodEndMinute', {
      nullable: true,
      description: 'End minute of the day.',
    }),
    locationType: t.exposeInt('locationType', { description: '1 to 4, as the specification counts them.' }),
    minCalendarSlot: t.exposeInt('minCalendarSlot', {
      nullable: true,
      description: 'Minutes between starts; null for the provider’s step.',
    }),
    offers: t.field({
      type: [OwnOfferRef],
      description: 'In the provider’s order.',
      resolve: ({ offers }) => offers,
    }),
  }),
});

export const PlacedServiceRef = builder.objectRef<PlacedService>('PlacedService').implement({
  description: 'A service in the price list.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the service.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name.' }),
    group: t.field({
      type: GroupRef,
      nullable: true,
      description: 'Its group.',
      resolve: ({ group }) => group,
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it is active.' }),
    isPublished: t.exposeBoolean('isPublished', { description: 'Whether visitors see and book it.' }),
  }),
});

const GroupKindEnum = builder.enumType('GroupKind', {
  description: 'What a group holds.',
  values: {
    service: { description: 'Services.' },
    course: { description: 'Courses.' },
    event: { description: 'Events.' },
    video: { description: 'Video courses.' },
  } satisfies Record<GroupKind, object>,
});

/** The argument of everything about groups. */
export const groupKind = {
  type: GroupKindEnum,
  required: true,
  defaultValue: 'service',
  description: 'What the group holds.',
} as const;

export const ServiceGroupRef = builder.objectRef<ServiceGroup>('ServiceGroup').implement({
  description: 'A name and colour shared by services, courses, events or video courses.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The group.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name.' }),
    color: t.exposeString('color', { description: '#rrggbb.' }),
  }),
});

const ResourceKindEnum = builder.enumType('ResourceKind', {
  description: 'Kind of a resource.',
  values: {
    human: { value: 1, description: 'A person.' },
    physical: { value: 2, description: 'A room or a piece of equipment.' },
  } as const,
});

export const ServiceResourceRef = builder.objectRef<ServiceResource>('ServiceResource').implement({
  description: 'A person or thing an offer can use.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the resource.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name.' }),
    kind: t.field({
      type: ResourceKindEnum,
      description: 'A person or a thing.',
      resolve: ({ kind }) => kind as 1 | 2,
    }),
    quantity: t.exposeInt('quantity', { description: 'Number of units; 1 for a person.' }),
  }),
});
