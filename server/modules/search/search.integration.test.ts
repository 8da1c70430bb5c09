import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unavailablePlaces } from '#server/adapters/places/testing/unavailable-places.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer, rewriteOffer } from '#server/modules/catalog/builders.ts';
import type { ProviderWanted } from '#server/modules/providers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { changeStatus, unpublishProvider, updateProvider } from '#server/modules/providers/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { SearchQuery } from './index.ts';
import { rebuildSearch, searchProviders, suggestSearches } from './index.ts';
import { findAnybody, findAnybodyQuery } from './store/find-anybody.ts';
import { findEntries, findEntriesQuery } from './store/find-entries.ts';

let app: TestApp;
const ids: Record<string, number> = {};

const CITIES = {
  Milano: { city: 'Milano', cityKey: 'it-milano', latitude: 45.4642, longitude: 9.19 },
  Monza: { city: 'Monza', cityKey: 'it-monza', latitude: 45.5845, longitude: 9.2744 },
  Roma: { city: 'Roma', cityKey: 'it-roma', latitude: 41.9028, longitude: 12.4964 },
  Sottobosco: { city: 'Sottobosco', cityKey: null, latitude: 44, longitude: 8 },
};

async function publish(key: string, wanted: ProviderWanted, city: keyof typeof CITIES): Promise<void> {
  ids[key] = await aProvider(app.work(), { description: 'Un posto quieto.', ...CITIES[city], ...wanted });
}

beforeAll(async () => {
  app = await openTestApp();
  await publish(
    'quiete',
    { name: 'La Quiete', description: 'Massaggi per chi vive in città.', categories: ['massage-center'] },
    'Milano',
  );
  await publish(
    'onda',
    { name: 'Onda', categories: ['yoga-studio', 'pilates-studio'], tags: ['respiro'] },
    'Milano',
  );
  await publish('noi', { name: 'Noi', categories: ['gym'] }, 'Monza');
  await publish('sole', { name: 'Città del Sole', categories: ['spa'] }, 'Roma');
  await publish(
    'paris',
    {
      name: 'Le Jardin',
      city: 'Paris',
      cityKey: 'fr-paris',
      countryCode: 'FR',
      latitude: 48.86,
      longitude: 2.35,
    },
    'Roma',
  );
  await publish('bosco', { name: 'Il Bosco' }, 'Sottobosco');
  await publish('anna', { type: 'P', name: 'Anna Verdi', categories: ['yoga-teacher'] }, 'Milano');
  await publish('hidden', { name: 'Massaggi nascosti', isPublished: false }, 'Milano');
  await publish('locked', { name: 'Massaggi chiusi', isLocked: true }, 'Milano');
  const { people } = await anOffer(app.work(), {
    providerId: ids['onda'],
    name: 'Trattamento ayurvedico',
    priceCents: 4550,
    service: { name: 'Rituali' },
  });
  await worksEveryDay(app.work(), { providerId: ids['onda'] ?? 0, resourceId: people[0] ?? 0 });
  await app.jobs.drain();
});
afterAll(() => app.close());

it('categories, services and public providers of which a word begins as typed are suggested', async () => {
  const suggested = (typed: string) => suggestSearches(app.work(), 'it', typed);
  expect(await suggested('ayur')).toEqual([{ kind: 'service', text: 'Trattamento ayurvedico' }]);
  expect(await suggested(' Trattamento  A')).toEqual([{ kind: 'service', text: 'Trattamento ayurvedico' }]);
  expect(await suggested('trattamènto-AYUR')).toEqual([{ kind: 'service', text: 'Trattamento ayurvedico' }]);
  expect(await suggested('massagg')).toEqual([
    { kind: 'category', text: 'Centro massaggi' },
    { kind: 'category', text: 'Massaggi' },
  ]);
  expect(await suggested('citta')).toEqual([{ kind: 'provider', text: 'Città del Sole' }]);
  for (const typed of ['m', '', '%', '_ _', "':*", '\\', 'x'.repeat(5000), '\u0000ri'])
    expect(Array.isArray(await suggested(typed)), typed.slice(0, 9)).toBe(true);
});

