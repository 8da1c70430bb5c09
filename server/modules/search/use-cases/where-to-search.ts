import type { Locale } from '#contracts/languages.ts';
import { GeocoderFailed } from '#server/adapters/places/port.ts';
import type { Place, Places } from '#server/adapters/places/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { boxAround } from '../rules/around.ts';
import { foldedText } from '../rules/folded-text.ts';
import type { SearchQuestion } from '../rules/search-question.ts';
import { townKey } from '../rules/town-key.ts';
import type { Wanted } from '../store/find-entries.ts';

export type Where = Pick<Wanted, 'townKey' | 'center' | 'within'> & {
  /** No place of the index has the name that was asked for. */
  isPlaceUnknown: boolean;
};

/**
 * Where a question looks: in one town, or within a distance of a town or of a point. A town that the place index does not
 * know is looked for by its name.
 * @throws Refusal geocoderFailed when a distance was asked for and the place index does not answer
 */
export async function whereToSearch(
  places: Places,
  locale: Locale,
  { city, countryCode, center, distanceKm }: SearchQuestion,
): Promise<Where> {
  const isTown = city !== null && !center;
  const found = isTown ? await findTown(places, locale, city, countryCode, distanceKm !== null) : null;
  const place = found === 'noAnswer' ? null : found;
  const isPlaceUnknown = isTown && found === null;
  const middle = center ?? place;
  if (middle && distanceKm !== null) {
    const within = { km: distanceKm, box: boxAround(middle, distanceKm) };
    return { townKey: null, center: middle, within, isPlaceUnknown };
  }
  const key = isTown ? (place?.key ?? townKey(city, countryCode ?? 'IT')) : null;
  return { townKey: key, center: middle, within: null, isPlaceUnknown };
}

/** The town of exactly that name: in the country, else the largest of that name anywhere. */
async function findTown(
  places: Places,
  locale: Locale,
  city: string,
  countryCode: string | null,
  isNeeded: boolean,
): Promise<Place | 'noAnswer' | null> {
  try {
    if (countryCode !== null) return await places.byName(city, countryCode, locale);
    const [likeliest] = await places.search(city, { language: locale, limit: 1 });
    return likeliest && isCalled(likeliest, city) ? likeliest : null;
  } catch (error) {
    if (!(error instanceof GeocoderFailed)) throw error;
    if (isNeeded) throw new Refusal('geocoderFailed', { affected: ['city'] });
    return 'noAnswer';
  }
}

function isCalled({ names }: Place, city: string): boolean {
  const wanted = foldedText(city.replace(/[,(].*$/su, ''));
  return Object.values(names).some((name) => foldedText(name) === wanted);
}
