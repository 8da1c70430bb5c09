import { readFile } from 'node:fs/promises';
import { foldedName } from './folded-name.ts';
import type { PlaceRecord } from './place-file.ts';
import { PLACES_FILE, readPlaceFile, writePlaceFile } from './place-file.ts';
import { semicolonRows } from './semicolon-rows.ts';

export type IstatImport = {
  /** ISTAT's list of municipalities ("Elenco dei comuni italiani"), semicolon-separated. */
  source: string;
  target: string;
  /** The place file whose Italian rows are brought up to date. */
  base?: string;
};

export type IstatCounts = { read: number; updated: number; withoutCoordinates: number };

type Municipality = { name: string; otherName: string; province: string; region: string };

/**
 * Brings provinces, regions and official names of the base's Italian places up to date and writes a place file. ISTAT's
 * list has no coordinates, so a municipality that the base does not have is counted and left out: import GeoNames first.
 */
export async function importIstat({ source, target, base = PLACES_FILE }: IstatImport): Promise<IstatCounts> {
  const municipalities = municipalitiesIn(decoded(await readFile(source)));
  const byName = Map.groupBy(municipalities, ({ name }) => foldedName(name));
  const placed = new Set<Municipality>();

  const places = (await readPlaceFile(base)).map((place) => {
    const municipality = place.countryCode === 'IT' ? municipalityOf(place, byName) : undefined;
    if (!municipality) return place;
    placed.add(municipality);
    return withOfficialNames(place, municipality);
  });
  await writePlaceFile(target, places);
  const read = municipalities.length;
  return { read, updated: placed.size, withoutCoordinates: read - placed.size };
}

/** ISTAT publishes in Windows-1252; a file saved again by a spreadsheet is often UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function municipalitiesIn(text: string): Municipality[] {
  const [heading = [], ...rows] = semicolonRows(text);
  const name = columnOf(heading, 'denominazione in italiano');
  const otherName = columnOf(heading, 'denominazione altra lingua');
  const region = columnOf(heading, 'denominazione regione');
  const province = columnOf(heading, 'sigla automobilistica');
  return rows
    .map((row) => ({
      name: row[name]?.trim() ?? '',
      otherName: row[otherName]?.trim() ?? '',
      province: row[province]?.trim() ?? '',
      region: withoutSecondLanguage(row[region]?.trim() ?? ''),
    }))
    .filter((municipality) => municipality.name !== '' && municipality.province !== '');
}

/** Headings gain notes and line breaks from year to year, so a column is known by how its heading starts. */
function columnOf(heading: readonly string[], start: string): number {
  const column = heading.findIndex((title) =>
    title.replace(/\s+/g, ' ').trim().toLowerCase().startsWith(start),
  );
  if (column === -1) throw new Error(`No column starts with "${start}"`);
  return column;
}

/** "Trentino-Alto Adige/Südtirol" → "Trentino-Alto Adige". */
function withoutSecondLanguage(region: string): string {
  return region.split('/')[0] ?? region;
}

/** Municipalities of one name are told apart by province, else by region, since provinces are redrawn now and then. */
function municipalityOf(
  place: PlaceRecord,
  byName: ReadonlyMap<string, Municipality[]>,
): Municipality | undefined {
  const namesakes = [place.names.it, ...place.otherNames].flatMap(
    (name) => byName.get(foldedName(name)) ?? [],
  );
  const sameRegion = namesakes.filter(({ region }) => foldedName(region) === foldedName(place.region ?? ''));
  return namesakes.find(({ province }) => province === place.province) ?? onlyOne(sameRegion);
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

/** The name people use stays the one shown; official and other-language names become findable. */
function withOfficialNames(
  place: PlaceRecord,
  { name, otherName, province, region }: Municipality,
): PlaceRecord {
  const known = new Set([place.names.it, place.names.en, ...place.otherNames].map(foldedName));
  const isNew = (each: string) => each !== '' && !known.has(foldedName(each));
  return {
    ...place,
    province,
    region,
    otherNames: [...place.otherNames, ...[name, otherName].filter(isNew)],
  };
}

if (import.meta.main) {
  const [source, target, base] = process.argv.slice(2);
  if (!source || !target) {
    throw new Error(
      'Usage: node server/adapters/places/import-istat.ts <comuni.csv> <places.csv> [base.csv]',
    );
  }
  console.log(await importIstat({ source, target, base }));
}