async function search(asked: SearchQuery, places = app.deps.places) {
  return searchProviders(app.work(), { places, locale: 'it', drawnSeed: 11 }, asked);
}

/** The builder's own names of all that was found, sorted. */
async function found(asked: SearchQuery): Promise<string[]> {
  const { centers, professionals } = await search(asked);
  const keyOf = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
  return [...centers, ...professionals].map(({ id }) => keyOf.get(id) ?? String(id)).toSorted();
}

describe('a keyword', () => {
  it.each([
    ['a name', 'quiete', ['quiete']],
    ['case and accents', 'CITTA', ['quiete', 'sole']],
    ['accents typed', 'città', ['quiete', 'sole']],
    ['another form of the word', 'massaggio', ['quiete']],
    ['a typing error', 'masaggio', ['quiete']],
    ['the beginning of a word', 'ayurv', ['onda']],
    ['an offer', 'trattamenti ayurvedici', ['onda']],
    ['the heading of an offer', 'rituale', ['onda']],
    ['a category in Italian', 'palestra', ['noi']],
    ['a category in English', 'massage center', ['quiete']],
    ['a tag', 'respiro', ['onda']],
    ['the town', 'yoga milano', ['anna', 'onda']],
    ['a name made of a very common word', 'noi', ['noi']],
    ['common words between others', 'massaggi di quiete per la città', ['quiete']],
    ['common words beside a typing error', 'masaggio per la citta', ['quiete']],
    ['words that never stand together', 'yoga palestra', []],
    ['nonsense', 'zzzz', []],
    ['signs only', '%%% ---', []],
  ])('finds by %s', async (_what, keyword, expected) => {
    expect(await found({ keyword })).toEqual(expected);
  });

  it('says what it was understood as', async () => {
    expect((await search({ keyword: 'masaggio' })).understoodAs).toBe('massaggi');
    expect((await search({ keyword: 'massaggio' })).understoodAs).toBeNull();
  });

  it('puts those first whose name says it all', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { centers } = await search({ keyword: 'citta', seed });
      expect(centers.map(({ id }) => id)).toEqual([ids['sole'], ids['quiete']]);
    }
  });

  it.each([
    ["' OR 1=1--"],
    ['\u0000'],
    ['\ud800'],
    ['a'.repeat(1_000_000)],
    ['x\n'.repeat(10_000)],
    ['!!&|():*<->'],
    ['𝕏'.repeat(300)],
    ['{{7*7}} ${7*7}'],
    ['Z̸̡̢͔͙̗a̷'],
    ['<script>alert(1)</script>'],
    ['__proto__'],
    ['İstanbul ß'],
    ['👩‍👩‍👧'],
    ['1e309 1.5 2026-02-29'],
  ])('is harmless: %#', async (hostile) => {
    expect(await found({ keyword: hostile })).toEqual([]);
    expect(await found({ city: hostile })).toEqual([]);
    const { errors } = await app.ask(
      'query ($text: String) { getRandomProvidersAlsoByKeywordOrAddress(keyword: $text) { page } }',
      { text: hostile },
    );
    expect(errors).toBeUndefined();
  });
});

