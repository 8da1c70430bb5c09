import { screen } from './center-pages.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

export const TODAY: AccessTarget = {
  called: 'today at a provider; another’s: at another provider',
  mine: (town, me) => ({ providerId: placeOf(town, me).providerId }),
  others: (town, me) => [{ providerId: otherPlaceOf(town, me).providerId }],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: anotherProvider },
};

export const TODAY_SCREEN = screen('the dashboard', () => ({}));
export const DAY_SHEET_SCREEN = screen('the sheet of a day', () => ({}));
