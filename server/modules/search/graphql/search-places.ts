import { builder } from '#server/graphql/builder.ts';
import type { Place } from '#server/adapters/places/port.ts';
import { findPlaces } from '../index.ts';

const PlaceRef = builder.objectRef<Place>('Place').implement({
  description: 'A town or city of the place index.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Stable, readable key, such as `it-milano`.' }),
    name: t.exposeString('name', { description: 'In the requested language.' }),
    province: t.exposeString('province', {
      description: 'The Italian province’s code, such as MI; null abroad.',
      nullable: true,
    }),
    region: t.exposeString('region', { description: 'The Italian region; null abroad.', nullable: true }),
    countryCode: t.string({
      description: 'ISO 3166-1 code of two letters.',
      resolve: ({ country }) => country.code,
    }),
    countryName: t.string({
      description: 'In the requested language.',
      resolve: ({ country }) => country.name,
    }),
    latitude: t.exposeFloat('latitude', { description: 'Decimal degrees of the town’s midpoint.' }),
    longitude: t.exposeFloat('longitude', { description: 'Decimal degrees of the town’s midpoint.' }),
  }),
});

builder.queryField('searchPlaces', (t) =>
  t.field({
    description: 'Towns whose name begins with the text, in any known language; likeliest first.',
    type: [PlaceRef],
    args: {
      text: t.arg.string({ description: 'Search text.', required: true }),
      limit: t.arg.int({ description: 'Maximum number, up to 20; 6 by default.', required: false }),
    },
    resolve: (_root, { text, limit }, { deps, locale }) =>
      findPlaces(deps.places, locale, text, limit ?? null),
  }),
);
