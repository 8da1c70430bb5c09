import type { Locale } from '#contracts/languages.ts';
import type { ComboboxOption } from '#web/ui/combobox.tsx';
import { browserApi, operation } from './api.ts';

/** A town of the place index; `countryCode` goes with the search. */
export type PlaceOption = ComboboxOption & { countryCode: string };

export const SEARCH_PLACES = operation(`query SearchPlaces($text: String!) {
  searchPlaces(text: $text, limit: 6) { key name province countryName countryCode }
}`);

/** Towns whose name begins with the text, the likeliest first. */
export async function suggestPlaces(
  text: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<PlaceOption[]> {
  const { searchPlaces } = await browserApi(locale)(SEARCH_PLACES, { text }, { signal });
  return searchPlaces.map(({ key, name, province, countryName, countryCode }) => ({
    key,
    label: name,
    detail: province === null ? countryName : `${province}, ${countryName}`,
    countryCode,
  }));
}
