import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NamesByLanguage } from './port.ts';
import { semicolonLine, semicolonRows } from './semicolon-rows.ts';

/** One line of the place file. `otherNames` are searched but never shown. */
export type PlaceRecord = {
  key: string;
  countryCode: string;
  province: string | null;
  region: string | null;
  names: NamesByLanguage;
  otherNames: readonly string[];
  latitude: number;
  longitude: number;
  population: number;
};

/** A country and the box its places lie in, in decimal degrees. */
export type Country = {
  code: string;
  names: NamesByLanguage;
  south: number;
  west: number;
  north: number;
  east: number;
};

export const PLACES_FILE = join(import.meta.dirname, 'data', 'places.csv');
export const COUNTRIES_FILE = join(import.meta.dirname, 'data', 'countries.csv');

const PLACE_COLUMNS = 'key;country;province;region;it;en;other;latitude;longitude;population';
const COUNTRY_COLUMNS = 'code;it;en;south;west;north;east';

/** Reads a place file. Throws, naming the line, when it is not one. */
export async function readPlaceFile(path: string): Promise<PlaceRecord[]> {
  return (await rowsOf(path, PLACE_COLUMNS)).map(
    ([key, country, province, region, it, en, other, ...numbers], index) => {
      const [latitude, longitude, population] = numbers.map(numberIn);
      if (
        !key ||
        !country ||
        !it ||
        !en ||
        !isFinite(latitude) ||
        !isFinite(longitude) ||
        !isFinite(population)
      ) {
        throw new Error(`${path}: row ${index + 2} is not a place`);
      }
      return {
        key,
        countryCode: country,
        province: province || null,
        region: region || null,
        names: { it, en },
        otherNames: other ? other.split('|') : [],
        latitude,
        longitude,
        population,
      };
    },
  );
}

/** Writes places, Italy first, then by key, and puts the file in place only when it is whole. */
export async function writePlaceFile(path: string, places: readonly PlaceRecord[]): Promise<void> {
  const lines = [...places]
    .sort(italyFirst)
    .map((place) =>
      semicolonLine([
        place.key,
        place.countryCode,
        place.province ?? '',
        place.region ?? '',
        place.names.it,
        place.names.en,
        place.otherNames.join('|'),
        place.latitude.toFixed(3),
        place.longitude.toFixed(3),
        place.population,
      ]),
    );
  const unfinished = `${path}.unfinished`;
  await writeFile(unfinished, `${[PLACE_COLUMNS, ...lines].join('\n')}\n`);
  await rename(unfinished, path);
}

/** Reads the countries that places may lie in, by code. Throws, naming the line, when the file is broken. */
export async function readCountryFile(path: string): Promise<Map<string, Country>> {
  const countries = (await rowsOf(path, COUNTRY_COLUMNS)).map(([code, it, en, ...box], index) => {
    const [south, west, north, east] = box.map(numberIn);
    if (!code || !it || !en || !isFinite(south) || !isFinite(west) || !isFinite(north) || !isFinite(east)) {
      throw new Error(`${path}: row ${index + 2} is not a country`);
    }
    return { code, names: { it, en }, south, west, north, east };
  });
  return new Map(countries.map((country) => [country.code, country]));
}

async function rowsOf(path: string, columns: string): Promise<string[][]> {
  const [heading, ...rows] = semicolonRows(await readFile(path, 'utf8'));
  if (heading?.join(';') !== columns) throw new Error(`${path}: the first line must be ${columns}`);
  return rows;
}

/** An empty cell is no number, though JavaScript reads it as 0. */
function numberIn(cell: string): number {
  return cell.trim() === '' ? NaN : Number(cell);
}

function isFinite(value: number | undefined): value is number {
  return Number.isFinite(value);
}

function italyFirst(a: PlaceRecord, b: PlaceRecord): number {
  const byCountry = Number(b.countryCode === 'IT') - Number(a.countryCode === 'IT');
  return byCountry || (a.key < b.key ? -1 : 1);
}
