import * as m from '#contracts/texts/messages.js';
import type { Locale } from '#contracts/languages.ts';
import type { ComboboxOption } from '#web/ui/combobox.tsx';
import { browserApi, operation } from './api.ts';
import type { Texts } from './texts-in.ts';

export const SUGGEST_SEARCHES = operation(`query SuggestSearches($text: String!) {
  suggestSearches(text: $text) { kind text }
}`);

const KINDS: Readonly<Record<string, typeof m.search_suggested_category>> = {
  category: m.search_suggested_category,
  service: m.search_suggested_service,
  provider: m.search_suggested_provider,
};

/** What somebody may be looking for who has typed that. A search without suggestions is one all the same. */
export async function suggestWhat(
  text: string,
  { locale, t, signal }: { locale: Locale; t: Texts; signal: AbortSignal },
): Promise<ComboboxOption[]> {
  const { suggestSearches } = await browserApi(locale)(SUGGEST_SEARCHES, { text }, { signal });
  return suggestSearches.map(({ kind, text: label }) => {
    const named = KINDS[kind];
    return { key: `${kind} ${label}`, label, ...(named && { detail: t(named) }) };
  });
}
