import type { Api } from '#web/lib/api.ts';
import type { OwnPage, TownMiddle } from '#web/business-frame/setup/setup-calls.ts';
import { TOWN_OF_CENTER } from '#web/business-frame/setup/setup-calls.ts';

/** The middle of the town a center lies in; null for a town that the index does not know, or while it cannot answer. */
export async function townMiddle(
  api: Api,
  { cityKey, location: { city } }: Pick<OwnPage, 'cityKey' | 'location'>,
): Promise<TownMiddle | null> {
  if (cityKey === null || city === null) return null;
  try {
    const { searchPlaces: places } = await api(TOWN_OF_CENTER, { text: city });
    return places.find(({ key }) => key === cityKey) ?? null;
  } catch {
    // Without it the step asks for the address alone.
    return null;
  }
}
