import { COUNTRY_CODES } from '#contracts/countries.ts';
import type { Locale } from '#contracts/languages.ts';
import type { SelectOption } from '#web/ui/select.tsx';

/** Every country by its name, in the order of a dictionary. Made on the server: a browser may know other names. */
export function countryOptions(locale: Locale): SelectOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return COUNTRY_CODES.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
}
