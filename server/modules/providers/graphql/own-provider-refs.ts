import { builder } from '#server/graphql/builder.ts';
import { drawingPath, roomOf } from '#server/modules/media/index.ts';
import type { OwnProvider } from '../index.ts';
import type { PublishingNeed } from '../rules/missing-for-publishing.ts';
import { PUBLISHING_NEEDS } from '../rules/missing-for-publishing.ts';
import { ImagesRef, imagesOfPreview } from './images.ts';
import { LocationRef, SocialLinksRef } from './parts.ts';
import { CategoryRef, ProviderSettingsRef, ProviderTypeRef } from './refs.ts';

const PublishingNeedEnum = builder.enumType('PublishingNeed', {
  description: 'What a page needs before it can be published.',
  values: PUBLISHING_NEEDS,
});

const OwnPhotoRef = builder.objectRef<OwnProvider['photos'][number]>('OwnProviderPhoto').implement({
  description: 'A gallery photo as staff see it, published or not.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the photo.', resolve: ({ id }) => id }),
    description: t.exposeString('description', { description: 'Alternative text; may be empty.' }),
    version: t.exposeInt('version', {
      description: 'Version of the description; a form sends the one it was filled from.',
    }),
    isDrawn: t.boolean({
      description: 'Whether it is one of our drawings.',
      resolve: ({ drawing }) => drawing !== null,
    }),
    images: t.field({
      type: ImagesRef,
      description: 'In its sizes, at unguessable addresses.',
      resolve: imagesOfPreview,
    }),
  }),
});

export const OwnProviderRef = builder.objectRef<OwnProvider>('OwnProvider').implement({
  description: 'A provider’s page as its staff see it, published or not.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the provider.', resolve: ({ id }) => id }),
    type: t.field({
      type: ProviderTypeRef,
      description: 'Center or professional.',
      resolve: ({ type }) => type,
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    description: t.exposeString('description', {
      description: 'Plain text; an empty line separates paragraphs.',
    }),
    categories: t.field({
      type: [CategoryRef],
      description: 'Categories, the main one first.',
      resolve: ({ categories }) => categories,
    }),
    phone: t.exposeString('phone', { nullable: true, description: 'As the provider writes it.' }),
    email: t.exposeString('email', { nullable: true, description: 'E-mail for visitors.' }),
    url: t.exposeString('url', { nullable: true, description: 'Its website.' }),
    blog: t.exposeString('blog', { nullable: true, description: 'Address of its blog.' }),
    socialLinks: t.field({
      type: SocialLinksRef,
      description: 'Social profiles.',
      resolve: (links) => links,
    }),
    tags: t.exposeStringList('tags', { description: 'Search keywords.' }),
    location: t.field({
      type: LocationRef,
      description: 'Location of the provider.',
      resolve: (location) => location,
    }),
    cityKey: t.exposeString('cityKey', {
      nullable: true,
      description: 'Key of the town in the place index, such as `it-milano`.',
    }),
    photos: t.field({
      type: [OwnPhotoRef],
      description: 'Gallery, the main photo first.',
      resolve: ({ photos }) => photos,
    }),
    drawnImageUrl: t.string({
      description: 'Absolute address of the room that is drawn for it, 800x500 pixels.',
      resolve: ({ id, categories }, _args, { deps }) =>
        `${deps.origin}${drawingPath(roomOf({ id, category: categories[0]?.slug ?? null }), 'medium')}`,
    }),
    isPublished: t.exposeBoolean('isPublished', { description: 'Whether its owner has published it.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether visitors can see it: published, active and not locked.',
    }),
    missing: t.field({
      type: [PublishingNeedEnum],
      description: 'What is missing for publishing.',
      resolve: ({ missing }) => missing as PublishingNeed[],
    }),
    profileVersion: t.exposeInt('profileVersion', {
      description: 'Version of the profile; a form sends the one it was filled from.',
    }),
    locationVersion: t.exposeInt('locationVersion', {
      description: 'Version of the location; a form sends the one it was filled from.',
    }),
  }),
});

ProviderSettingsRef.implement({
  description: 'Working, notification and booking settings of a provider.',
  fields: (t) => ({
    notificationEmail: t.exposeString('notificationEmail', {
      nullable: true,
      description: 'Address for booking notifications.',
    }),
    language: t.exposeString('language', { description: 'Working language: it, en or sv.' }),
    timezone: t.exposeString('timeZone', { description: 'IANA time zone of all its times.' }),
    timeNote: t.exposeString('timeNote', { nullable: true, description: 'Note on the opening hours.' }),
    reservationOffset: t.exposeInt('reservationOffsetMinutes', {
      description: 'Minimum notice before a start, in minutes.',
    }),
    bookingHorizonDays: t.exposeInt('bookingHorizonDays', {
      description: 'Number of days that can be booked ahead.',
    }),
    defaultTimeSlotStep: t.exposeInt('defaultTimeSlotStep', {
      description: 'Minutes between starts for services without their own.',
    }),
    freeCancellationHours: t.exposeInt('freeCancellationHours', {
      description: 'Hours before the start until which cancelling is free.',
    }),
    cancellationPolicy: t.exposeString('cancellationPolicy', {
      description: 'What the provider adds to these hours in its own words; may be empty.',
    }),
    reminderHours: t.exposeIntList('reminderHours', {
      description: 'Hours before a booking at which reminders are sent.',
    }),
    version: t.exposeInt('version', {
      description: 'Version; a form sends the one it was filled from.',
    }),
  }),
});
