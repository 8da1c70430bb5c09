import type { Work } from '#server/kernel/work.ts';
import { sellingTables } from './tables.ts';

/** @param text its texts as JSON, by language */
export async function insertTermsText(
  work: Work,
  { version, texts }: { version: string; texts: string },
): Promise<void> {
  await sellingTables(work)
    .insertInto('terms_texts')
    .values({ version, texts, first_shown_at: work.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Some texts by their versions, by language; unknown ones are left out. */
export async function readTermsTexts(work: Work, versions: readonly string[]) {
  return sellingTables(work)
    .selectFrom('terms_texts')
    .select(['version', 'texts'])
    .where('version', 'in', [...versions])
    .execute();
}
