import type { TextLanguage, TextSet } from '#contracts/own-texts.ts';
import type { Work } from '#server/kernel/work.ts';
import { readHashes, readPublishedSet, readSetsThatCount } from '../store/text-sets.ts';

/** Lets screens and mails of this process say what counts now, where something changed. */
export async function followPublishedTexts(work: Work): Promise<void> {
  const hashes = await readHashes(work);
  const known = globalThis.raduraTexts ?? {};
  const languages = new Set([...Object.keys(hashes), ...Object.keys(known)] as (keyof typeof known)[]);
  if ([...languages].every((language) => hashes[language] === known[language]?.hash)) return;
  globalThis.raduraTexts = await readSetsThatCount(work);
}

/** A set that was published once, for browsers whose page asks for it. @returns null for any other */
export async function getPublishedSet(
  work: Work,
  of: { language: TextLanguage; hash: string },
): Promise<TextSet | null> {
  return readPublishedSet(work, of);
}
