import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importGeonames } from './import-geonames.ts';
import { importIstat } from './import-istat.ts';
import { openIndexedPlaces } from './indexed-places.ts';
import { PLACES_FILE, readPlaceFile } from './place-file.ts';

let folder: string;
let target: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'radura-import-'));
  target = join(folder, 'out.csv');
});
afterEach(() => rm(folder, { recursive: true }));

async function fileOf(name: string, text: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

/** A row of the 19 columns that GeoNames documents, of a town near Milan unless told otherwise. */
function geonamesRow(cells: Partial<Record<number, string>>): string {
  const usual: Record<number, string> = {
    4: '45.5',
    5: '9.3',
    6: 'P',
    7: 'PPLA3',
    8: 'IT',
    10: '09',
    11: 'MI',
    14: '12000',
    17: 'Europe/Rome',
    18: '2026-01-31',
  };
  return Array.from({ length: 19 }, (_, at) => cells[at] ?? usual[at] ?? '').join('\t');
}

describe('importing GeoNames', () => {
  const dump = [
    geonamesRow({
      0: '3173435',
      1: 'Milan',
      2: 'Milan',
      3: 'MIL,Milano,Milán,米兰',
      4: '45.46427',
      5: '9.18951',
      14: '1371498',
    }),
    geonamesRow({ 0: '1', 1: 'Gorgonzola', 2: 'Gorgonzola', 4: '45.53075', 5: '9.40496', 14: '20800' }),
    geonamesRow({ 0: '2', 1: 'Alba', 2: 'Alba', 4: '46.45', 5: '11.2', 10: '17', 11: 'TN', 14: '700' }),
    geonamesRow({ 0: '3', 1: 'Brera', 7: 'PPLX', 14: '18000' }),
    geonamesRow({ 0: '4', 1: 'Piccolo', 14: '120' }),
    geonamesRow({ 0: '5', 1: 'Monte Rosa', 6: 'T', 7: 'MT' }),
    geonamesRow({ 0: '6', 1: 'Springfield', 8: 'US', 4: '39.8', 5: '-89.6', 14: '116000' }),
    geonamesRow({ 0: '7', 1: 'Lost', 4: '12', 5: '9' }),
    geonamesRow({ 0: '8', 1: 'Nowhere', 4: '' }),
    geonamesRow({
      0: '9',
      1: 'Annecy',
      2: 'Annecy',
      8: 'FR',
      4: '45.89908',
      5: '6.12863',
      10: '84',
      11: '74',
      14: '131000',
    }),
  ].join('\n');

  it('adds the towns that are not known yet and keeps the own rows', async () => {
    const counts = await importGeonames({ source: await fileOf('IT.txt', `${dump}\n`), target });
    expect(counts).toEqual({ read: 10, added: 3, alreadyKnown: 1, leftOut: 6 });

    const [before, after] = [await readPlaceFile(PLACES_FILE), await readPlaceFile(target)];
    expect(after).toHaveLength(before.length + 3);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.find(({ key }) => key === 'geonames-1')).toEqual({
      key: 'geonames-1',
      countryCode: 'IT',
      province: 'MI',
      region: 'Lombardia',
      names: { it: 'Gorgonzola', en: 'Gorgonzola' },
      otherNames: [],
      latitude: 45.531,
      longitude: 9.405,
      population: 20800,
    });
    expect(after.find(({ key }) => key === 'geonames-2')).toMatchObject({
      region: 'Trentino-Alto Adige',
      province: 'TN',
    });
    expect(after.find(({ key }) => key === 'geonames-9')).toMatchObject({ region: null, province: null });
  });

  it('makes a file that the index opens', async () => {
    await importGeonames({ source: await fileOf('IT.txt', dump), target });
    const places = await openIndexedPlaces(target);
    const [found] = await places.search('gorgon', { language: 'it', limit: 1 });
    expect(found).toMatchObject({ name: 'Gorgonzola', province: 'MI', country: { name: 'Italia' } });
  });

  it('takes smaller towns when asked', async () => {
    const source = await fileOf('IT.txt', dump);
    expect(await importGeonames({ source, target, minimumPopulation: 100 })).toMatchObject({
      added: 4,
      leftOut: 5,
    });
  });

  it('changes nothing the second time', async () => {
    const source = await fileOf('IT.txt', dump);
    await importGeonames({ source, target });
    const again = join(folder, 'again.csv');
    expect(await importGeonames({ source, target: again, base: target })).toMatchObject({
      added: 0,
      alreadyKnown: 4,
    });
    expect(await readPlaceFile(again)).toEqual(await readPlaceFile(target));
  });

  it('refuses a file of other columns and one that is not there, and writes nothing', async () => {
    const source = await fileOf('other.txt', 'Milano\t45\t9\n');
    await expect(importGeonames({ source, target })).rejects.toThrow('Row 1 has 3 columns instead of 19');
    await expect(importGeonames({ source: join(folder, 'none.txt'), target })).rejects.toThrow('ENOENT');
    await expect(readPlaceFile(target)).rejects.toThrow('ENOENT');
  });

  it('runs from the command line', async () => {
    const source = await fileOf('IT.txt', dump);
    const script = join(import.meta.dirname, 'import-geonames.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, source, target]);
    expect(stdout).toContain('added: 3');
    await expect(promisify(execFile)(process.execPath, [script])).rejects.toThrow('Usage');
  });
});

describe('importing ISTAT', () => {
  const heading =
    'Codice Regione;"Codice dell\'Unità territoriale sovracomunale \r\n(valida a fini statistici)";Codice Provincia (Storico)(1);' +
    'Progressivo del Comune (2);Codice Comune formato alfanumerico;Denominazione (Italiana e straniera);' +
    'Denominazione in italiano;Denominazione altra lingua;Codice Ripartizione Geografica;Ripartizione geografica;' +
    'Denominazione Regione;"Denominazione dell\'Unità territoriale sovracomunale \r\n(valida a fini statistici)";' +
    'Tipologia di Unità territoriale sovracomunale ;Flag Comune capoluogo;Sigla automobilistica';
  const municipality = (name: string, other: string, region: string, province: string) =>
    `01;201;001;001;001001;${name}${other && `/${other}`};${name};${other};1;Nord;${region};X;1;0;${province}`;
  const list = [
    heading,
    municipality('Reggio di Calabria', '', 'Calabria', 'RC'),
    municipality("Reggio nell'Emilia", '', 'Emilia-Romagna', 'RE'),
    municipality('Forlì', '', 'Emilia-Romagna', 'FC'),
    municipality('Ortisei', 'St. Ulrich', 'Trentino-Alto Adige/Südtirol', 'BZ'),
    municipality('Iglesias', '', 'Sardegna', 'ZZ'),
    municipality('San Teodoro', '', 'Sicilia', 'ME'),
    municipality('San Teodoro', '', 'Sardegna', 'ZZ'),
    municipality('Gorgonzola', '', 'Lombardia', 'MI'),
  ].join('\r\n');
  const find = async (key: string) => (await readPlaceFile(target)).find((place) => place.key === key);

  it.each([
    ['Windows-1252, as published', Buffer.from(list, 'latin1')],
    ['UTF-8, as saved again', Buffer.from(`\uFEFF${list}\r\n`)],
  ])('brings provinces, regions and names up to date from %s', async (_, bytes) => {
    const counts = await importIstat({ source: await fileOf('comuni.csv', bytes), target });
    expect(counts).toEqual({ read: 8, updated: 6, withoutCoordinates: 2 });
    expect(await find('it-reggio-calabria')).toMatchObject({
      names: { it: 'Reggio Calabria', en: 'Reggio Calabria' },
      otherNames: ['Reggio di Calabria'],
      province: 'RC',
    });
    expect(await find('it-forli')).toMatchObject({ names: { it: 'Forlì' }, otherNames: [] });
    expect(await find('it-ortisei')).toMatchObject({
      region: 'Trentino-Alto Adige',
      otherNames: ['Urtijëi', 'St. Ulrich in Gröden', 'St. Ulrich'],
    });
    expect(await find('it-iglesias')).toMatchObject({ province: 'ZZ', region: 'Sardegna' });
    expect(await find('it-san-teodoro')).toMatchObject({ province: 'ZZ', region: 'Sardegna' });
  });

  it('leaves every other row as it was', async () => {
    await importIstat({ source: await fileOf('comuni.csv', Buffer.from(list)), target });
    const [before, after] = [await readPlaceFile(PLACES_FILE), await readPlaceFile(target)];
    const changed = after.filter((place, at) => JSON.stringify(place) !== JSON.stringify(before[at]));
    expect(changed.map(({ key }) => key)).toEqual(['it-iglesias', 'it-ortisei', 'it-san-teodoro']);
  });

  it('refuses a list without the columns it needs', async () => {
    const source = await fileOf('comuni.csv', 'Comune;Provincia\nMilano;MI\n');
    await expect(importIstat({ source, target })).rejects.toThrow(
      'No column starts with "denominazione in italiano"',
    );
  });

  it('runs from the command line, on a base of its own', async () => {
    const source = await fileOf('comuni.csv', Buffer.from(list));
    const script = join(import.meta.dirname, 'import-istat.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, source, target, PLACES_FILE]);
    expect(stdout).toContain('updated: 6');
  });
});
