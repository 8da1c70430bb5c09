import type { Work } from '#server/kernel/work.ts';
import { readHashes, readSetsThatCount } from '../store/text-sets.ts';

/** Lets screens and mails of this process say what counts now, where something changed. */
export async function followPublishedTexts(work: Work): Promise<void> {
  const hashes = await readHashes(work);
  const known = globalThis.raduraTexts ?? {};
  const languages = new Set([...Object.keys(hashes), ...Object.keys(known)] as (keyof typeof known)[]);
  if ([...languages].every((language) => hashes[language] === known[language]?.hash)) return;
  globalThis.raduraTexts = await readSetsThatCount(work);
}
