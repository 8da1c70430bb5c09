import type { TextLanguage, TextSet } from '#contracts/own-texts.ts';
import type { Work } from '#server/kernel/work.ts';
import { checkTexts } from '../rules/check-texts.ts';
import { readHashes, readPublishedSet, readSetsThatCount } from '../store/text-sets.ts';
import { compiledTexts } from './compiled-texts.ts';

/** Lets screens and mails of this process say what counts now, where something changed. */
export async function followPublishedTexts(work: Work): Promise<void> {
  const hashes = await readHashes(work);
  const known = globalThis.raduraTexts ?? {};
  const languages = new Set([...Object.keys(hashes), ...Object.keys(known)] as (keyof typeof known)[]);
  if ([...languages].every((language) => hashes[language] === known[language]?.hash)) return;
  const sets = Object.entries(await readSetsThatCount(work)) as [TextLanguage, TextSet][];
  const right = sets.map(async ([language, set]) => [language, await onlyRight(language, set)] as const);
  globalThis.raduraTexts = Object.fromEntries(await Promise.all(right));
}

/** What still fits: a later version of ours may have other placeholders, or not have a text any more. */
async function onlyRight(language: TextLanguage, set: TextSet): Promise<TextSet> {
  return { ...set, texts: checkTexts(set.texts, await compiledTexts(language))?.changed ?? {} };
}

/** A set that was published once, for browsers whose page asks for it. @returns null for any other */
export async function getPublishedSet(
  work: Work,
  of: { language: TextLanguage; hash: string },
): Promise<TextSet | null> {
  const set = await readPublishedSet(work, of);
  return set && onlyRight(of.language, set);
}