describe('a place', () => {
  it('is one town, in either language', async () => {
    expect(await found({ city: 'Milano', country: 'IT' })).toEqual(['anna', 'onda', 'quiete']);
    expect(await found({ city: 'milan' })).toEqual(['anna', 'onda', 'quiete']);
    expect(await found({ city: 'Milano (MI)' })).toEqual(['anna', 'onda', 'quiete']);
    expect(await found({ city: 'Paris', country: 'FR' })).toEqual(['paris']);
    expect(await found({ city: 'Paris', country: 'IT' })).toEqual([]);
    expect(await found({ city: 'mila' })).toEqual([]);
  });

  it('that the place index does not know is found by its name', async () => {
    expect(await found({ city: 'sottobosco' })).toEqual(['bosco']);
  });

  it('reaches as far as asked', async () => {
    expect(await found({ city: 'Milano', distanceKm: 10 })).toEqual(['anna', 'onda', 'quiete']);
    expect(await found({ city: 'Milano', distanceKm: 20 })).toEqual(['anna', 'noi', 'onda', 'quiete']);
    expect(await found({ latitude: 45.58, longitude: 9.27, distanceKm: 5 })).toEqual(['noi']);
    expect(await found({ latitude: 90, longitude: -180, distanceKm: 500 })).toEqual([]);
  });

  it('measures the way and sorts by it', async () => {
    const { centers } = await search({ city: 'Monza', distanceKm: 500, sort: 'nearest' });
    const way = centers.map(({ name, distanceKm }) => [name, distanceKm]);
    expect(way[0]).toEqual(['Noi', 0.1]);
    expect(way.at(-1)).toEqual(['Città del Sole', expect.closeTo(484.2, 0)]);
    expect(centers.map(({ distanceKm }) => distanceKm ?? Number.NaN)).toEqual(
      centers.map(({ distanceKm }) => distanceKm ?? Number.NaN).toSorted((a, b) => a - b),
    );
  });

  it('is looked for by name while the place index does not answer; a distance is refused', async () => {
    const places = unavailablePlaces('down');
    expect((await search({ city: 'Monza' }, places)).centers.map(({ id }) => id)).toEqual([ids['noi']]);
    await expect(search({ city: 'Monza', distanceKm: 5 }, places)).rejects.toMatchObject({
      code: 'geocoderFailed',
    });
  });

  it('can be a whole country', async () => {
    expect(await found({ country: 'fr' })).toEqual(['paris']);
  });
});

