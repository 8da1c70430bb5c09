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

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const version = { required: true, description: 'Version the form was filled from.' } as const;

builder.queryField('getOwnProvider', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'A provider’s page for its staff, published or not.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getOwnProvider(context, args.providerId),
  }),
);

builder.queryField('getProviderSettings', (t) =>
  t.field({
    type: ProviderSettingsRef,
    description: 'Working and booking settings of a provider, for roles that may change them.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getProviderSettings(context, args.providerId),
  }),
);

const SocialLinksInput = builder.inputType('SocialLinksInput', {
  description: 'Social profiles of a provider as web addresses; https is added if missing.',
  fields: (t) => ({
    facebook: t.string({ description: 'Address of its page.' }),
    instagram: t.string({ description: 'Address of its profile.' }),
    linkedin: t.string({ description: 'Address of its page.' }),
    skype: t.string({ description: 'Skype name.' }),
    twitter: t.string({ description: 'Address of its profile.' }),
    youtube: t.string({ description: 'Address of its channel.' }),
  }),
});

const ProviderProfileInput = builder.inputType('ProviderProfileInput', {
  description: 'Profile of a provider, complete: omitted fields are cleared.',
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
    phone: t.string({ description: 'As it should be shown.' }),
    email: t.string({ description: 'E-mail for visitors.' }),
    url: t.string({ description: 'Its website; https is added if missing.' }),
    blog: t.string({ description: 'Address of its blog; https is added if missing.' }),
    socialLinks: t.field({ type: SocialLinksInput, description: 'Social profiles.' }),
    tags: t.stringList({ description: 'Search keywords, at most twenty.' }),
  }),
});

builder.mutationField('saveProviderProfile', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Replaces a provider’s profile.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: ProviderProfileInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, args, context) => {
      const { socialLinks, tags, ...input } = args.input;
      await saveProviderProfile(context, args, { ...input, ...socialLinks, tags: tags ?? [] });
      return getOwnProvider(context, args.providerId);
    },
  }),
);

const ProviderLocationInput = builder.inputType('ProviderLocationInput', {
  description: 'Location of a provider, complete: omitted fields are cleared.',
  fields: (t) => ({
    addressLine1: t.string({ description: 'Street and number.' }),
    addressLine2: t.string({ description: 'Floor, staircase, intercom.' }),
    city: t.string({ description: 'May be empty only while the page is not published.' }),
    cityKey: t.string({
      description: 'Key of the town in the place index, from `searchPlaces`; looked up by name if omitted.',
    }),
    postalCode: t.string({ description: 'At most 20 characters.' }),
    state: t.string({ description: 'Province or state, such as MI.' }),
    countryCode: t.string({ required: true, description: 'ISO 3166-1 code of two letters.' }),
    latitude: t.float({
      description: 'Decimal degrees, together with the longitude; otherwise the town’s middle.',
    }),
    longitude: t.float({ description: 'Decimal degrees.' }),
  }),
});

builder.mutationField('saveProviderLocation', (t) =>
  t.field({
    type: OwnProviderRef,
    description: 'Replaces a provider’s location.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: ProviderLocationInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, args, context) => {
      await saveProviderLocation(context, args, args.input);
      return getOwnProvider(context, args.providerId);
    },
  }),
);

const ProviderSettingsInput = builder.inputType('ProviderSettingsInput', {
  description: 'Working and booking settings, complete.',
  fields: (t) => ({
    notificationEmail: t.string({ description: 'Address for booking notifications; null for none.' }),
    language: t.string({ required: true, description: 'it, en or sv.' }),
    timezone: t.string({ required: true, description: 'IANA name; existing bookings keep their moment.' }),
    timeNote: t.string({ description: 'Note on the opening hours.' }),
    reservationOffset: t.int({ required: true, description: 'Minimum notice in minutes, 0 to 525600.' }),
    bookingHorizonDays: t.int({ required: true, description: '1 to 730.' }),
    defaultTimeSlotStep: t.int({ required: true, description: 'Minutes between starts, 1 to 1440.' }),
    freeCancellationHours: t.int({ required: true, description: '0 to 8760.' }),
    cancellationPolicy: t.string({
      description: 'At most 600 characters, shown beside these hours; unchanged if omitted.',
    }),
    reminderHours: t.intList({
      description: 'At most three of 1, 2, 3, 6, 12, 24, 48, 72 and 168; unchanged if omitted.',
    }),
  }),
});

builder.mutationField('saveProviderSettings', (t) =>
  t.field({
    type: ProviderSettingsRef,
    description: 'Replaces a provider’s settings; existing bookings keep their terms.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: ProviderSettingsInput, required: true, description: 'The new value.' }),
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
    description: 'Publishes a provider’s page. Refused with everything that is missing.',
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
    description: 'Unpublishes a provider’s page; existing bookings stay.',
    args: { providerId: t.arg(providerId) },
    resolve: async (_root, args, context) => {
      await unpublishOwnProvider(context, args.providerId);
      return getOwnProvider(context, args.providerId);
    },
  }),
);
