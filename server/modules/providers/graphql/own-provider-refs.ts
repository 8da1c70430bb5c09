import { builder } from '#server/graphql/builder.ts';
import { landscapePath } from '#server/modules/media/index.ts';
import type { OwnProvider } from '../index.ts';
import type { PublishingNeed } from '../rules/missing-for-publishing.ts';
import { PUBLISHING_NEEDS } from '../rules/missing-for-publishing.ts';
import { ImagesRef, imagesOfPreview } from './images.ts';
import { LocationRef, SocialLinksRef } from './parts.ts';
import { CategoryRef, ProviderSettingsRef, ProviderTypeRef } from './refs.ts';

const PublishingNeedEnum = builder.enumType('PublishingNeed', {
  description: 'What a page needs before visitors may see it.',
  values: PUBLISHING_NEEDS,
});

const OwnPhotoRef = builder.objectRef<OwnProvider['photos'][number]>('OwnProviderPhoto').implement({
  description: 'A photo of a gallery as those who work there see it, shown to visitors or not.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The photo’s id.', resolve: ({ id }) => id }),
    description: t.exposeString('description', { description: 'What it shows, in words; may be empty.' }),
    version: t.exposeInt('version', {
      description: 'Counts the changes of the description: its form sends the one it was filled from.',
    }),
    isDrawn: t.boolean({
      description: 'A drawn landscape, not somebody’s photo.',
      resolve: ({ drawingSeed }) => drawingSeed !== null,
    }),
    images: t.field({
      type: ImagesRef,
      description: 'In its sizes, at addresses nobody can guess.',
      resolve: imagesOfPreview,
    }),
  }),
});

export const OwnProviderRef = builder.objectRef<OwnProvider>('OwnProvider').implement({
  description: 'A provider’s own page as those who work there see it, shown to visitors or not.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The provider’s id.', resolve: ({ id }) => id }),
    type: t.field({
      type: ProviderTypeRef,
      description: 'Center or professional.',
      resolve: ({ type }) => type,
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', {
      description: 'Plain text; an empty line parts paragraphs.',
    }),
    categories: t.field({
      type: [CategoryRef],
      description: 'What it is, the main category first.',
      resolve: ({ categories }) => categories,
    }),
    phone: t.exposeString('phone', { nullable: true, description: 'As the provider writes it.' }),
    email: t.exposeString('email', { nullable: true, description: 'For visitors.' }),
    url: t.exposeString('url', { nullable: true, description: 'Its own site.' }),
    blog: t.exposeString('blog', { nullable: true, description: 'Address of its blog.' }),
    socialLinks: t.field({
      type: SocialLinksRef,
      description: 'Where else it can be followed.',
      resolve: (links) => links,
    }),
    tags: t.exposeStringList('tags', { description: 'Words it wants to be found by.' }),
    location: t.field({
      type: LocationRef,
      description: 'Where it receives.',
      resolve: (location) => location,
    }),
    cityKey: t.exposeString('cityKey', {
      nullable: true,
      description: 'The town in the place index, such as `it-milano`.',
    }),
    photos: t.field({
      type: [OwnPhotoRef],
      description: 'Its gallery, the main photo first.',
      resolve: ({ photos }) => photos,
    }),
    drawnImageUrl: t.string({
      description: 'Absolute address of the landscape that is drawn for it, 800x500 pixels.',
      resolve: ({ id }, _args, { deps }) => `${deps.origin}${landscapePath(id, 'medium')}`,
    }),
    isPublished: t.exposeBoolean('isPublished', { description: 'Whether its owner has published it.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether visitors see it now: published, active and not locked.',
    }),
    missing: t.field({
      type: [PublishingNeedEnum],
      description: 'What it still lacks before it may be published.',
      resolve: ({ missing }) => missing as PublishingNeed[],
    }),
    profileVersion: t.exposeInt('profileVersion', {
      description:
        'Counts the changes of what it says about itself: a form sends the one it was filled from.',
    }),
    locationVersion: t.exposeInt('locationVersion', { description: 'The same for its location.' }),
  }),
});

ProviderSettingsRef.implement({
  description: 'How a provider works, is told of bookings and is booked.',
  fields: (t) => ({
    notificationEmail: t.exposeString('notificationEmail', {
      nullable: true,
      description: 'Where it wants to be told of bookings.',
    }),
    language: t.exposeString('language', { description: 'The language it works in: it, en or sv.' }),
    timezone: t.exposeString('timeZone', { description: 'IANA name; all its times are local to it.' }),
    timeNote: t.exposeString('timeNote', { nullable: true, description: 'A remark on the opening hours.' }),
    reservationOffset: t.exposeInt('reservationOffsetMinutes', {
      description: 'Minutes of notice before the earliest start.',
    }),
    bookingHorizonDays: t.exposeInt('bookingHorizonDays', {
      description: 'How many days ahead can be booked.',
    }),
    defaultTimeSlotStep: t.exposeInt('defaultTimeSlotStep', {
      description: 'Minutes between starts where a service names none.',
    }),
    freeCancellationHours: t.exposeInt('freeCancellationHours', {
      description: 'Free of charge until that many hours before the start.',
    }),
    reminderHours: t.exposeIntList('reminderHours', {
      description: 'How many hours before a booking its customer is reminded of it.',
    }),
    version: t.exposeInt('version', {
      description: 'Counts the changes: a form sends the one it was filled from.',
    }),
  }),
});