describe('both types together', () => {
  const names = async (asked: SearchQuery) => {
    const { providers, total } = await search({ together: true, ...asked });
    return { names: providers.map(({ name }) => name), total };
  };

  it('are one list: whose name fits first, then by distance', async () => {
    expect(await names({ keyword: 'yoga', sort: 'name' })).toEqual({
      names: ['Anna Verdi', 'Onda'],
      total: 2,
    });
    expect(await names({ keyword: 'yoga', type: 'P' })).toEqual({ names: ['Anna Verdi'], total: 1 });
    expect((await names({ sort: 'name' })).names[0]).toBe('Anna Verdi');
    const near = await search({ together: true, city: 'Monza', distanceKm: 500, sort: 'fit' });
    const way = near.providers.map(({ distanceKm }) => distanceKm ?? Number.NaN);
    expect(way).toEqual(way.toSorted((one, other) => one - other));
  });

  it('are narrowed by price, paying online and a day with free times', async () => {
    expect(await names({ priceTo: 46 })).toEqual({ names: ['Onda'], total: 1 });
    expect(await names({ priceTo: 45 })).toEqual({ names: [], total: 0 });
    expect(await names({ freeOn: 'tomorrow' })).toEqual({ names: ['Onda'], total: 1 });
    expect(await names({ payOnline: true })).toEqual({ names: [], total: 0 });
    for (const wrong of [{ priceTo: 0 }, { priceTo: 2 ** 31 - 1 }, { freeOn: 'never' }])
      await expect(search({ together: true, ...wrong })).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it('with one or none in a town come the nearest others; a town that nobody knows is told', async () => {
    const gyms = await search({ together: true, keyword: 'palestra', city: 'Milano' });
    expect(gyms).toMatchObject({ total: 0, isPlaceUnknown: false });
    expect(await gyms.findNearby()).toMatchObject([{ name: 'Noi', distanceKm: expect.closeTo(14.9, 0) }]);
    const many = await search({ together: true, city: 'Milano' });
    expect(await many.findNearby()).toEqual([]);
    expect(await search({ together: true, city: 'qwertyzxc' })).toMatchObject({
      total: 0,
      isPlaceUnknown: true,
    });
    expect(await search({ together: true, city: 'Sottobosco' })).toMatchObject({
      total: 1,
      isPlaceUnknown: false,
    });
  });

  it('tell three free times an hour apart, on the day that was asked for', async () => {
    const { data } = await app.ask(`query { found: searchProviders(freeOn: "tomorrow") {
      providers { nextFreeTimes { dateTimeFrom } } } }`);
    const { found: shown } = data as {
      found: { providers: { nextFreeTimes: { dateTimeFrom: string }[] }[] };
    };
    const times = shown.providers[0]?.nextFreeTimes.map(({ dateTimeFrom }) => dateTimeFrom) ?? [];
    expect(times).toHaveLength(3);
    expect(new Set(times.map((time) => time.slice(0, 10))).size).toBe(1);
    expect(Date.parse(times[1] ?? '') - Date.parse(times[0] ?? '')).toBeGreaterThanOrEqual(3_600_000);
  });
});

describe('type, category and order', () => {
  it('answers one type, or both', async () => {
    const both = await search({ keyword: 'yoga' });
    expect([both.centersTotal, both.professionalsTotal]).toEqual([1, 1]);
    const professionals = await search({ keyword: 'yoga', type: 'P' });
    expect(professionals).toMatchObject({ centers: [], centersTotal: null, professionalsTotal: 1 });
  });

  it('filters by category', async () => {
    expect(await found({ category: 108 })).toEqual(['onda']);
    expect(await found({ category: 999 })).toEqual([]);
  });

  it('sorts by name without case and accents', async () => {
    const { centers } = await search({ sort: 'name', type: 'C' });
    expect(centers.map(({ name }) => name)).toEqual([
      'Città del Sole',
      'Il Bosco',
      'La Quiete',
      'Le Jardin',
      'Noi',
      'Onda',
    ]);
  });
});

describe('what is shown', () => {
  it('changes with the provider, at once when it is hidden', async () => {
    await publish('shy', { name: 'Timidezza' }, 'Roma');
    expect(await found({ keyword: 'timidezza' })).toEqual([]);
    await app.jobs.drain();
    expect(await found({ keyword: 'timidezza' })).toEqual(['shy']);
    await updateProvider(app.work(), ids['shy'] ?? 0, { name: 'Coraggio' });
    await app.jobs.drain();
    expect(await found({ keyword: 'timidezza' })).toEqual([]);
    expect(await found({ keyword: 'coraggio' })).toEqual(['shy']);
    await unpublishProvider(app.work(), ids['shy'] ?? 0);
    expect(await found({ keyword: 'coraggio' })).toEqual([]);
    await app.jobs.drain();
    expect((await search({ keyword: 'coraggio' })).centersTotal).toBe(0);
  });

  it('changes with what the provider offers', async () => {
    const made = await anOffer(app.work(), { name: 'Idromassaggio' });
    const { providerId } = made;
    ids['bagni'] = providerId;
    await app.jobs.drain();
    expect(await found({ keyword: 'idromassaggio' })).toEqual(['bagni']);
    await rewriteOffer(app.work(), made, { name: 'Fangoterapia' });
    await app.jobs.drain();
    expect(await found({ keyword: 'idromassaggio' })).toEqual([]);
    expect(await found({ keyword: 'fangoterapia' })).toEqual(['bagni']);
    await rewriteOffer(app.work(), made, { name: 'Fangoterapia', isActive: false });
    await app.jobs.drain();
    expect(await found({ keyword: 'fangoterapia' })).toEqual([]);
    await unpublishProvider(app.work(), providerId);
    await app.jobs.drain();
  });

  it('is counted anew once a provider comes or goes, however long a count is remembered', async () => {
    const remembering = await openTestApp({ cacheMs: 3_600_000 });
    const count = async () =>
      (
        await searchProviders(
          remembering.work(),
          { places: remembering.deps.places, locale: 'it', drawnSeed: 1 },
          { type: 'C' },
        )
      ).centersTotal;
    try {
      const id = await aProvider(remembering.work());
      await remembering.jobs.drain();
      expect(await count()).toBe(1);
      await unpublishProvider(remembering.work(), id);
      await remembering.jobs.drain();
      expect(await count()).toBe(0);
    } finally {
      await remembering.close();
    }
  });

  it('never holds locked or inactive providers', async () => {
    await publish('off', { name: 'Serale' }, 'Roma');
    await app.jobs.drain();
    await changeStatus(app.work(), ids['off'] ?? 0, { isActive: false }, 'system:test');
    await app.jobs.drain();
    const { rows } = await app.pool.query('select provider_id from search_entries');
    const shown = rows.map(({ provider_id }) => provider_id);
    expect(shown).not.toEqual(expect.arrayContaining([ids['off']]));
    expect(shown).not.toEqual(expect.arrayContaining([ids['locked']]));
    expect(shown).not.toEqual(expect.arrayContaining([ids['hidden']]));
  });

  it('is the same after a rebuild, which also drops what should not be there', async () => {
    const dump = async () =>
      (await app.pool.query('select provider_id, words::text, city_key from search_entries order by 1')).rows;
    const before = await dump();
    await app.pool.query('update search_entries set words = $1', ['']);
    await app.pool.query(
      `insert into search_entries (provider_id, type, country_code, sort_name, name_words, words) values ($1, 'C', 'IT', '', '', '')`,
      [ids['hidden']],
    );
    expect(await rebuildSearch(app.work())).toBe(before.length);
    expect(await dump()).toEqual(before);
  });
});

describe('through the API', () => {
  const CARDS = `query ($city: String) {
    getRandomProvidersAlsoByKeywordOrAddress(keyword: "ayurvedico", city: $city, type: "C", distanceKm: 5) {
      centers { id name priceFrom nextFreeTime takesBookings distanceKm } centersTotal seed pageSize
    } }`;

  it('cards carry price, next free time and distance', async () => {
    const { data, errors } = await app.ask(CARDS, { city: 'Milano' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      getRandomProvidersAlsoByKeywordOrAddress: {
        centers: [
          {
            id: ids['onda'],
            name: 'Onda',
            priceFrom: 45.5,
            nextFreeTime: '2026-11-02T09:00:00+01:00',
            takesBookings: true,
            distanceKm: 0,
          },
        ],
        centersTotal: 1,
        seed: expect.any(Number),
        pageSize: 8,
      },
    });
  });

  it.each<[string, ProviderWanted]>([
    ['is on the package Free', { packageId: 0 }],
    ['has not paid its package', { packageEndsAt: new Date('2026-11-01T00:00:00Z') }],
    ['wants to be paid online and has no account', { acceptPayments: 'OnlineOnly' }],
  ])('a card promises nothing of who %s', async (_why, wanted) => {
    expect(await cardOf(await sells(wanted, [4000]))).toEqual({
      priceFrom: null,
      nextFreeTime: null,
      takesBookings: false,
    });
  });

  it('a card tells the price of what is paid for; a free first talk counts where there is nothing else', async () => {
    expect(await cardOf(await sells({}, [0, 6000, 5000]))).toMatchObject({
      priceFrom: 50,
      takesBookings: true,
    });
    expect(await cardOf(await sells({}, [0]))).toMatchObject({ priceFrom: 0, takesBookings: true });
    const freeAlone = await cardOf(await sells({ acceptPayments: 'OnlineOnly' }, [0, 6000]));
    expect(freeAlone).toMatchObject({ priceFrom: 0, takesBookings: true });
  });

  describe('of a card that a search found', () => {
    const FOUND = `query ($keyword: String, $category: Id) {
      found: getRandomProvidersAlsoByKeywordOrAddress(keyword: $keyword, category: $category, type: "C") {
        centers { id matchingService priceFrom nextFreeTime takesBookings } } }`;
    const cardsOf = async (asked: { keyword?: string; category?: number }) => {
      const { data, errors } = await app.ask(FOUND, asked);
      expect(errors).toBeUndefined();
      // The document above asks for nothing else.
      const found = data?.['found'] as { centers: { id: number }[] } | null;
      return new Map(found?.centers.map(({ id, ...card }) => [id, card]));
    };
    let providerId = 0;

    beforeAll(async () => {
      providerId = await aProvider(app.work(), { name: 'Casa Larice', categories: ['massage-center'] });
      const sell = async (name: string, priceCents: number, from: number) => {
        const { people } = await anOffer(app.work(), {
          providerId,
          name,
          priceCents,
          service: { name: 'Per te' },
        });
        await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0, from, to: from + 120 });
      };
      await sell('Pedicure curativo', 2000, 9 * 60);
      await sell('Impacco di larice: colloquio', 0, 9 * 60);
      await sell('Impacco di larice', 6500, 15 * 60);
      await sell('Massaggi di larice', 4500, 17 * 60);
      await app.jobs.drain();
    });

    it.each([
      ['a word: the cheapest that has it', { keyword: 'larice' }, 'Massaggi di larice', 45, '17:00'],
      ['its stem', { keyword: 'impacchi' }, 'Impacco di larice', 65, '15:00'],
      ['several words: what has most of them', { keyword: 'casa impacco' }, 'Impacco di larice', 65, '15:00'],
      ['almost the word', { keyword: 'pedicuri' }, 'Pedicure curativo', 20, '09:00'],
      ['a word for what is free: that', { keyword: 'colloquio' }, 'Impacco di larice: colloquio', 0, '09:00'],
      ['the name of the provider alone: all', { keyword: 'casa' }, null, 20, '09:00'],
    ])('price and time are of what fits %s', async (_what, asked, matchingService, priceFrom, time) => {
      const nextFreeTime = `2026-11-02T${time}:00+01:00`;
      expect((await cardsOf(asked)).get(providerId)).toEqual({
        matchingService,
        priceFrom,
        nextFreeTime,
        takesBookings: true,
      });
    });

    it('the category decides where no word does, and between what the words leave alike', async () => {
      const { rows } = await app.pool.query<{ id: number }>(
        `select id from categories where slug = 'massage-center'`,
      );
      const category = rows[0]?.id ?? 0;
      expect((await cardsOf({ category })).get(providerId)).toMatchObject({
        matchingService: 'Massaggi di larice',
        priceFrom: 45,
      });
      expect((await cardsOf({ category, keyword: 'casa' })).get(providerId)).toMatchObject({
        matchingService: 'Massaggi di larice',
      });
      expect((await cardsOf({ category, keyword: 'pedicure' })).get(providerId)).toMatchObject({
        matchingService: 'Pedicure curativo',
      });
    });

    it('two searches in one call answer each its own, and without a search there is no match', async () => {
      const { data } = await app.ask(`{
        one: getRandomProvidersAlsoByKeywordOrAddress(keyword: "pedicure", type: "C") { centers { id priceFrom nextFreeTime } }
        other: getRandomProvidersAlsoByKeywordOrAddress(keyword: "impacco", type: "C") { centers { id priceFrom nextFreeTime } }
        plain: getProviderGeneralInformation(id: ${providerId}) { priceFrom matchingService }
      }`);
      expect(data).toEqual({
        one: { centers: [{ id: providerId, priceFrom: 20, nextFreeTime: '2026-11-02T09:00:00+01:00' }] },
        other: { centers: [{ id: providerId, priceFrom: 65, nextFreeTime: '2026-11-02T15:00:00+01:00' }] },
        plain: { priceFrom: 20, matchingService: null },
      });
    });
  });

  async function sells(wanted: ProviderWanted, prices: readonly number[]): Promise<number> {
    const providerId = await aProvider(app.work(), wanted);
    for (const priceCents of prices) {
      const { people } = await anOffer(app.work(), { providerId, priceCents });
      await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
    }
    return providerId;
  }

  async function cardOf(id: number) {
    const card =
      'query ($id: Id!) { getProviderGeneralInformation(id: $id) { priceFrom nextFreeTime takesBookings } }';
    return (await app.ask(card, { id })).data?.['getProviderGeneralInformation'];
  }

  it('refuses with the names of what cannot be', async () => {
    const { errors } = await app.ask(
      '{ getRandomProvidersAlsoByKeywordOrAddress(type: "X", page: 0) { page } }',
    );
    expect(errors).toMatchObject([{ code: 'invalidInput', affected: ['type', 'page'] }]);
  });

  it('finds towns by the beginning of their names', async () => {
    const ASK = '{ searchPlaces(text: "mil", limit: 1) { key name province countryCode countryName } }';
    const { data } = await app.ask(ASK, {}, { locale: 'en' });
    expect(data).toEqual({
      searchPlaces: [
        { key: 'it-milano', name: 'Milan', province: 'MI', countryCode: 'IT', countryName: 'Italy' },
      ],
    });
    app.deps.places = unavailablePlaces('down');
    const { errors } = await app.ask(ASK, {}, { locale: 'en' });
    expect(errors).toMatchObject([{ code: 'geocoderFailed', message: 'Geocoder failed' }]);
  });
});

