import { createHash } from 'node:crypto';
import { LOCALES } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import { cancellationSentences, termsSections } from '#contracts/terms-text.ts';
import type { TermsSection } from '#contracts/terms-text.ts';
import type { Work } from '#server/kernel/work.ts';
import { insertTermsText, readTermsTexts } from '../store/terms-texts.ts';

/** A text of the general terms in one language. */
export interface TermsText {
  /** As the page /terms showed them. */
  sections: TermsSection[];
  /** As the booking form said one of them. */
  cancellation: string[];
}

const TEXTS = JSON.stringify(
  Object.fromEntries(
    LOCALES.map((locale): [string, TermsText] => [
      locale,
      { sections: termsSections(locale), cancellation: cancellationSentences(locale) },
    ]),
  ),
);

/** Of the text that is shown now: the same for the same words, so that nobody has to count versions. */
export const TERMS_VERSION = createHash('sha256').update(TEXTS).digest('hex').slice(0, 16);

/** The text that is shown now, as a migration writes it. */
export const TERMS_TEXT = { termsVersion: TERMS_VERSION, termsTexts: TEXTS };

/** The texts of some versions, by version and language. Each was kept before anybody could book on it. */
export async function termsTexts(
  work: Work,
  versions: readonly string[],
): Promise<Map<string, Record<Locale, TermsText>>> {
  const rows = await readTermsTexts(work, versions);
  // Written by `keepTermsText` alone, in this shape.
  return new Map(rows.map(({ version, texts }) => [version, texts as unknown as Record<Locale, TermsText>]));
}

/** Keeps the text that is shown from now on: every start of the product, before anybody can book. Twice has one effect. */
export async function keepTermsText(work: Work): Promise<void> {
  await insertTermsText(work, { version: TERMS_VERSION, texts: TEXTS });
}
