import type { Locale } from '#contracts/languages.ts';
import { foldedQuery, foldedWords } from './folded-name.ts';
import type { Country, PlaceRecord } from './place-file.ts';
import { COUNTRIES_FILE, PLACES_FILE, readCountryFile, readPlaceFile } from './place-file.ts';
import type { Place, Places } from './port.ts';
import { MOST_PLACES } from './port.ts';

/** A name, or the end of one from a later word on, and the place that bears it: its position by population. */
type Entry = { key: string; position: number; isWholeName: boolean };

/** Opens the index over a place file; throws when the file is missing or broken. */
export async function openIndexedPlaces(placesFile = PLACES_FILE): Promise<Places> {
  const [records, countries] = await Promise.all([
    readPlaceFile(placesFile),
    readCountryFile(COUNTRIES_FILE),
  ]);
  return indexedPlaces(records, countries);
}

/** An index in memory: folded names in a sorted array, found by binary search. Asks nobody outside. */
export function indexedPlaces(
  records: readonly PlaceRecord[],
  countries: ReadonlyMap<string, Country>,
): Places {
  const places = records.toSorted((a, b) => b.population - a.population);
  const entries = places.flatMap(entriesOf).sort((a, b) => compareKeys(a.key, b.key));
  const byKey = new Map(places.map((place) => [place.key, place]));

  const inCountry = (countryCode: string | undefined) => {
    const code = countryCode?.toUpperCase();
    return ({ position }: Entry) => code === undefined || places[position]?.countryCode === code;
  };
  const present = (place: PlaceRecord | undefined, language: Locale): Place | null => {
    const country = place && countries.get(place.countryCode);
    return place && country ? placeIn(language, place, country) : null;
  };

  return {
    async search(text, { language, limit, countryCode }) {
      const query = foldedQuery(text);
      const most = Math.min(Math.max(Math.trunc(limit) || 1, 1), MOST_PLACES);
      return bestPositions(entries, query, most, inCountry(countryCode))
        .map((position) => present(places[position], language))
        .filter((place) => place !== null);
    },
    async find(key, language) {
      return present(byKey.get(key), language);
    },
    async byName(city, countryCode, language) {
      const query = foldedQuery(city);
      const isHere = inCountry(countryCode);
      const [position] = bestPositions(
        entries,
        query,
        1,
        (entry) => entry.isWholeName && entry.key === query && isHere(entry),
      );
      return position === undefined ? null : present(places[position], language);
    },
  };
}

function entriesOf(place: PlaceRecord, position: number): Entry[] {
  const entries = new Map<string, Entry>();
  for (const name of [place.names.it, place.names.en, ...place.otherNames]) {
    const words = foldedWords(name);
    words.forEach((_, from) => {
      const key = words.slice(from).join('');
      const isWholeName = from === 0 || entries.get(key)?.isWholeName === true;
      entries.set(key, { key, position, isWholeName });
    });
  }
  return [...entries.values()];
}

/**
 * Positions of the best places for the query: its whole name first, then names that start with it, then names with a
 * later word that does; larger places first among equals. One walk over the matching entries, keeping only the best.
 */
function bestPositions(
  entries: readonly Entry[],
  query: string,
  limit: number,
  accepts: (entry: Entry) => boolean,
): number[] {
  if (query === '') return [];
  const best: { rank: number; position: number }[] = [];
  for (let i = firstAtOrAfter(entries, query); i < entries.length; i += 1) {
    const entry = entries[i];
    if (!entry?.key.startsWith(query)) break;
    if (!accepts(entry)) continue;
    const candidate = { rank: rankOf(entry, query), position: entry.position };
    const known = best.findIndex(({ position }) => position === candidate.position);
    const rival = known === -1 ? best[limit - 1] : best[known];
    if (rival && compareRanks(candidate, rival) >= 0) continue;
    if (known !== -1) best.splice(known, 1);
    const worse = best.findIndex((other) => compareRanks(candidate, other) < 0);
    best.splice(worse === -1 ? best.length : worse, 0, candidate);
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ position }) => position);
}

function rankOf({ key, isWholeName }: Entry, query: string): number {
  if (!isWholeName) return 2;
  return key === query ? 0 : 1;
}

function compareRanks(a: { rank: number; position: number }, b: { rank: number; position: number }): number {
  return a.rank - b.rank || a.position - b.position;
}

function firstAtOrAfter(entries: readonly Entry[], key: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** By code unit, as the binary search compares; a language's own order would break it. */
function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function placeIn(language: Locale, record: PlaceRecord, country: Country): Place {
  return {
    key: record.key,
    name: record.names[language],
    names: record.names,
    province: record.province,
    region: record.region,
    country: { code: country.code, name: country.names[language], names: country.names },
    latitude: record.latitude,
    longitude: record.longitude,
    population: record.population,
  };
}