const ANYBODY = {
  words: null,
  townKey: null,
  countryCode: null,
  type: 'C' as const,
  categoryId: null,
  center: null,
  within: null,
};

describe('many providers', () => {
  beforeAll(async () => {
    await app.pool.query(`
      with made as (
        insert into providers (type, name, publish_online, city, city_key)
        select 'C', 'Fila ' || i, true, 'Torino', 'it-torino' from generate_series(1, 3000) i returning id, name)
      insert into search_entries (provider_id, type, city_key, country_code, sort_name, name_words, words)
      select id, 'C', 'it-torino', 'IT', lower(name), to_tsvector('radura_search', name), to_tsvector('radura_search', name) from made`);
    await app.pool.query('analyze search_entries');
  });

  it('are paged by eight without repeating one under a seed, in another order under another', async () => {
    const page = async (number: number, seed: number) =>
      (await search({ keyword: 'fila', type: 'C', page: number, seed })).centers.map(({ id }) => id);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(number, 77)));
    expect(pages.map(({ length }) => length)).toEqual([8, 8, 8, 8, 8]);
    expect(new Set(pages.flat()).size).toBe(40);
    expect(await page(2, 77)).toEqual(pages[1]);
    expect(await page(1, 78)).not.toEqual(pages[0]);
    expect(await search({ keyword: 'fila', page: 375 })).toMatchObject({
      centersTotal: 3000,
      centers: { length: 8 },
    });
    expect(await search({ keyword: 'fila', page: 376 })).toMatchObject({ centersTotal: 3000, centers: [] });
  });

  it('are all shown once, page by page, to whoever asks for nothing, in another order under another seed', async () => {
    const { rows } = await app.pool.query<{ id: number; name: string }>(
      "select provider_id as id, sort_name as name from search_entries where type = 'C' order by sort_name, provider_id",
    );
    const all = async (sort: 'random' | 'name', seed: number) => {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(rows.length / 100) }, (_, page) =>
          findEntries(app.work(), { ...ANYBODY, sort, seed, limit: 100, offset: page * 100 }),
        ),
      );
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => rows.length));
      return pages.flatMap(({ entries }) => entries.map(({ providerId }) => providerId));
    };
    const ids = rows.map(({ id }) => id);
    const [one, same, other] = [await all('random', 1), await all('random', 1), await all('random', 2)];
    expect(one.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    expect(same).toEqual(one);
    expect(other.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    expect(other).not.toEqual(one);
    expect(await all('name', 1)).toEqual(ids);
    expect(await search({ type: 'C', page: 1000 })).toMatchObject({ centers: [], centersTotal: rows.length });
  });

  it('come first about equally often', async () => {
    const firsts = new Set<number>();
    for (let seed = 1; seed <= 600; seed += 1) {
      const [first] = await findAnybody(app.work(), {
        ...ANYBODY,
        sort: 'random',
        seed,
        limit: 1,
        offset: 0,
      });
      firsts.add(first ?? 0);
    }
    // Of 600 fair draws among 3,000, about 545 are different.
    expect(firsts.size).toBeGreaterThan(480);
  });

  it('are found through an index', async () => {
    const plan = async (asked: Partial<Parameters<typeof findEntriesQuery>[0]>) => {
      const query = findEntriesQuery({
        ...ANYBODY,
        sort: 'random',
        seed: 1,
        limit: 8,
        offset: 0,
        ...asked,
      }).compile(app.work().db);
      const { rows } = await app.pool.query(`explain ${query.sql}`, [...query.parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await plan({ words: [['7']], townKey: 'it-torino' })).toContain(
      'Bitmap Index Scan on search_entries_by_words',
    );
    const center = { latitude: 45, longitude: 9 };
    const within = { km: 20, box: { west: 8.7, east: 9.3, south: 44.8, north: 45.2 } };
    expect(await plan({ center, within })).toContain('search_entries_by_place');
    const anybody = async (sort: 'random' | 'name') => {
      const query = findAnybodyQuery({ type: 'C', sort, seed: 1, limit: 8, offset: 0 }).compile(
        app.work().db,
      );
      const { rows } = await app.pool.query(`explain ${query.sql}`, [...query.parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await anybody('random')).toContain('using search_entries_by_pot');
    expect(await anybody('name')).toContain('using search_entries_by_name');
  });
});
