import type { Locale } from '#contracts/languages.ts';

/** What something is called in each language of the product. */
export type NamesByLanguage = Readonly<Record<Locale, string>>;

/** A town or city that somebody can search near. */
export type Place = {
  /** Stable and readable, fit for an address bar: `it-milano`, `gb-london`. */
  key: string;
  /** In the language asked for. */
  name: string;
  names: NamesByLanguage;
  /** The Italian province's code, such as `MI`; null abroad. */
  province: string | null;
  /** The Italian region, in Italian; null abroad. */
  region: string | null;
  /** `code` is ISO 3166-1 alpha-2 (`XK` for Kosovo); `name` is in the language asked for. */
  country: { code: string; name: string; names: NamesByLanguage };
  /** Decimal degrees of the town's middle. */
  latitude: number;
  longitude: number;
  /** Inhabitants, rounded; good for ranking only. */
  population: number;
};

export type PlaceSearch = {
  language: Locale;
  /** How many places at most; kept between 1 and {@link MOST_PLACES}. */
  limit: number;
  /** Only places of this country. */
  countryCode?: string;
};

export const MOST_PLACES = 20;

/**
 * Looks up towns for the search's address field (specification section 2). Every call may reject with {@link GeocoderFailed}; text
 * that names no place is not a failure but an empty answer.
 */
export interface Places {
  /** Places whose name, in any language known, starts with the text; the likeliest first. */
  search(text: string, options: PlaceSearch): Promise<Place[]>;
  find(key: string, language: Locale): Promise<Place | null>;
  /** The largest place of exactly this name in the country. */
  byName(city: string, countryCode: string, language: Locale): Promise<Place | null>;
}

/** The place service could not answer. People then read the specification's 'Geocoder failed' (specification section 8). */
export class GeocoderFailed extends Error {
  constructor(cause: unknown) {
    super('Geocoder failed', { cause });
    this.name = 'GeocoderFailed';
  }
}
