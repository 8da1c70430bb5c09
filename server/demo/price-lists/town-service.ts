/** A heading of a price list with its offers, as it is written for the demo town. */
export interface TownService {
  group: OfferingGroupName;
  heading: string;
  about: string;
  offers: readonly TownOffer[];
  /** Names of those who can do it; default everybody. */
  by?: readonly string[];
  /** Names of the things that must be free too. */
  needs?: readonly string[];
  /** Minutes between starts; default the provider's. */
  step?: number;
  /** When it can be booked; default always. */
  season?: { fromDay: number; toDay: number; hours?: string };
  isOnline?: boolean;
}

export interface TownOffer {
  name: string;
  minutes: number;
  euro: number;
  prepare?: number;
  cleanup?: number;
  capacity?: number;
  about?: string;
}

/** The groups services stand in, each with its colour in the calendar. */
export const GROUP_COLORS = {
  Massaggi: '#1F5C49',
  'Rituali e spa': '#A8472A',
  Viso: '#B7677A',
  'Mani e piedi': '#C08A3E',
  Capelli: '#6C5A8C',
  'Yoga e meditazione': '#4B7F6B',
  Pilates: '#3E6A8C',
  Allenamento: '#8C4A3E',
  Acqua: '#2F7F93',
  'Fisioterapia e osteopatia': '#5B6A64',
  Alimentazione: '#7A8C3E',
  Colloqui: '#8A6F9B',
} as const;

export type OfferingGroupName = keyof typeof GROUP_COLORS;

/** What each provider decides for itself. */
export type Terms = Pick<TownService, 'by' | 'needs' | 'step' | 'season'> & { euro: number; about?: string };

/** What an hour costs, for other lengths: shorter is dearer by the minute. */
const SHARE_OF_HOUR: Record<number, number> = {
  20: 0.45,
  25: 0.5,
  30: 0.58,
  40: 0.72,
  45: 0.78,
  50: 0.88,
  60: 1,
  75: 1.2,
  80: 1.28,
  90: 1.4,
  120: 1.8,
};

/** The same service in several lengths, `hourEuro` for sixty minutes, whole euros. */
export function byLength(
  name: string,
  hourEuro: number,
  lengths: readonly number[],
  more: Partial<TownOffer> = {},
): TownOffer[] {
  return lengths.map((minutes) => ({
    name,
    minutes,
    euro: Math.round(hourEuro * (SHARE_OF_HOUR[minutes] ?? minutes / 60)),
    ...more,
  }));
}
