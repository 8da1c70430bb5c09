import { aProvider } from '#server/modules/providers/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { ANOTHERS_PERSON, verasBooking, verasBookingElsewhere } from './bookings.ts';
import type { Args, AccessTarget } from './target.ts';
import { once, UNKNOWN_ID } from './target.ts';

/** What takes nothing at all and tells everybody the same. */
export const NOTHING: AccessTarget = {
  called: 'nothing in particular',
  mine: () => ({ text: 'Bologna', file: 'small.webp', name: 'yoga-1' }),
};

export const NO_PAGE: AccessTarget = {
  called: 'an address that nothing answers',
  mine: () => ({ path: '/there-is-no-such-page' }),
};

/** Text and place to look for, and a category, which belongs to nobody. */
export const SEARCH: AccessTarget = {
  called: 'a search',
  mine: () => ({ keyword: 'massaggi' }),
  ids: { category: { isNobodys: 'categories are the same for all' } },
};

const provider = ({ providerId }: ProviderOfTown): Args => ({ id: providerId, providerId });

export const PROVIDER: AccessTarget = {
  called: 'a provider; another’s: one that is locked',
  mine: ({ here }) => provider(here),
  others: ({ hidden }) => [provider(hidden)],
  unknown: { id: UNKNOWN_ID, providerId: UNKNOWN_ID },
  ids: {
    id: ({ hidden }) => [{ id: hidden.providerId }],
    providerId: ({ hidden }) => [{ providerId: hidden.providerId }],
  },
};

const onFree = once(({ app }) =>
  aProvider(app.work(), { packageId: 0, name: 'Bottega', email: 'ciao@bottega.example' }),
);
const LETTER = { name: 'Ada', email: 'ada@example.org', message: 'Avete posto sabato?' };

export const REQUEST: AccessTarget = {
  called: 'a request to a provider; another’s: one that is locked',
  mine: async (town) => ({ providerId: await onFree(town), ...LETTER }),
  others: ({ hidden }) => [{ providerId: hidden.providerId, ...LETTER }],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: ({ hidden }) => [{ providerId: hidden.providerId }] },
};

const request = (town: Town, { offerId }: ProviderOfTown): Args => ({
  subServiceId: offerId,
  date: '2026-11-04',
  dateTimeFrom: town.nextStart(),
  email: 'guest@example.it',
  onlyBook: true,
  agreements: [{ type: 'sharing', decision: 'Y' }],
});

export const OFFER: AccessTarget = {
  called: 'an offer; another’s: one of a locked provider',
  mine: (town) => request(town, town.here),
  others: (town) => [request(town, town.hidden)],
  unknown: { subServiceId: UNKNOWN_ID },
  ids: {
    subServiceId: ({ hidden }) => [{ subServiceId: hidden.offerId }],
    resourceId: ANOTHERS_PERSON,
    webIntegrationId: ({ elsewhere, hidden }) =>
      [elsewhere, hidden].map(({ integrationId }) => ({ webIntegrationId: integrationId })),
    materialResourceId: ({ elsewhere }) => [{ materialResourceId: elsewhere.equipmentId }],
    materialResource: ({ elsewhere }) => [{ materialResource: elsewhere.equipmentId }],
    // On the day of that booking: a start that is free with it alone tells when it is.
    reservationId: async (town) => {
      const booked = [await verasBooking(town), await verasBookingElsewhere(town)];
      return booked.map(({ id, at }) => ({ reservationId: id, date: at.slice(0, 10) }));
    },
  },
};

export const OFFER_WITH_ANOTHERS_PERSON: AccessTarget = {
  called: 'an offer with somebody who works elsewhere',
  mine: (town) => ({ ...request(town, town.here), resourceId: town.here.resourceId }),
  others: (town) => [{ ...request(town, town.here), resourceId: town.elsewhere.resourceId }],
  unknown: { resourceId: UNKNOWN_ID },
};

export const OFFER_IN_ANOTHERS_WIDGET: AccessTarget = {
  called: 'an offer through a widget; another’s: the widget of another provider',
  mine: (town) => ({
    ...request(town, town.here),
    webIntegrationId: town.here.integrationId,
    firstname: 'Ada',
    lastname: 'Rossi',
    phone: '+39 051 123456',
  }),
  others: (town) => [{ ...request(town, town.here), webIntegrationId: town.elsewhere.integrationId }],
  unknown: { webIntegrationId: UNKNOWN_ID },
};

export const WIDGET: AccessTarget = {
  called: 'a widget; another’s: one of a locked provider',
  mine: ({ here }) => ({ id: here.integrationId }),
  others: ({ hidden }) => [{ id: hidden.integrationId }],
  unknown: { id: UNKNOWN_ID },
  ids: { id: ({ hidden }) => [{ id: hidden.integrationId }] },
};

async function photo({ app }: Town, { providerId }: ProviderOfTown): Promise<Args> {
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from provider_photos where provider_id = $1',
    [providerId],
  );
  return { providerId, photoId: Number(rows[0]?.id), file: 'small.webp' };
}

export const PHOTO: AccessTarget = {
  called: 'a provider’s photo; another’s: of a locked provider',
  mine: (town) => photo(town, town.here),
  others: async (town) => [
    await photo(town, town.hidden),
    { ...(await photo(town, town.hidden)), providerId: town.here.providerId },
  ],
  unknown: { photoId: UNKNOWN_ID },
  ids: {
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
    photoId: async (town) => [
      { photoId: (await photo(town, town.elsewhere))['photoId'] },
      { photoId: (await photo(town, town.hidden))['photoId'] },
    ],
  },
};

/** Written in the test of the route that reads it, with the processor's own signature. */
export const CARD_EVENT: AccessTarget = {
  called: 'an event of the card processor; another’s: with a wrong signature',
  mine: null,
  others: () => [
    {
      body: '{"id":"evt_1","type":"payment_intent.succeeded"}',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    },
    {
      body: '{"id":"evt_1","type":"payment_intent.succeeded"}',
      headers: { 'content-type': 'application/json' },
    },
  ],
};

export const METRICS: AccessTarget = {
  called: 'the figures, with their token',
  mine: () => ({ headers: { authorization: 'Bearer a token for metrics' } }),
  others: () => [
    { headers: { authorization: 'Bearer a token for metricS' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
  ],
};

export const MESSAGE: AccessTarget = {
  called: 'a message to Radura',
  mine: () => ({
    contact_name: 'Ada',
    contact_email: 'ada@example.org',
    subject: 'Ciao',
    contact_content: 'Ciao',
  }),
};

const aMail = once(async ({ app }) => {
  const { rows } = await app.pool.query<{ id: string }>(
    "select id from mails where jsonb_array_length(coalesce(rendered -> 'attachments', '[]')) > 0 order by id limit 1",
  );
  return Number(rows[0]?.id);
});

export const DEVELOPMENT_LETTER: AccessTarget = {
  called: 'a letter on a developer’s machine',
  mine: async (town) => ({ id: await aMail(town), position: 0 }),
  ids: { id: { isNobodys: 'all letters of a developer’s machine are the developer’s' } },
};
