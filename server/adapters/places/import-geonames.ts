import { open } from 'node:fs/promises';
import { distanceKm } from '#contracts/location.ts';
import { foldedName } from './folded-name.ts';
import type { Country, PlaceRecord } from './place-file.ts';
import { COUNTRIES_FILE, PLACES_FILE, readCountryFile, readPlaceFile, writePlaceFile } from './place-file.ts';

export type GeonamesImport = {
  /** GeoNames' `cities500.txt`, `IT.txt` or another dump of the same 19 columns. */
  source: string;
  target: string;
  /** The place file to add to; its own rows are kept as they are. */
  base?: string;
  /** Inhabitants below which a place is left out; 500 unless told. */
  minimumPopulation?: number;
};

export type GeonamesCounts = { read: number; added: number; alreadyKnown: number; leftOut: number };

/** The parts of a GeoNames row that a place is made of. */
type GeonamesRow = {
  id: string;
  name: string;
  allNames: string[];
  isTown: boolean;
  countryCode: string;
  firstDivision: string;
  secondDivision: string;
  latitude: number;
  longitude: number;
  population: number;
};

const COLUMNS = 19;
/** Quarters of a city, and towns that were abandoned, destroyed, or are history. */
const NOT_TOWNS = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** The same name in one country within this distance is the same place; hamlets further off may share it. */
const SAME_PLACE_KM = 10;
/** GeoNames' own numbers for Italian regions, 01 to 20. */
const ITALIAN_REGIONS = [
  'Abruzzo',
  'Basilicata',
  'Calabria',
  'Campania',
  'Emilia-Romagna',
  'Friuli-Venezia Giulia',
  'Lazio',
  'Liguria',
  'Lombardia',
  'Marche',
  'Molise',
  'Piemonte',
  'Puglia',
  'Sardegna',
  'Sicilia',
  'Toscana',
  'Trentino-Alto Adige',
  'Umbria',
  "Valle d'Aosta",
  'Veneto',
];

/**
 * Adds the towns of a GeoNames dump that the base does not have, row by row, and writes a place file. A dump names a
 * town in one language only, so a new town bears that name in both. Throws when a row has not the documented columns.
 */
export async function importGeonames(options: GeonamesImport): Promise<GeonamesCounts> {
  const { source, target, base = PLACES_FILE, minimumPopulation = 500 } = options;
  const places = await readPlaceFile(base);
  const countries = await readCountryFile(COUNTRIES_FILE);
  const known = Map.groupBy(places.flatMap(namedPoints), ({ key }) => key);
  const counts: GeonamesCounts = { read: 0, added: 0, alreadyKnown: 0, leftOut: 0 };

  const dump = await open(source);
  for await (const line of dump.readLines({ encoding: 'utf8' })) {
    if (line === '') continue;
    counts.read += 1;
    const row = geonamesRow(line, counts.read);
    if (!isWanted(row, countries.get(row.countryCode), minimumPopulation)) counts.leftOut += 1;
    else if (isKnown(row, known)) counts.alreadyKnown += 1;
    else {
      places.push(placeOf(row));
      counts.added += 1;
    }
  }
  await writePlaceFile(target, places);
  return counts;
}

function geonamesRow(line: string, number: number): GeonamesRow {
  const cells = line.split('\t');
  if (cells.length !== COLUMNS)
    throw new Error(`Row ${number} has ${cells.length} columns instead of ${COLUMNS}`);
  const [
    id = '',
    name = '',
    plainName = '',
    alternates = '',
    latitude,
    longitude,
    featureClass,
    feature = '',
  ] = cells;
  const [countryCode = '', , firstDivision = '', secondDivision = '', , , population] = cells.slice(8);
  return {
    id,
    name,
    allNames: [name, plainName, ...alternates.split(',')].filter((each) => each !== ''),
    isTown: featureClass === 'P' && !NOT_TOWNS.has(feature),
    countryCode,
    firstDivision,
    secondDivision,
    latitude: Number(latitude || NaN),
    longitude: Number(longitude || NaN),
    population: Number(population),
  };
}

function isWanted(row: GeonamesRow, country: Country | undefined, minimumPopulation: number): boolean {
  return (
    row.isTown &&
    row.name !== '' &&
    row.population >= minimumPopulation &&
    country !== undefined &&
    row.latitude >= country.south &&
    row.latitude <= country.north &&
    row.longitude >= country.west &&
    row.longitude <= country.east
  );
}

function namedPoints({ countryCode, names, otherNames, latitude, longitude }: PlaceRecord) {
  const keys = new Set([names.it, names.en, ...otherNames].map((name) => nameKey(countryCode, name)));
  return [...keys].map((key) => ({ key, latitude, longitude }));
}

function isKnown(row: GeonamesRow, known: ReadonlyMap<string, ReturnType<typeof namedPoints>>): boolean {
  return row.allNames.some((name) =>
    known.get(nameKey(row.countryCode, name))?.some((point) => distanceKm(point, row) <= SAME_PLACE_KM),
  );
}

function nameKey(countryCode: string, name: string): string {
  return `${countryCode} ${foldedName(name)}`;
}

function placeOf(row: GeonamesRow): PlaceRecord {
  const isItalian = row.countryCode === 'IT';
  return {
    key: `geonames-${row.id}`,
    countryCode: row.countryCode,
    province: (isItalian && row.secondDivision) || null,
    region: (isItalian && ITALIAN_REGIONS[Number(row.firstDivision) - 1]) || null,
    names: { it: row.name, en: row.name },
    otherNames: [],
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population,
  };
}

if (import.meta.main) {
  const [source, target] = process.argv.slice(2);
  if (!source || !target)
    throw new Error('Usage: node server/adapters/places/import-geonames.ts <dump.txt> <places.csv>');
  console.log(await importGeonames({ source, target }));
}
