import type { Locale } from '#contracts/languages.ts';
import type { Place, Places } from '#server/adapters/places/port.ts';
import { GeocoderFailed, MOST_PLACES } from '#server/adapters/places/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';

const USUAL_PLACES = 6;

/**
 * Towns whose name begins with the text, the likeliest first (specification section 2); text that names none answers an empty list.
 * @param limit kept between 1 and 20
 * @throws Refusal geocoderFailed (specification section 8)
 */
export async function findPlaces(
  places: Places,
  locale: Locale,
  text: string,
  limit: number | null,
): Promise<Place[]> {
  const most = Math.min(Math.max(limit ?? USUAL_PLACES, 1), MOST_PLACES);
  try {
    return await places.search(text, { language: locale, limit: most });
  } catch (error) {
    if (error instanceof GeocoderFailed) throw new Refusal('geocoderFailed', { affected: ['text'] });
    throw error;
  }
}
