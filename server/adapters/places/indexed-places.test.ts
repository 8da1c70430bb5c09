import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldedName } from './folded-name.ts';
import { indexedPlaces, openIndexedPlaces } from './indexed-places.ts';
import type { Country, PlaceRecord } from './place-file.ts';
import { COUNTRIES_FILE, PLACES_FILE, readCountryFile, readPlaceFile } from './place-file.ts';
import type { Places } from './port.ts';
import { MOST_PLACES } from './port.ts';

let places: Places;
let records: PlaceRecord[];
let countries: Map<string, Country>;

beforeAll(async () => {
  places = await openIndexedPlaces();
  records = await readPlaceFile(PLACES_FILE);
  countries = await readCountryFile(COUNTRIES_FILE);
});

const namesFor = async (text: string, limit = 8, countryCode?: string) =>
  (await places.search(text, { language: 'it', limit, countryCode })).map(({ name }) => name);

describe('searching a place', () => {
  it.each([
    ['Mil', 'Milano'],
    ['mila', 'Milano'],
    ['MILAN', 'Milano'],
    ['flor', 'Firenze'],
    ['fire', 'Firenze'],
    ["l'aq", "L'Aquila"],
    ['l’aq', "L'Aquila"],
    ['laquila', "L'Aquila"],
    ['L AQUILA', "L'Aquila"],
    ['aquila', "L'Aquila"],
    ['forli', 'Forlì'],
    ['forlì', 'Forlì'],
    ['FORLI\u0300', 'Forlì'],
    ['Reggio Em', 'Reggio Emilia'],
    ["reggio nell'em", 'Reggio Emilia'],
    ['emilia', 'Reggio Emilia'],
    ['corigliano rossano', 'Corigliano-Rossano'],
    ['rossano', 'Corigliano-Rossano'],
    ['cortina', "Cortina d'Ampezzo"],
    ['cortina dampezzo', "Cortina d'Ampezzo"],
    ['bozen', 'Bolzano'],
    ['San Remo', 'Sanremo'],
    ['münchen', 'Monaco di Baviera'],
    ['munich', 'Monaco di Baviera'],
    ['monaco di', 'Monaco di Baviera'],
    ['lodz', 'Łódź'],
    ['ISTANBUL', 'Istanbul'],
    ['İstanbul', 'Istanbul'],
    ['DUSSELDORF', 'Düsseldorf'],
    ['  Milano \n', 'Milano'],
    ['Milano (MI)', 'Milano'],
    ['Milano, Italia', 'Milano'],
  ])('%j offers %s first', async (text, first) => {
    expect((await namesFor(text))[0]).toBe(first);
  });

  it('answers names in the language asked for and carries both', async () => {
    const [place] = await places.search('firenze', { language: 'en', limit: 1 });
    expect(place).toEqual({
      key: 'it-firenze',
      name: 'Florence',
      names: { it: 'Firenze', en: 'Florence' },
      province: 'FI',
      region: 'Toscana',
      country: { code: 'IT', name: 'Italy', names: { it: 'Italia', en: 'Italy' } },
      latitude: 43.77,
      longitude: 11.256,
      population: 362000,
    });
    const [london] = await places.search('london', { language: 'it', limit: 1 });
    expect(london).toMatchObject({
      name: 'Londra',
      province: null,
      region: null,
      country: { name: 'Regno Unito' },
    });
  });

  it('ranks the whole name, then the start of a name, then a later word, and larger places first', async () => {
    expect((await namesFor('alba')).slice(0, 2)).toEqual(['Alba', 'Albano Laziale']);
    expect((await namesFor('monaco')).slice(0, 2)).toEqual(['Monaco', 'Monaco di Baviera']);
    expect((await namesFor('terme', 20)).includes('Abano Terme')).toBe(true);
    const startingWithRo = await places.search('ro', { language: 'it', limit: 3 });
    expect(startingWithRo[0]?.name).toBe('Roma');
    const later = await namesFor('bav', 20);
    expect(later).toEqual(['Monaco di Baviera']);
  });

  it('offers a place once, however many of its names match', async () => {
    const found = await namesFor('mila', 20);
    expect(found.filter((name) => name === 'Milano')).toEqual(['Milano']);
  });

  it('keeps to a country and to the limit', async () => {
    expect(await namesFor('par', 8, 'it')).toEqual(['Parma']);
    expect((await namesFor('par'))[0]).toBe('Parigi');
    expect(await namesFor('s', 3)).toHaveLength(3);
    expect(await namesFor('s', 1000)).toHaveLength(MOST_PLACES);
    expect(await namesFor('s', -1)).toHaveLength(1);
    expect(await namesFor('s', Number.NaN)).toHaveLength(1);
  });

  it('answers the same best places as looking at every name', async () => {
    const prefixes = fc.constantFrom(
      ...records.flatMap(({ names, otherNames }) => [names.it, names.en, ...otherNames]),
    );
    await fc.assert(
      fc.asyncProperty(prefixes, fc.integer({ min: 1, max: 6 }), async (name, mails) => {
        const text = foldedName(name).slice(0, mails);
        const found = await places.search(text, { language: 'it', limit: MOST_PLACES });
        expect(found.map(({ key }) => key)).toEqual(bestOfEveryName(text));
      }),
    );
  });
});

