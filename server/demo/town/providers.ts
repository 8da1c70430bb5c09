import { ALPS_AND_ABROAD } from './alps-and-abroad.ts';
import { BOLOGNA } from './bologna.ts';
import { COAST_AND_SOUTH } from './coast-and-south.ts';
import { FIRENZE } from './firenze.ts';
import { ISLANDS } from './islands.ts';
import { MILANO } from './milano.ts';
import { MILANO_MASSAGES } from './milano-massages.ts';
import { NAPOLI } from './napoli.ts';
import { ROMA } from './roma.ts';
import { TORINO } from './torino.ts';
import type { TownProvider } from './town-provider.ts';
import { VENETO } from './veneto.ts';

/** Everybody in the demo town, in the order in which they are loaded. */
export const TOWN_PROVIDERS: readonly TownProvider[] = [
  ...MILANO,
  ...ROMA,
  ...TORINO,
  ...BOLOGNA,
  ...FIRENZE,
  ...NAPOLI,
  ...VENETO,
  ...ISLANDS,
  ...COAST_AND_SOUTH,
  ...ALPS_AND_ABROAD,
  // Last, so that nobody else gets another number
  ...MILANO_MASSAGES,
];
