import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distanceKm } from '#contracts/location.ts';
import { foldedName } from './folded-name.ts';
import { COUNTRIES_FILE, PLACES_FILE, readCountryFile, readPlaceFile, writePlaceFile } from './place-file.ts';

const places = await readPlaceFile(PLACES_FILE);
const countries = await readCountryFile(COUNTRIES_FILE);
const italian = places.filter(({ countryCode }) => countryCode === 'IT');
const abroad = places.filter(({ countryCode }) => countryCode !== 'IT');

const PROVINCES =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO ' +
  'GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG ' +
  'RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV';

describe('the place file', () => {
  it('has every Italian province, each in one of the twenty regions', () => {
    expect([...new Set(italian.map(({ province }) => province))].sort()).toEqual(PROVINCES.split(' '));
    const regionsOf = Map.groupBy(italian, ({ province }) => province);
    for (const [province, towns] of regionsOf) {
      expect(new Set(towns.map(({ region }) => region)), `regions of ${province}`).toHaveProperty('size', 1);
    }
    expect(new Set(italian.map(({ region }) => region)).size).toBe(20);
  });

  it('has towns of Italy and cities of every country listed', () => {
    expect(italian.length).toBeGreaterThan(450);
    expect(abroad.length).toBeGreaterThan(150);
    expect(new Set(places.map(({ countryCode }) => countryCode))).toEqual(new Set(countries.keys()));
    expect(abroad.every(({ province, region }) => province === null && region === null)).toBe(true);
  });

  it('has unique keys made for an address bar', () => {
    expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
    for (const { key, countryCode } of places)
      expect(key).toMatch(RegExp(`^${countryCode.toLowerCase()}(-[a-z0-9]+)+$`));
  });

  it('lies inside each country, with plausible sizes', () => {
    for (const { key, countryCode, latitude, longitude, population } of places) {
      const box = countries.get(countryCode);
      expect(box, key).toBeDefined();
      if (!box) continue;
      expect(latitude >= box.south && latitude <= box.north, `latitude of ${key}`).toBe(true);
      expect(longitude >= box.west && longitude <= box.east, `longitude of ${key}`).toBe(true);
      expect(
        Number.isInteger(population) && population > 0 && population < 20_000_000,
        `size of ${key}`,
      ).toBe(true);
    }
  });

  it('has no town of a province far from the others', () => {
    for (const [province, towns] of Map.groupBy(italian, (town) => town.province)) {
      for (const town of towns) {
        // Lampedusa lies out at sea; South Sardinia wraps around Cagliari, which makes its ends the furthest apart.
        if (town.key === 'it-lampedusa' || towns.length === 1) continue;
        const nearest = Math.min(
          ...towns.filter((other) => other !== town).map((other) => distanceKm(town, other)),
        );
        expect(nearest, `${town.key} from the rest of ${province}`).toBeLessThan(90);
      }
    }
  });

  it('names no two places of a country alike and puts no two on one spot', () => {
    const names = places.flatMap(({ countryCode, names: { it: italianName, en }, otherNames }) =>
      [...new Set([italianName, en, ...otherNames].map(foldedName))].map((name) => `${countryCode} ${name}`),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const spots = places.map(({ latitude, longitude }) => `${latitude},${longitude}`);
    expect(spots.filter((spot, at) => spots.indexOf(spot) !== at)).toEqual([]);
  });

  it('knows the well-known Italian cities in English', () => {
    const english = new Map(italian.map(({ names }) => [names.it, names.en]));
    const expected = {
      Milano: 'Milan',
      Firenze: 'Florence',
      Roma: 'Rome',
      Venezia: 'Venice',
      Napoli: 'Naples',
      Torino: 'Turin',
      Genova: 'Genoa',
      Padova: 'Padua',
      Mantova: 'Mantua',
      Siracusa: 'Syracuse',
      Bologna: 'Bologna',
    };
    for (const [name, name_en] of Object.entries(expected)) expect(english.get(name)).toBe(name_en);
  });
});

describe('reading and writing', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'radura-places-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes the file as it was read', async () => {
    const copy = join(folder, 'places.csv');
    await writePlaceFile(copy, places.toReversed());
    expect(await readFile(copy, 'utf8')).toBe(await readFile(PLACES_FILE, 'utf8'));
  });

  it('keeps names with separators and quotes whole', async () => {
    const [first] = places;
    if (!first) throw new Error('No places');
    const odd = { ...first, names: { it: 'A;"B"', en: 'C\nD' } };
    await writePlaceFile(join(folder, 'odd.csv'), [odd]);
    expect(await readPlaceFile(join(folder, 'odd.csv'))).toEqual([odd]);
  });

  it.each([
    ['another heading', 'name;latitude\nMilano;45', 'the first line must be'],
    ['a row without coordinates', 'HEADING\nit-x;IT;MI;Lombardia;X;X;;north;9;1\n', 'row 2 is not a place'],
    ['a row cut short', 'HEADING\nit-x;IT;MI\n', 'row 2 is not a place'],
    ['a coordinate left empty', 'HEADING\nit-x;IT;MI;Lombardia;X;X;;;9;1\n', 'row 2 is not a place'],
    ['a stray quote', 'HEADING\nit-x;IT"\n', 'Stray quote'],
    ['nothing', '', 'the first line must be'],
  ])('refuses a file with %s', async (_, text, message) => {
    const [heading = ''] = (await readFile(PLACES_FILE, 'utf8')).split('\n');
    const path = join(folder, 'broken.csv');
    await writeFile(path, text.replace('HEADING', heading));
    await expect(readPlaceFile(path)).rejects.toThrow(message);
  });
});
