import { builder } from '#server/graphql/builder.ts';
import {
  getOwnProvider,
  getProviderSettings,
  publishOwnProvider,
  saveProviderLocation,
  saveProviderProfile,
  saveProviderSettings,
  unpublishOwnProvider,
} from '../index.ts';
import { OwnProviderRef } from './own-provider-refs.ts';
import { ProviderSettingsRef } from './refs.ts';

const providerId = { type: 'Id', required: true, description: 'Which provider.' } as const;
const version = { required: true, description: 'The one the form was filled from.' } as const;

builder.queryField('getOwnProvider', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'A provider’s own page, for those who work there: shown to visitors or not.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getOwnProvider(context, args.providerId),
  }),
);

builder.queryField('getProviderSettings', (t) =>
  t.field({
    type: ProviderSettingsRef,
    description: 'How a provider works and is booked, for those who may change it.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getProviderSettings(context, args.providerId),
  }),
);

const SocialLinksInput = builder.inputType('SocialLinksInput', {
  description: 'Where else a provider can be followed: web addresses; https is added where it is missing.',
  fields: (t) => ({
    facebook: t.string({ description: 'Address of its page.' }),
    instagram: t.string({ description: 'Address of its profile.' }),
    linkedin: t.string({ description: 'Address of its page.' }),
    skype: t.string({ description: 'Its name there.' }),
    twitter: t.string({ description: 'Address of its profile.' }),
    youtube: t.string({ description: 'Address of its channel.' }),
  }),
});

const ProviderProfileInput = builder.inputType('ProviderProfileInput', {
  description: 'What a provider says about itself, whole: what is left out is emptied.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({
      required: true,
      description: 'Plain text; may be empty only while the page is not published.',
    }),
    categories: t.stringList({
      required: true,
      description: 'Slugs of one to five categories of its type, the main one first.',
    }),
    phone: t.string({ description: 'As it shall be read.' }),
    email: t.string({ description: 'For visitors.' }),
    url: t.string({ description: 'Its own site; https is added where it is missing.' }),
    blog: t.string({ description: 'The same for its blog.' }),
    socialLinks: t.field({ type: SocialLinksInput, description: 'Where else it can be followed.' }),
    tags: t.stringList({ description: 'At most twenty words it wants to be found by.' }),
  }),
});

builder.mutationField('saveProviderProfile', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Writes over what a provider says about itself.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: ProviderProfileInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, args, context) => {
      const { socialLinks, tags, ...input } = args.input;
      await saveProviderProfile(context, args, { ...input, ...socialLinks, tags: tags ?? [] });
      return getOwnProvider(context, args.providerId);
    },
  }),
);

const ProviderLocationInput = builder.inputType('ProviderLocationInput', {
  description: 'Where a provider receives, whole: what is left out is emptied.',
  fields: (t) => ({
    addressLine1: t.string({ description: 'Street and number.' }),
    addressLine2: t.string({ description: 'Floor, staircase, name at the door.' }),
    city: t.string({ description: 'May be empty only while the page is not published.' }),
    cityKey: t.string({
      description: 'The town in the place index, from `searchPlaces`; found by its name when left out.',
    }),
    postalCode: t.string({ description: 'At most 20 characters.' }),
    state: t.string({ description: 'Province or state, such as MI.' }),
    countryCode: t.string({ required: true, description: 'ISO 3166-1 code of two letters.' }),
    latitude: t.float({ description: 'Decimal degrees; with the longitude, else the town’s middle.' }),
    longitude: t.float({ description: 'Decimal degrees.' }),
  }),
});

builder.mutationField('saveProviderLocation', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Writes over where a provider receives.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: ProviderLocationInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, args, context) => {
      await saveProviderLocation(context, args, args.input);
      return getOwnProvider(context, args.providerId);
    },
  }),
);

const ProviderSettingsInput = builder.inputType('ProviderSettingsInput', {
  description: 'How a provider works and is booked, whole.',
  fields: (t) => ({
    notificationEmail: t.string({ description: 'Where it wants to be told of bookings; none: nowhere.' }),
    language: t.string({ required: true, description: 'it, en or sv.' }),
    timezone: t.string({ required: true, description: 'IANA name; bookings that exist keep their moment.' }),
    timeNote: t.string({ description: 'A remark on the opening hours.' }),
    reservationOffset: t.int({ required: true, description: 'Minutes of notice, 0 to 525600.' }),
    bookingHorizonDays: t.int({ required: true, description: '1 to 730.' }),
    defaultTimeSlotStep: t.int({ required: true, description: 'Minutes between starts, 1 to 1440.' }),
    freeCancellationHours: t.int({ required: true, description: '0 to 8760.' }),
    reminderHours: t.intList({
      description: 'Three at most, of 1, 2, 3, 6, 12, 24, 48, 72 and 168; as they are when left out.',
    }),
  }),
});

builder.mutationField('saveProviderSettings', (t) =>
  t.field({
    type: ProviderSettingsRef,
    description: 'Writes over how a provider works and is booked; bookings that exist keep their terms.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: ProviderSettingsInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, args, context) => {
      const { timezone: timeZone, reservationOffset: reservationOffsetMinutes, ...same } = args.input;
      await saveProviderSettings(context, args, { ...same, timeZone, reservationOffsetMinutes });
      return getProviderSettings(context, args.providerId);
    },
  }),
);

builder.mutationField('publishProvider', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Shows a provider’s page to visitors. Refused with each thing that is missing.',
    args: { providerId: t.arg(providerId) },
    resolve: async (_root, args, context) => {
      await publishOwnProvider(context, args.providerId);
      return getOwnProvider(context, args.providerId);
    },
  }),
);

builder.mutationField('unpublishProvider', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Takes a provider’s page away from visitors; bookings that exist stay.',
    args: { providerId: t.arg(providerId) },
    resolve: async (_root, args, context) => {
      await unpublishOwnProvider(context, args.providerId);
      return getOwnProvider(context, args.providerId);
    },
  }),
);
