import { builder } from '#server/graphql/builder.ts';
import type { PublicProvider } from '../index.ts';

export const LocationRef = builder
  .objectRef<Omit<PublicProvider['location'], 'cityKey'>>('ProviderLocation')
  .implement({
    description: 'Location of a provider.',
    fields: (t) => ({
      addressLine1: t.exposeString('addressLine1', { description: 'Street and number.', nullable: true }),
      addressLine2: t.exposeString('addressLine2', {
        description: 'Staircase, floor and directions.',
        nullable: true,
      }),
      city: t.exposeString('city', { description: 'The town.', nullable: true }),
      postalCode: t.exposeString('postalCode', { description: 'The postal code.', nullable: true }),
      country: t.exposeString('countryCode', { description: 'ISO 3166-1 code of two letters.' }),
      state: t.exposeString('state', { description: 'The province or region.', nullable: true }),
      latitude: t.exposeFloat('latitude', { description: 'Decimal degrees.', nullable: true }),
      longitude: t.exposeFloat('longitude', { description: 'Decimal degrees.', nullable: true }),
    }),
  });

export const SocialLinksRef = builder.objectRef<PublicProvider['socialLinks']>('SocialLinks').implement({
  description: 'Social profiles of a provider; null if not given.',
  fields: (t) => ({
    facebook: t.exposeString('facebook', { description: 'Address of the page.', nullable: true }),
    instagram: t.exposeString('instagram', { description: 'Address of the profile.', nullable: true }),
    linkedin: t.exposeString('linkedin', { description: 'Address of the profile.', nullable: true }),
    skype: t.exposeString('skype', { description: 'Skype name.', nullable: true }),
    twitter: t.exposeString('twitter', { description: 'Address of the profile.', nullable: true }),
    youtube: t.exposeString('youtube', { description: 'Address of the channel.', nullable: true }),
  }),
});
