import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextLanguage } from '#contracts/own-texts.ts';
import { PROJECT_ROOT } from '#server/config.ts';

const read = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The texts of a language as they come with the program, by key; Swedish comes with none, English stands for it. */
export function compiledTexts(language: TextLanguage): Promise<ReadonlyMap<string, string>> {
  const of = language === 'sv' ? 'en' : language;
  const known = read.get(of) ?? readTexts(of);
  read.set(of, known);
  return known;
}

async function readTexts(language: 'it' | 'en'): Promise<ReadonlyMap<string, string>> {
  const folder = join(PROJECT_ROOT, 'contracts/locales', language);
  const areas = await Promise.all(
    (await readdir(folder))
      .toSorted()
      .map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, string>),
  );
  return new Map(areas.flatMap((area) => Object.entries(area)).filter(([key]) => key !== '$schema'));
}