/** The plain way to the same answer: fold every name, look at every word, sort all of it. */
function bestOfEveryName(query: string): string[] {
  const ranked = records.map((place) => {
    const ranks = [place.names.it, place.names.en, ...place.otherNames].flatMap((name) => {
      const whole = foldedName(name);
      if (whole === query) return [0];
      if (whole.startsWith(query)) return [1];
      const words = name.split(/[^\p{L}\p{N}]+/u);
      return words.some((_, from) => foldedName(words.slice(from).join(' ')).startsWith(query)) ? [2] : [];
    });
    return { place, rank: Math.min(3, ...ranks) };
  });
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || b.place.population - a.place.population)
    .slice(0, MOST_PLACES)
    .map(({ place }) => place.key);
}

describe('hostile text', () => {
  it.each([
    ['empty', ''],
    ['spaces', '   '],
    ['no-break and ideographic spaces', '\u00A0\u3000'],
    ['zero-width space', '\u200B'],
    ['NUL', 'Mil\0ano'],
    ['lone surrogate', 'Milano\uD800'],
    ['right-to-left override', '\u202EMilano'],
    ['Zalgo', `M${'\u0335\u0321\u0349'.repeat(20)}ilano`],
    ['emoji family', '👨‍👩‍👧‍👦'],
    ['1 MB', 'm'.repeat(1_000_000)],
    ['1 MB of marks', '\u0301'.repeat(1_000_000)],
    ['10,000 lines', 'Milano\n'.repeat(10_000)],
    ['line break inside', 'Milano\r\nBcc: x@example.it'],
    ['script', '<script>alert(1)</script>'],
    ['attribute', '"><img onerror=alert(1)>'],
    ['template', '{{7*7}} ${7*7}'],
    ['SQL', "' OR 1=1--"],
    ['formula', '=HYPERLINK("x")'],
    ['path', '../../etc/passwd'],
    ['prototype', '__proto__'],
    ['constructor', 'constructor'],
    ['nonsense', 'zzzz'],
    ['expanding ligature', '\uFDFA'.repeat(100)],
    ['only marks', '\u0301\u0301'],
    ['wildcards', '%_*.?'],
  ])('%s finds nothing, quickly', async (_, text) => {
    const before = performance.now();
    expect(await places.search(text, { language: 'it', limit: 8 })).toEqual([]);
    expect(await places.byName(text, 'IT', 'it')).toBeNull();
    expect(await places.find(text, 'it')).toBeNull();
    expect(performance.now() - before).toBeLessThan(200);
  });

  it('never breaks on any text, and answers within the limit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer(), async (text, limit) => {
        const found = await places.search(text, { language: 'en', limit });
        expect(found.length).toBeLessThanOrEqual(Math.min(Math.max(limit, 1), MOST_PLACES));
      }),
    );
  });
});

describe('finding one place', () => {
  it('by its key, in either language', async () => {
    expect((await places.find('it-venezia', 'en'))?.name).toBe('Venice');
    expect(await places.find('it-nowhere', 'it')).toBeNull();
  });

  it('by any of its names, whole and in its country only', async () => {
    expect((await places.byName('venice', 'it', 'it'))?.key).toBe('it-venezia');
    expect((await places.byName('Augusta', 'IT', 'it'))?.key).toBe('it-augusta');
    expect((await places.byName('Augusta', 'DE', 'it'))?.key).toBe('de-augsburg');
    expect(await places.byName('Mila', 'IT', 'it')).toBeNull();
    expect(await places.byName('Emilia', 'IT', 'it')).toBeNull();
    expect(await places.byName('Milano', 'FR', 'it')).toBeNull();
  });

  it('takes the largest of namesakes', async () => {
    const [alba] = records.filter(({ key }) => key === 'it-alba');
    if (!alba) throw new Error('Alba is missing');
    const namesakes = indexedPlaces([alba, { ...alba, key: 'it-alba-2', population: 90_000 }], countries);
    expect((await namesakes.byName('alba', 'IT', 'it'))?.key).toBe('it-alba-2');
  });
});

it('a place index that is not there is a fault', async () => {
  await expect(openIndexedPlaces('/nowhere/places.csv')).rejects.toThrow('places.csv');
});
